// Package message has the shape of github.com/ThreeDotsLabs/watermill/message, as far as the fixtures use it.
package message

type Message struct{}
type HandlerFunc func(msg *Message) ([]*Message, error)
type HandlerMiddleware func(h HandlerFunc) HandlerFunc
type Router struct{}

func (r *Router) AddMiddleware(m ...HandlerMiddleware) {}
