// A reduction in a thread of its own, so that the page can draw and stop it.

import { reduce } from "./reducer.mjs";

onmessage = async ({ data: { module, request, source } }) => {
  let tests = 0;
  try {
    const isInteresting = new Function("text", source);
    const last = await reduce(module, request, ({ candidate, pass }) => {
      if (candidate === undefined) return false;
      tests += 1;
      const isAccepted = Boolean(isInteresting(candidate));
      if (isAccepted) postMessage({ text: candidate, pass, tests });
      return isAccepted;
    });
    postMessage({ ...last, tests });
  } catch (error) {
    postMessage({ error: `the test failed: ${error.message}`, tests });
  }
};
