import { expect, test, vi } from "vitest";

import { createBufferedBytes } from "./buffered-bytes.ts";

const nothing = () => {};

test("what does not fit into memory beside the others is held in a file, and nothing waits", () => {
  const held = createBufferedBytes({ memory: 100, files: 1000, aFile: 0 });
  const [first, large, small] = [held.hold(60, nothing), held.hold(50, nothing), held.hold(40, nothing)];
  expect([first, large, small].map(({ isInFile }) => isInFile)).toEqual([false, true, false]);
  first.done();
  first.done();
  expect([held.hold(60, nothing), held.hold(1, nothing)].map(({ isInFile }) => isInFile)).toEqual([false, true]);
});

test("what is larger than all that may be in memory is there if it is alone", () => {
  const held = createBufferedBytes({ memory: 100, files: 1000, aFile: 0 });
  expect(held.hold(500, nothing).isInFile).toBe(false);
});

/** One that has something in memory, so that all else goes to files. */
function withFiles(files: number, aFile = 0) {
  const held = createBufferedBytes({ memory: 1, files, aFile });
  held.hold(1, nothing);
  return held;
}

test("those in files who began first are given up where too much is in files, unless they are needed soon", () => {
  const held = withFiles(100);
  const cuts = Array.from({ length: 4 }, () => vi.fn<() => void>());
  held.hold(40, cuts[0]!).keep();
  held.hold(40, cuts[1]!);
  held.hold(20, cuts[2]!);
  held.hold(30, cuts[3]!);
  expect(cuts.map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0, 0]);
});

test("of what is received to a file as much counts as came, and the one to which it comes is not given up for it", () => {
  const held = withFiles(100, 10);
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const one = held.hold(1000, first, { isReceived: true });
  held.hold(1000, second, { isReceived: true });
  one.came(80);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 0]);
  one.came(10);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  expect(() => one.came(1)).toThrow(expect.objectContaining({ code: "request/too-many-at-once" }));
});

test("what has no room in files either is refused", () => {
  const held = withFiles(100);
  const kept = held.hold(60, nothing);
  kept.keep();
  expect(() => held.hold(60, nothing)).toThrow(expect.objectContaining({ code: "request/too-many-at-once" }));
  kept.done();
  expect(held.hold(60, nothing).isInFile).toBe(true);
});
