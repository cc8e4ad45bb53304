import { expect, test } from "vitest";
import { codeFiles, isTest } from "./project-files.ts";

/** The start of a process or of a thread, up to the end of its statement. */
const starts = /(?:\bfork|\bspawn|\bexecFile|\bexecFileSync|new Worker)\([^;]{0,1000};/g;

test("every process and every thread that the server starts gets a chosen environment, without the server's secrets", () => {
  const begun = codeFiles
    .filter(({ path }) => path.startsWith("server/src/") && !isTest(path))
    .flatMap(({ path, text }) => [...text.matchAll(starts)].map(([start]) => ({ path, start })));
  expect(begun.length).toBeGreaterThan(6);
  expect(
    begun.filter(({ start }) => !/\benv: (?:bareEnvironment|\{ \.\.\.environmentOfTools\(\))/.test(start)).map(({ path }) => path),
  ).toEqual([]);
});
