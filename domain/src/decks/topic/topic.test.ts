import { describe, expect, test } from "vitest";

import { guessedTopic, type TopicEvidence } from "./guessed-topic.ts";
import subjectWords from "./subject-words.json" with { type: "json" };
import { isSubject, subjects, topicIn, topicProblem } from "./topic.ts";

const ofDeck = (deck: Partial<TopicEvidence>) =>
  guessedTopic({ title: "", description: "", tags: [], cards: [], languages: { term: null, definition: null }, ...deck });
const card = (term: string, definition = "") => ({ term, definition });

describe("the likely subject of a deck", () => {
  test.each([
    ["Organic chemistry II", "chemistry"],
    ["Chemie Klasse 9", "chemistry"],
    ["Cell biology", "biology"],
    ["Zellbiologie und Mitose", "biology"],
    ["Torts and contracts", "law"],
    ["World capitals", "geography"],
    ["Algebra 1 formulas", "mathematics"],
    ["French Revolution", null],
    ["The Second World War", "history"],
    ["Python programming", "computing"],
    ["Vocabulario de la unidad 3", "languages"],
    ["Anatomy: muscles of the arm", "medicine"],
    ["Macroeconomics midterm", "business"],
    ["Weekly quiz", null],
    ["", null],
  ])("%j: %s", (title, subject) => {
    expect(ofDeck({ title }).subject).toBe(subject);
  });

  test("is languages where the sides are in two, unless its title says otherwise", () => {
    const languages = { term: "es", definition: "en" };
    expect(ofDeck({ title: "Unit 3", languages }).subject).toBe("languages");
    expect(ofDeck({ title: "Biología celular", languages }).subject).toBe("biology");
    expect(ofDeck({ title: "Unit 3", languages: { term: "en-GB", definition: "en-US" } }).subject).toBe(null);
  });

  test("is seen on cards by several different words, and not by one that repeats", () => {
    const cards = [card("mitochondria", "organelle of the cell"), card("ribosome", "makes proteins")];
    expect(ofDeck({ title: "Unit 3", cards }).subject).toBe("biology");
    expect(ofDeck({ title: "Unit 3", cards: Array.from({ length: 50 }, () => card("cell", "phone")) }).subject).toBe(null);
  });

  test("never takes long for hostile texts", () => {
    const long = "cell ".repeat(200_000);
    const startedAt = Date.now();
    ofDeck({
      title: long.slice(0, 300),
      description: long.slice(0, 5000),
      cards: Array.from({ length: 10_000 }, () => card(long.slice(0, 10_000))),
    });
    expect(Date.now() - startedAt).toBeLessThan(500);
  });
});

describe("the likely level of a deck", () => {
  test.each([
    ["Grade 3 spelling", "primary"],
    ["GCSE physics", "secondary"],
    ["AP US History", "secondary"],
    ["Biochemistry midterm", "university"],
    ["CompTIA Security+", "professional"],
    ["Grade 3 and grade 9", null],
    ["Wrap up", null],
  ])("%j: %s", (title, level) => {
    expect(ofDeck({ title }).level).toBe(level);
  });
});

test("a topic is one of the lists, or nothing", () => {
  expect(topicProblem({ subject: "law", level: null })).toBe(null);
  for (const bad of [
    { subject: "magic", level: null },
    { subject: "law", level: 3 },
    { subject: "__proto__", level: null },
  ])
    expect(topicProblem(bad)).toBe("deck/bad-topic");
  expect(topicIn({ subject: "law", level: "x" })).toEqual({ subject: "law", level: null });
  for (const bad of [null, 1, "law", [], {}, { subject: "x" }]) expect(topicIn(bad)).toBe(null);
});

test("the words belong to subjects of the list, each once, folded as texts are", () => {
  expect(Object.keys(subjectWords).every(isSubject)).toBe(true);
  expect(subjects.filter((subject) => !(subject in subjectWords))).toEqual(["other"]);
  const all = Object.values(subjectWords).flat();
  expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
  expect(all.filter((word) => !/^[a-z0-9 ]+\*?$/.test(word))).toEqual([]);
});
