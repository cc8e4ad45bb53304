import { expect, test } from "vitest";
import { limitNote } from "./deck-texts.tsx";

test("a field shows nothing far from its limit, then what is left, then what is too much", () => {
  expect(limitNote(0, 300)).toEqual({});
  expect(limitNote(269, 300)).toEqual({});
  expect(limitNote(270, 300)).toEqual({ hint: "30 of 300 characters left" });
  expect(limitNote(300, 300)).toEqual({ hint: "0 of 300 characters left" });
  expect(limitNote(301, 300)).toEqual({ error: "1 too many: at most 300 characters" });
  expect(limitNote(6000, 5000)).toEqual({ error: "1,000 too many: at most 5,000 characters" });
});
