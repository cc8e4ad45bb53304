import fc from "fast-check";
import { expect, test } from "vitest";

import { acceptanceOf, isClash, type AcceptanceInput } from "./acceptance.ts";

/** Few words, so that texts are often alike. */
const aText = fc.array(fc.constantFrom("cell", "wall", "Wall", "é", " "), { maxLength: 3 }).map((words) => words.join(" "));
const aBase = fc.option(aText, { nil: null });
const anInput = fc.record({
  now: aText,
  bases: fc.array(aBase, { minLength: 1, maxLength: 3 }),
  proposal: aText,
  text: fc.option(aText, { nil: null }),
  seen: fc.option(aText, { nil: null }),
});

/** The side after accepting. */
function after(input: AcceptanceInput): string {
  const acceptance = acceptanceOf(input);
  return acceptance.kind === "saves" ? acceptance.text : input.now;
}

test("accepting when nobody changed the card gives the new text", () => {
  fc.assert(
    fc.property(aText, aText, (base, proposal) => {
      expect(after({ now: base, bases: [base], proposal, text: null, seen: null }).trim()).toBe(proposal.trim());
    }),
  );
});

test("accepting twice is the same as once", () => {
  fc.assert(
    fc.property(anInput, (input) => {
      const now = after(input);
      const again = acceptanceOf({ ...input, now });
      expect(again.kind).toBe(acceptanceOf(input).kind === "clash" ? "clash" : "same");
      expect(after({ ...input, now })).toBe(now);
    }),
  );
});

test("a text that is no base, and that the author has not just seen, is never replaced", () => {
  fc.assert(
    fc.property(anInput, ({ now, ...input }) => {
      const known = input.seen === null ? input.bases : [input.seen];
      const written = `${now} and what nobody knows`;
      expect(known).not.toContain(written);
      expect(after({ ...input, now: written })).toBe(written);
    }),
  );
});

test("an author who has seen the text of now gets the text that was chosen", () => {
  fc.assert(
    fc.property(anInput, aText, (input, chosen) => {
      expect(after({ ...input, text: chosen, seen: input.now }).trim()).toBe(chosen.trim());
    }),
  );
});

test("an older suggestion does not undo a newer save, and the clash is said before", () => {
  const older = { bases: ["mitosis is a division"], proposal: "mitosis is the division of a nucleus" };
  const now = "mitosis: one cell becomes two";
  expect(isClash({ ...older, now })).toBe(true);
  expect(acceptanceOf({ ...older, now, text: null, seen: null })).toEqual({ kind: "clash" });
  expect(acceptanceOf({ ...older, now, text: null, seen: "mitosis: one cell" })).toEqual({ kind: "clash" });
  expect(acceptanceOf({ ...older, now, text: null, seen: now })).toEqual({ kind: "saves", text: older.proposal });
});

test("a wording whose base nobody knows any more always asks, unless the card has it", () => {
  expect(isClash({ now: "x", bases: [null], proposal: "y" })).toBe(true);
  expect(isClash({ now: "y", bases: [null], proposal: " y" })).toBe(false);
});
