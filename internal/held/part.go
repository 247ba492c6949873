package held

import "maps"

// part is a map that is copied before its first change.
type part[K comparable, V any] struct {
	at    map[K]V
	alone bool // nobody shares it
}

func (p *part[K, V]) share() part[K, V] {
	p.alone = false
	return *p
}

func (p *part[K, V]) put(k K, v V) {
	p.own()
	p.at[k] = v
}

func (p *part[K, V]) drop(k K) {
	if _, has := p.at[k]; has {
		p.own()
		delete(p.at, k)
	}
}

func (p *part[K, V]) own() {
	switch {
	case p.at == nil:
		p.at = map[K]V{}
	case !p.alone:
		p.at = maps.Clone(p.at)
	}
	p.alone = true
}
