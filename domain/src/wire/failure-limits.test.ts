import { expect, test } from "vitest";

import { catalogue, type ErrorCode } from "../errors/catalogue.ts";
import { failureLimits } from "./failure-limits.ts";

/** The whole numbers that a message names: `5,000` is one. */
const numbersIn = (message: string) => [...message.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(",", "")));

test.each(Object.entries(failureLimits))("%s names exactly the limits that hold", (code, limits) => {
  expect(new Set(numbersIn(catalogue[code as ErrorCode].message))).toEqual(new Set(Object.values(limits)));
});

test("no message of a limit is left out", () => {
  const named = Object.entries(catalogue).filter(
    ([, { message }]) => /at most|at least|less than/.test(message) && numbersIn(message).length > 0,
  );
  const missing = named.map(([code]) => code).filter((code) => !(code in failureLimits));
  // The specification's own words, which no rule of ours uses; and the limits of imports, which the server's reader has.
  expect(missing).toEqual(["auth/weak-password", ...missing.filter((code) => code.startsWith("import/") || code.startsWith("export/"))]);
});
