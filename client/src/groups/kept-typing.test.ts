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

test("a clash stays through the next save of somebody else, with what they have by then, until both say the same", () => {
  const typed = { ...before, title: "Mine" };
  const first = afterTheirSave(typed, before, { ...before, title: "Theirs" });
  const theirs = { ...before, title: "Theirs", words: "Read first" };
  const second = afterTheirSave(first.fields, { ...before, title: "Theirs" }, theirs, first.clashes);
  expect(second).toEqual({ fields: { ...theirs, title: "Mine" }, clashes: ["title"] });
  const third = { ...theirs, title: "Mine" };
  expect(afterTheirSave(second.fields, theirs, third, second.clashes)).toEqual({ fields: third, clashes: [] });
});
