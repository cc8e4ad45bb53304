import { expect, test } from "vitest";

import { afterTheirSave } from "./kept-typing.ts";

const before = { title: "Chapter 3", words: "", aim: { kind: "known", share: 80 } };

test("what was typed stays, and everything else is as the other person saved it", () => {
  const typed = { ...before, title: "Chapter 4" };
  const theirs = { ...before, words: "Read first", aim: { kind: "known", share: 90 } };
  expect(afterTheirSave(typed, before, theirs)).toEqual({ fields: { ...theirs, title: "Chapter 4" }, clashes: [] });
});

test("a field that both changed is a clash, unless both say the same", () => {
  const typed = { title: "Mine", words: "Same", aim: { kind: "known", share: 70 } };
  const theirs = { title: "Theirs", words: "Same", aim: { kind: "known", share: 80 } };
  expect(afterTheirSave(typed, before, theirs)).toEqual({ fields: typed, clashes: ["title"] });
});

test("what was changed and typed back is not kept", () => {
  const theirs = { ...before, title: "Theirs" };
  expect(afterTheirSave({ ...before }, before, theirs)).toEqual({ fields: theirs, clashes: [] });
});
