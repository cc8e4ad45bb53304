import { deckStandings } from "@recollect/domain/study/progress/deck-standings.ts";
import { packStanding, untouchedStanding } from "@recollect/domain/study/progress/card-standing.ts";
import { expect, test, vi } from "vitest";

import { formulaReader, sideInWords } from "../../../cards/text/in-words.ts";
import { termCounts, termsShown, type TermFilter } from "./terms-shown.ts";

const cards = [
  { id: "a", term: "Café", definition: "coffee" },
  { id: "b", term: "thé", definition: "tea" },
  { id: "c", term: "eau", definition: "WATER" },
];
const known = {
  standings: deckStandings(cards, {
    a: packStanding({ ...untouchedStanding, mastery: "learning", isDue: true }),
    b: packStanding({ ...untouchedStanding, mastery: "learning", isSuspended: true }),
  }),
  starred: new Set(["c", "of another time"]),
};
const shown = (filter: TermFilter, search = "") => termsShown(cards, filter, search, known).map(({ id }) => id);

test("each filter has its cards, in the deck's order, and their number", () => {
  expect([shown("all"), shown("due"), shown("starred"), shown("new"), shown("setAside")]).toEqual([
    ["a", "b", "c"],
    ["a"],
    ["c"],
    ["c"],
    ["b"],
  ]);
  expect(termCounts(cards, known)).toEqual({ all: 3, due: 1, starred: 1, new: 1, setAside: 1 });
});

test("words are found on both sides, in any case and normalization, also with a filter", () => {
  expect(shown("all", " cafe\u0301 ")).toEqual(["a"]);
  expect(shown("all", "water")).toEqual(["c"]);
  expect(shown("due", "water")).toEqual([]);
});

test("words are found without their accents, with any apostrophe and in capitals of any language", () => {
  const more = [
    { id: "d", term: "l’été", definition: "Straße" },
    { id: "e", term: "İstanbul", definition: "й" },
  ];
  const found = (search: string) => termsShown(more, "all", search, { standings: null, starred: new Set() }).map(({ id }) => id);
  expect([found("l'ete"), found("STRASSE"), found("istanbul"), found("й"), found("и")]).toEqual([["d"], ["d"], ["e"], ["e"], []]);
});

test("a formula is found by its plain words and by its source, a picture by its description", async () => {
  const rich = [
    { id: "f", term: "\\(a \\cdot \\alpha\\)", definition: "H~2~O" },
    { id: "p", term: "![os scaphoideum](media/abc123.png)", definition: "" },
  ];
  const found = (search: string) => termsShown(rich, "all", search, { ...known, formula: formulaReader() }).map(({ id }) => id);
  found("");
  sideInWords("\\(x\\)");
  await vi.waitFor(() => expect(formulaReader()).toBeDefined());
  expect(["a · α", "\\cdot", "H₂O", "H~2~O", "scaphoideum"].map(found)).toEqual([["f"], ["f"], ["f"], ["f"], ["p"]]);
});

test("before the progress is loaded every card is new", () => {
  expect(termsShown(cards, "new", "", { standings: null, starred: new Set() })).toHaveLength(3);
});
