import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";

function marked(term: string, definition: string, answer: string) {
  const { score, rule } = grade({ term, definition, answer, deck: [] });
  return [rule, score >= 90 ? "right" : score >= 40 ? "a part" : "wrong"];
}

describe("a part of a name", () => {
  test.each([
    ["Country with the capital Pretoria", "South Africa", "Africa", "several-of-the-name", "a part"],
    ["Largest city in the USA", "New York", "York", "several-of-the-name", "a part"],
    ["Capital of Malaysia", "Kuala Lumpur", "Lumpur", "several-of-the-name", "a part"],
    ["Country with the capital Malabo", "Equatorial Guinea", "Papua Guinea", "opposite", "wrong"],
    ["Largest lake in Africa", "Lake Victoria", "Victoria", "exact", "right"],
    ["Largest lake in Africa", "Lake Victoria", "Lake Victoria, which feeds the Nile", "key-words", "right"],
    ["Country with the capital Pyongyang", "North Korea", "N. Korea", "alternative", "right"],
    ["River through London", "River Thames", "the Thames", "exact", "right"],
    ["First president of the United States", "George Washington", "Washington", "short-name", "right"],
  ])("%s, %s: %s", (term, definition, answer, rule, verdict) => {
    expect(marked(term, definition, answer)).toEqual([rule, verdict]);
  });
});

test.each([
  ["ILO", "International Labour Organization", "International Trade Organization"],
  ["ITU", "International Telecommunication Union", "International Astronomical Union"],
  ["EIB", "European Investment Bank", "European Central Bank"],
])("an institution is not identified by its last word: %s, %s: %s", (term, definition, answer) => {
  expect(marked(term, definition, answer)[1]).not.toBe("right");
});

test.each([
  ["Architect of the Nobel Tower", "Percy Nobel", "Nobel"],
  ["Founder of the Wistar Institute", "Isaac Wistar", "Wistar"],
  ["Builder of the Ferris wheel", "George Ferris", "Ferris"],
])("the person after whom the asked thing is named is accepted: %s, %s: %s", (term, definition, answer) => {
  expect(marked(term, definition, answer)[1]).toBe("right");
});

test.each([
  ["Father of Alexander the Great", "Philip II of Macedon", "Philip II of Spain", "wrong"],
  ["Father of Alexander the Great", "Philip II of Macedon", "King Philip II", "right"],
  ["Queen of Scotland", "Mary I of Scotland", "Mary I of England", "wrong"],
])("a ruler of another country is another person: %s, %s: %s", (term, definition, answer, verdict) => {
  expect(marked(term, definition, answer)[1]).toBe(verdict);
});

test.each([
  ["Capital of Italy", "Rome", "Romes"],
  ["Author of Hamlet", "William Shakespeare", "William Shakespeares"],
])("a name has no other forms, only slips: %s, %s: %s", (term, definition, answer) => {
  expect(grade({ term, definition, answer, deck: [] })).toMatchObject({
    rule: "spelling",
    feedback: `Right. Mind the spelling, though: the card writes "${definition}".`,
  });
});

test.each([
  ["Director of *Metropolis*", "Fritz Lang", "Fritz"],
  ["Published a table of the elements in 1869", "Dmitri Mendeleev", "Dmitri"],
  ["Who wrote *Emma*?", "Jane Austen", "Jane"],
])("the first name alone is worth a part: %s, %s: %s", (term, definition, answer) => {
  expect(marked(term, definition, answer)).toEqual(["short-name", "a part"]);
});

test("a first name that two cards share, or that is no person's, is worth nothing", () => {
  const cards = [
    { term: "Who wrote *Emma*?", definition: "Jane Austen" },
    { term: "Who wrote *The Piano Lesson*?", definition: "Jane Campion" },
  ];
  expect(grade({ term: "Who wrote *Emma*?", definition: "Jane Austen", answer: "Jane", deck: cards }).score).toBe(0);
  expect(grade({ term: "English charter of 1215", definition: "Magna Carta", answer: "Magna", deck: [] }).score).toBe(0);
});

describe("a name with a remark", () => {
  test.each([
    ["Wrote *Silas Marner*", "George Eliot (Mary Ann Evans)", "Eliot", "right"],
    ["Wrote *Silas Marner*", "George Eliot (Mary Ann Evans)", "Mary Evans", "not right"],
    ["Founder of Sikhism", "Nanak Dev Bedi (the Guru)", "Guru Nanak Bedi", "right"],
    ["Founder of the Wistar Institute", "Isaac Wistar", "Isaac Jones Wistar", "right"],
    ["Founder of the Wistar Institute", "Isaac Wistar", "Walter Wistar", "not right"],
    ["Founder of the Wistar Institute", "Isaac Wistar", "the founder is isaac wister", "right"],
    ["Painter of *The Fighting Temeraire*", "William Turner", "W. Turner in 1838", "right"],
    ["Painter of *The Fighting Temeraire*", "William Turner", "Turner, around 1838", "right"],
    ["Painter of *The Fighting Temeraire*", "William Turner", "Thomas Turner", "not right"],
  ])("%s, %s: %s is %s", (term, definition, answer, verdict) => {
    expect(marked(term, definition, answer)[1] === "right").toBe(verdict === "right");
  });
});

test.each([
  ["Chief ingredient of guacamole", "avocado", "avocado, with lime and salt"],
  ["Metal in most coins", "copper", "copper, about 75%"],
  ["Fruit of the oak", "acorn", "acorn, like a nut"],
])("a remark on the one thing is not a second guess: %s, %s: %s", (term, definition, answer) => {
  expect(marked(term, definition, answer)[1]).toBe("right");
});

test.each([
  ["Explorer of the Nile", "Samuel Baker", "Baker, though he came late"],
  ["Explorer of the Nile", "Samuel Baker", "Baker, after many years"],
])("a remark after a name does not belong to it: %s, %s, %s", (term, definition, answer) => {
  expect(grade({ term, definition, answer, deck: [] }).score).toBeGreaterThanOrEqual(90);
});

test.each([
  ["Author of Walden", "Henry David Thoreau", "Thoreau, who lived for two years in a hut by a pond near Concord"],
  ["Author of Walden", "Henry David Thoreau", "Thoreau, in the 19th century"],
  ["Author of Walden", "Henry David Thoreau", "Thoreau, at a pond"],
  ["Author of Walden", "Henry David Thoreau", "Thoreau, and he wrote on disobedience too"],
])("a long remark, or one of time and place, leaves the surname right: %s: %s, %s", (term, definition, answer) => {
  expect(grade({ term, definition, answer, deck: [] }).score).toBeGreaterThanOrEqual(90);
});
