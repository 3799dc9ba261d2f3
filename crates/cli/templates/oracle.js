// Persistent test process for `secateur reduce --oracle`. secateur writes the path of a candidate
// on each line of standard input, and reads one line for it: `yes`, `no`, or `no` and a reason.
// Print everything else on standard error.

const fs = require("fs");
const readline = require("readline");

// Load slow libraries once, here.

// Returns true if the candidate still shows the failure. Replace this with your own test, and keep
// no state between candidates.
async function judge(path) {
  const text = fs.readFileSync(path, "utf8");
  // Example: reading this JSON and writing it again loses something.
  const written = JSON.stringify(JSON.parse(text));
  return written.replace(/\s/g, "") !== text.replace(/\s/g, "");
}

async function main() {
  console.log = console.info = console.error; // Output of libraries is not an answer.
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
