import { afterEach, expect, test } from "vitest";

import { rememberLost } from "./lost-parts.ts";

afterEach(() => {
  delete window.partAgain;
});

test("a file that failed to load is requested under another address each time, and no other is", () => {
  rememberLost(new DOMException("Aborted"));
  expect(window.partAgain).toBeUndefined();
  const failure = new TypeError("Failed to fetch dynamically imported module: http://localhost:3000/assets/terms-AbC_1-x.js");
  rememberLost(failure);
  expect(window.partAgain?.("./terms-AbC_1-x.js")).toBe("./terms-AbC_1-x.js?again=1");
  rememberLost(new TypeError(`${failure.message}?again=1`));
  expect(window.partAgain?.("./terms-AbC_1-x.js")).toBe("./terms-AbC_1-x.js?again=2");
  expect(window.partAgain?.("./other.js")).toBe("./other.js");
});
