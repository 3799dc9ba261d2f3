// The page: reads the input and the test, starts a worker, and shows each accepted text.

const EXAMPLES = {
  c: {
    file: "ledger.c",
    kind: "pattern",
    test: String.raw`printf\("[^"]*%s[^"]*", *account->entries`,
  },
  xml: {
    text: `<?xml version="1.0"?>
<library city="Utrecht">
  <!-- One of these books has no author. -->
${[1, 2, 3, 4, 5, 6, 7, 8].map((shelf) => `  <shelf number="${shelf}" floor="${shelf % 3}">
    <book year="19${60 + shelf}"><title>Volume ${shelf}</title>${shelf === 6 ? "" : "<author>N. N.</author>"}</book>
    <book year="20${10 + shelf}"><title>Supplement ${shelf}</title><author>A. A.</author></book>
  </shelf>`).join("\n")}
</library>
`,
    kind: "pattern",
    test: String.raw`<book[^>]*>\s*<title>[^<]*</title>\s*</book>`,
  },
  json: {
    text: JSON.stringify({
      name: "nightly",
      steps: [1, 2, 3, 4, 5, 6].map((number) => ({
        id: number, run: `build ${number}`, limits: { seconds: number === 4 ? -1 : 60 * number, retries: 2 },
      })),
      notify: ["a@example.org", "b@example.org"],
    }, null, 2) + "\n",
    kind: "script",
    test: "const negative = (value) => typeof value === 'number' ? value < 0\n"
      + "  : value !== null && typeof value === 'object' && Object.values(value).some(negative);\n"
      + "return negative(JSON.parse(text));",
  },
};

const KINDS = {
  words: ["Each line must occur in the text.", (test) =>
    `return ${JSON.stringify(test.split("\n").filter((line) => line.trim()))}.every((line) => text.includes(line));`],
  pattern: ["The regular expression must match.", (test) =>
    `return new RegExp(${JSON.stringify(test)}, "m").test(text);`],
  script: ["The body of a JavaScript function of text, which returns true for an interesting one. "
    + "An exception counts as false.", (test) =>
    `try { return (function (text) { ${test}\n})(text); } catch { return false; }`],
};

const FRAMES_PER_SECOND = 12;

const part = (name) => document.querySelector(`#playground-${name}`);
let worker = null, frames = [], timer = null, loading = null;

async function choose(language) {
  const { text, file, kind, test } = EXAMPLES[language];
  part("input").value = text ?? await (await fetch(new URL(file, import.meta.url))).text();
  part("kind").value = kind;
  part("test").value = test;
  explain();
}

function explain() {
  part("rule").textContent = KINDS[part("kind").value][0];
}

const bytes = (text) => new TextEncoder().encode(text).length;

const count = (number, word) => `${number.toLocaleString("en")} ${word}${number === 1 ? "" : "s"}`;

/// Shows the text after a number of successes.
function show(index) {
  const frame = frames[index];
  if (!frame) return;
  part("step").value = index;
  part("result").textContent = frame.text;
  const share = (100 * bytes(frame.text) / bytes(frames[0].text)).toFixed(1);
  part("state").textContent =
    `${count(bytes(frame.text), "byte")} (${share} %) after ${count(frame.tests, "test")}`
    + (["original", "layout"].includes(frame.pass) ? "" : `, pass ${frame.pass}`);
}

/// Shows one text after the other, up to the latest.
function play() {
  clearInterval(timer);
  timer = setInterval(() => {
    const next = Number(part("step").value) + 1;
    if (next < frames.length) show(next);
    else if (!worker) clearInterval(timer);
  }, 1000 / FRAMES_PER_SECOND);
}

function say(text) {
  part("message").textContent = text;
}

function stop(text) {
  worker?.terminate();
  worker = null;
  part("run").textContent = "Reduce";
  say(text);
}

function receive({ data }) {
  if (data.error !== undefined) return stop(`No result: ${data.error}.`);
  if (data.result !== undefined) {
    // The layout was tested, too.
    frames.push({ text: data.result, pass: "layout", tests: data.tests });
    stop(`Finished: ${count(data.tokens, "token")} after ${count(data.tests, "test")}.`);
  } else {
    frames.push(data);
  }
  part("step").max = frames.length - 1;
  part("step").disabled = false;
  if (frames.length === 1) show(0);
}

async function run() {
  clearInterval(timer);
  if (worker) {
    show(frames.length - 1);
    return stop("Stopped. The smallest text so far is shown.");
  }
  frames = [];
  part("step").value = 0;
  part("run").textContent = "Stop";
  say("Loading the reducer.");
  const started = worker = new Worker(new URL("worker.mjs", import.meta.url), { type: "module" });
  try {
    loading ??= WebAssembly.compileStreaming(fetch(new URL("secateur-web.wasm", import.meta.url)));
    const module = await loading;
    if (worker !== started) return;
    say("Reducing.");
    const request = {
      language: part("language").value, text: part("input").value, strict: part("strict").checked,
    };
    const source = KINDS[part("kind").value][1](part("test").value);
    new Function("text", source);
    started.onmessage = receive;
    started.onerror = (event) => stop(`No result: ${event.message}.`);
    started.postMessage({ module, request, source });
    play();
  } catch (error) {
    if (error instanceof TypeError) loading = null;
    stop(`No result: ${error.message}.`);
  }
}

// The site turns pages by keys.
document.querySelector("#playground").onkeydown = (event) => event.stopPropagation();
part("language").onchange = () => choose(part("language").value);
part("kind").onchange = explain;
part("run").onclick = run;
part("step").oninput = () => { clearInterval(timer); show(Number(part("step").value)); };
part("replay").onclick = () => { show(0); play(); };
choose("c");
