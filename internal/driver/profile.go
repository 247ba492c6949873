package driver

// Profiles of a standalone run, under multichecker's flag names.

import (
	"flag"
	"fmt"
	"os"
	"runtime"
	"runtime/pprof"
	"runtime/trace"
)

// profile names the files to write, "" for none.
type profile struct{ cpu, mem, trace string }

func (p *profile) declare(fs *flag.FlagSet) {
	fs.StringVar(&p.cpu, "cpuprofile", "", "write a CPU profile to this `file`")
	fs.StringVar(&p.mem, "memprofile", "", "write a memory profile to this `file`")
	fs.StringVar(&p.trace, "trace", "", "write an execution trace to this `file`")
}

// start begins the profiles asked for; the function it returns completes them.
func (p *profile) start() (stop func(), err error) {
	var ends []func()
	stop = func() {
		for _, end := range ends {
			end()
		}
	}
	create := func(name string, begin func(*os.File) error, end func(*os.File)) {
		if name == "" || err != nil {
			return
		}
		var f *os.File
		if f, err = os.Create(name); err != nil {
			return
		}
		if err = begin(f); err == nil {
			ends = append(ends, func() { end(f); f.Close() })
		}
	}
	create(p.cpu, func(f *os.File) error { return pprof.StartCPUProfile(f) }, func(*os.File) { pprof.StopCPUProfile() })
	create(p.trace, func(f *os.File) error { return trace.Start(f) }, func(*os.File) { trace.Stop() })
	create(p.mem, func(*os.File) error { return nil }, func(f *os.File) {
		runtime.GC() // up-to-date figures
		if err := pprof.WriteHeapProfile(f); err != nil {
			fmt.Fprintln(os.Stderr, progName+":", err)
		}
	})
	return stop, err
}
