// Checks that the WebAssembly program asks about the same candidates as the same program in the
// system's own code, whose path is the argument.
//
//     crates/web/build && cargo build -p secateur-web && node crates/web/check.mjs target/debug/secateur-web

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { reduce } from "./page/reducer.mjs";

const root = new URL("../../", import.meta.url);
const text = await readFile(new URL("tests/fixtures/example/ledger.c", root), "utf8");
const module = await WebAssembly.compile(
  await readFile(new URL("target/wasm32-wasip1/web/secateur-web.wasm", root)));
const request = { language: "c", text, strict: true };
const isInteresting = (message) => message.candidate?.includes('"  %s entries"') ?? false;

const here = [];
await reduce(module, request, (message) => {
  here.push(message);
  return isInteresting(message);
});

const there = [];
const child = spawn(process.argv[2], { stdio: ["pipe", "pipe", "inherit"] });
child.stdin.write(JSON.stringify(request) + "\n");
for await (const line of createInterface({ input: child.stdout })) {
  there.push(JSON.parse(line));
  if ("candidate" in there.at(-1)) child.stdin.write(`${isInteresting(there.at(-1))}\n`);
}

assert.ok(here.at(-1).tokens < 20, JSON.stringify(here.at(-1)));
assert.deepEqual(here, there);
console.log(`The same ${here.length - 1} candidates.`);
