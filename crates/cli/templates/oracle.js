// A property test that stays. secateur writes a path on each line of standard input, and reads one line for it:
// `yes`, `no`, or `no` and a reason. Everything else belongs on standard error.

const fs = require("fs");
const readline = require("readline");

// What takes long to load is loaded once, here.

// Yes if the candidate still shows the failure. Replace this by your own test, and keep nothing for the next candidate.
async function judge(path) {
  const text = fs.readFileSync(path, "utf8");
  // The example: reading this JSON and writing it again loses something.
  const written = JSON.stringify(JSON.parse(text));
  return written.replace(/\s/g, "") !== text.replace(/\s/g, "");
}

async function main() {
  console.log = console.info = console.error; // What a library prints must not be taken for an answer.
  for await (const path of readline.createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    let answer;
    try {
      answer = (await judge(path)) ? "yes" : "no";
    } catch (error) {
      answer = "no " + String(error).replace(/\s+/g, " "); // Most candidates are not valid.
    }
    fs.writeSync(1, answer + "\n");
  }
}

main();
