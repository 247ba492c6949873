package counterstopsatcap

import (
	"math/rand"
	"time"
)

type Conf struct {
	First, Most time.Duration
}

type Keeper struct {
	c     Conf
	tries uint
	next  time.Time
}

func (k *Keeper) failed() {
	d := k.c.First * (1 << k.tries)
	if d > k.c.Most {
		d = k.c.Most
	} else {
		k.tries++
	}
	d += time.Duration(rand.Int63n(int64(d)/5 + 1))
	k.next = time.Now().Add(d)
}

func (k *Keeper) Ensure(setup func() error) {
	for {
		if err := setup(); err == nil {
			return
		}
		k.failed()
		time.Sleep(time.Until(k.next))
	}
}
