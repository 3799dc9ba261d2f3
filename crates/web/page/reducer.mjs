// Runs the WebAssembly program: its standard input and output are lines of JSON (see main.rs).

const SUCCESS = 0, BAD_FILE = 8, INPUT = 0, OUTPUT = 1, CHARACTER_DEVICE = 2;

/// Reduces `request.text`. `answer` gets each message: for a candidate, it returns true if that is
/// interesting. Returns the last message, with the result or an error.
export async function reduce(module, request, answer) {
  let last = null;
  let lines = [JSON.stringify(request)];
  const { exports, end } = await instance(module, {
    read: () => lines.shift(),
    write: (line) => {
      last = JSON.parse(line);
      const reply = answer(last);
      if ("candidate" in last) lines.push(JSON.stringify(Boolean(reply)));
    },
  });
  try {
    exports._start();
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) return { error: `the reducer failed: ${error.message}` };
    if (error !== end) throw error;
  }
  return last ?? { error: "the reducer ended without a result" };
}

/// Instantiates a program of WASI with the calls that ours makes. It has no files.
async function instance(module, { read, write }) {
  const end = new Error("the program ended");
  const encoder = new TextEncoder(), decoder = new TextDecoder();
  let pending = new Uint8Array(), written = [];
  let exports = null;
  const view = () => new DataView(exports.memory.buffer);
  const bytes = (at, length) => new Uint8Array(exports.memory.buffer, at, length);
  const buffers = (at, count) => Array.from({ length: count }, (_, index) => {
    const entry = at + 8 * index;
    return bytes(view().getUint32(entry, true), view().getUint32(entry + 4, true));
  });
  const words = (...values) => {
    for (const [at, value] of values) view().setUint32(at, value, true);
    return SUCCESS;
  };

  const calls = {
    fd_read(file, at, count, size) {
      if (file !== INPUT) return BAD_FILE;
      if (pending.length === 0) {
        const line = read();
        pending = line === undefined ? pending : encoder.encode(`${line}\n`);
      }
      let total = 0;
      for (const buffer of buffers(at, count)) {
        const part = pending.subarray(0, buffer.length);
        buffer.set(part);
        pending = pending.subarray(part.length);
        total += part.length;
      }
      return words([size, total]);
    },
    fd_write(file, at, count, size) {
      let total = 0;
      for (const buffer of buffers(at, count)) {
        total += buffer.length;
        if (file === OUTPUT) written.push(buffer.slice());
      }
      if (written.at(-1)?.at(-1) === 10) {
        const text = written.map((part) => decoder.decode(part, { stream: true })).join("");
        written = [];
        text.trimEnd().split("\n").forEach(write);
      }
      return words([size, total]);
    },
    fd_fdstat_get(file, at) {
      bytes(at, 24).fill(0);
      bytes(at, 1)[0] = CHARACTER_DEVICE;
      return file <= 2 ? SUCCESS : BAD_FILE;
    },
    random_get(at, length) {
      for (let done = 0; done < length; done += 65536) {
        crypto.getRandomValues(bytes(at + done, Math.min(65536, length - done)));
      }
      return SUCCESS;
    },
    proc_exit() { throw end; },
    environ_sizes_get: (count, size) => words([count, 0], [size, 0]),
    args_sizes_get: (count, size) => words([count, 0], [size, 0]),
    environ_get: () => SUCCESS,
    args_get: () => SUCCESS,
  };
  const absent = { get: (known, name) => known[name] ?? (() => BAD_FILE), has: () => true };
  const imports = { wasi_snapshot_preview1: new Proxy(calls, absent) };
  ({ exports } = await WebAssembly.instantiate(module, imports));
  return { exports, end };
}
