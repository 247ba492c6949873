package knowledge

// What is contended for in this process or on its disk, so that no other machine takes part: accepting connections,
// files, a listening port, compare-and-swap and try-locks (sync.go). A pipe or a device behind an *os.File is as local
// as a file. Running a program (os/exec) is not here: what it talks to is anybody's guess.

import (
	"go/types"
	"strings"
)

func localRows() (rows []Func) {
	with := func(role Role, prefix, names string) {
		for name := range strings.FieldsSeq(names) {
			rows = append(rows, Func{Name: prefix + name, Role: role, Arg: -1})
		}
	}
	add := func(prefix, names string) { with(Local, prefix, names) }
	add("(net.Listener).", "Accept Close")
	add("(*net.TCPListener).", "Accept AcceptTCP Close")
	add("(*net.UnixListener).", "Accept AcceptUnix Close")
	add("net.", "Listen ListenTCP ListenUDP ListenUnix ListenUnixgram ListenIP ListenPacket ListenMulticastUDP FileListener")
	add("(*net.ListenConfig).", "Listen ListenPacket")
	add("(net.PacketConn).", "ReadFrom")
	add("(*net.UDPConn).", "ReadFrom ReadFromUDP ReadFromUDPAddrPort ReadMsgUDP ReadMsgUDPAddrPort")
	add("(*net.IPConn).", "ReadFrom ReadFromIP ReadMsgIP")
	add("(*net.UnixConn).", "ReadFrom ReadFromUnix ReadMsgUnix")

	add("os.", `Chdir Chmod Chown Chtimes CopyFS Create CreateTemp DirFS Lchown Link Lstat Mkdir MkdirAll MkdirTemp
		NewFile Open OpenFile OpenInRoot OpenRoot Pipe ReadDir ReadFile Readlink Remove RemoveAll Rename SameFile Stat
		Symlink Truncate WriteFile FindProcess`)
	add("(*os.File).", `Chdir Chmod Chown Close Fd Name Read ReadAt ReadDir ReadFrom Readdir Readdirnames Seek
		SetDeadline SetReadDeadline SetWriteDeadline Stat Sync SyscallConn Truncate Write WriteAt WriteString WriteTo`)
	add("(*os.Root).", `Chmod Chown Chtimes Close Create FS Lchown Link Lstat Mkdir MkdirAll Open OpenFile OpenRoot
		ReadFile Readlink Remove RemoveAll Rename Stat Symlink WriteFile`)
	add("(*os.Process).", "Kill Release Signal Wait")
	add("path/filepath.", "EvalSymlinks Glob Walk WalkDir")
	add("io/fs.", "ReadDir ReadFile Stat WalkDir")
	add("syscall.", `Access Close Dup Flock Fstat Fsync Ftruncate Kill Link Lstat Mkdir Mount Open Read Rename Rmdir Seek
		Stat Symlink Unlink Unmount Wait4 Write`)

	with(Reread, "(io/fs.FileInfo).", "IsDir ModTime Mode Name Size Sys")
	with(Reread, "(io/fs.FileMode).", "IsDir IsRegular Perm Type")
	with(Reread, "(io/fs.DirEntry).", "IsDir Name Type")
	with(Reread, "encoding/json.", "Unmarshal Valid")
	with(Reread, "encoding/xml.", "Unmarshal")
	return rows
}

// purePkgs compute, format, log or synchronise. A function that does little but wait may call them, and they say
// nothing about where the contended thing lies.
var purePkgs = func() map[string]bool {
	set := map[string]bool{}
	for path := range strings.FieldsSeq(`bytes cmp context encoding/binary encoding/hex errors expvar fmt hash hash/crc32
		hash/fnv hash/maphash iter log log/slog maps math math/big math/bits math/rand math/rand/v2 crypto/rand path reflect
		regexp runtime runtime/debug runtime/metrics runtime/trace slices sort strconv strings sync sync/atomic testing
		time unicode unicode/utf8 unicode/utf16 unsafe`) {
		set[path] = true
	}
	return set
}()

// pureFuncs are single functions of packages that do more than compute: they read settings, take paths apart, ask an
// error or set up a connection that is already there.
var pureFuncs = func() map[string]bool {
	set := map[string]bool{}
	add := func(prefix, names string) {
		for name := range strings.FieldsSeq(names) {
			set[prefix+name] = true
		}
	}
	add("os.", `Environ Exit Expand ExpandEnv Getegid Getenv Geteuid Getgid Getpid Getppid Getuid Hostname IsExist
		IsNotExist IsPermission IsTimeout LookupEnv TempDir UserHomeDir`)
	add("path/filepath.", "Abs Base Clean Dir Ext IsAbs Join Match Rel Split")
	add("net.", "JoinHostPort ParseCIDR ParseIP SplitHostPort")
	add("(net.Error).", "Temporary Timeout")
	add("(net.Addr).", "Network String")
	add("(net.Listener).", "Addr")
	add("(net.Conn).", "Close LocalAddr RemoteAddr SetDeadline SetReadDeadline SetWriteDeadline")
	add("(*net.TCPConn).", `SetKeepAlive SetKeepAliveConfig SetKeepAlivePeriod SetLinger SetNoDelay SetReadBuffer
		SetWriteBuffer`)
	return set
}()

// Pure reports whether fn neither waits nor works on anything outside the memory of the process, but for a clock, a
// log and a lock.
func Pure(fn *types.Func) bool {
	if fn == nil || fn.Pkg() == nil {
		return fn != nil // error.Error
	}
	switch RoleOf(fn) {
	case SleepFor, CondWait, GroupWait, OnceDo, Local, CompareSet, TryLock:
		return false
	}
	path := fn.Pkg().Path()
	if purePkgs[path] {
		return true
	}
	switch path {
	case "os", "path/filepath", "net":
		return pureFuncs[fn.Origin().FullName()]
	}
	return false
}
