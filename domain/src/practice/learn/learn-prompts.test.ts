import { describe, expect, test } from "vitest";
import type { Card } from "../../cards/card.ts";
import { untouchedStanding, type CardStanding } from "../../study/progress/card-standing.ts";
import { learnPromptCount, learnPrompts, recallCounts, type LearnChoice } from "./learn-prompts.ts";
import { learnQuestions } from "./learn-questions.ts";
import { mostInSitting } from "./sitting.ts";

const id = (name: string) => name.padEnd(12, "-");
const aCard = (name: string, more: Partial<Card> = {}): Card => ({
  id: id(name),
  term: `${name}?`,
  definition: `the ${name} thing`,
  ...more,
});
const picture = (name: string) => `![](media/${name.padEnd(32, "0")}.png)`;

type Standings = Record<string, Partial<CardStanding>>;

function prompts(
  cards: readonly Card[],
  { choice = { kind: "all" }, starred = [], standings = {} }: { choice?: LearnChoice; starred?: string[]; standings?: Standings } = {},
) {
  const standingOf = (key: string) => ({ ...untouchedStanding, ...standings[key] });
  return learnPrompts({ cards, choice, starred: new Set(starred), standingOf });
}

describe("the prompts of a sitting", () => {
  test("are those that a session asks: both ways, and each gap", () => {
    const cards = [aCard("both", { bothWays: true }), aCard("gaps", { term: "{{c1::Paris}} is in {{c2::France}}", definition: "" })];
    expect(prompts(cards)).toEqual([id("both"), `${id("gaps")}_c1`, `${id("both")}_r`, `${id("gaps")}_c2`]);
  });

  test("are of starred cards, or of those with a tag", () => {
    const cards = [aCard("one", { tags: ["west"] }), aCard("two"), aCard("three", { tags: ["west", "old"] })];
    expect(prompts(cards, { choice: { kind: "starred" }, starred: [id("two")] })).toEqual([id("two")]);
    expect(prompts(cards, { choice: { kind: "tag", tag: "west" } })).toEqual([id("one"), id("three")]);
    expect(prompts(cards, { choice: { kind: "tag", tag: "wes" } })).toEqual([]);
  });

  test("leave out suspended ones and cards that are not complete", () => {
    const cards = [aCard("one"), aCard("two"), aCard("half", { definition: " " })];
    expect(prompts(cards, { standings: { [id("one")]: { isSuspended: true } } })).toEqual([id("two")]);
  });

  test("are, of a long deck, first those whose answers count", () => {
    const cards = Array.from({ length: mostInSitting + 2 }, (_, at) => aCard(`c${at}`));
    const known = { mastery: "known", isDue: false } as const;
    const keys = prompts(cards, { standings: { [id("c0")]: known, [id("c1")]: known } });
    expect(keys).toHaveLength(mostInSitting);
    expect(keys.slice(0, 2)).toEqual([id("c2"), id("c3")]);
    const standingOf = () => untouchedStanding;
    expect(learnPromptCount({ cards, choice: { kind: "all" }, starred: new Set(), standingOf })).toBe(mostInSitting + 2);
  });
});

test("recalling counts for new and due prompts, not for one that is not due, nor for a new one that an exam's plan begins", () => {
  const [due, later] = [
    { ...untouchedStanding, mastery: "learning" as const, isDue: true },
    { ...untouchedStanding, mastery: "known" as const },
  ];
  const counts = (hasExam: boolean) => [untouchedStanding, due, later].map((standing) => recallCounts(standing, { hasExam }));
  expect(counts(false)).toEqual([true, true, false]);
  expect(counts(true)).toEqual([false, true, false]);
});

describe("the stages of a prompt", () => {
  const stagesOf = (cards: readonly Card[]) => {
    const keys = prompts(cards);
    const { stages, choices } = learnQuestions(cards, keys, "seed");
    for (const [key, question] of choices) {
      expect(stages.get(key)).toContain("choose");
      expect(question.choices).toContain(question.answer);
      expect(new Set(question.choices).size).toBe(question.choices.length);
    }
    return keys.map((key) => stages.get(key)?.join(" "));
  };

  test("are three where there are fair choices", () => {
    const words = ["Paris", "Rome", "Madrid", "Oslo"].map((city) => aCard(city.toLowerCase(), { definition: city }));
    expect(stagesOf(words)).toEqual(words.map(() => "choose write recall"));
  });

  test("have no choosing in a deck of one card, or of equal answers", () => {
    expect(stagesOf([aCard("solo")])).toEqual(["write recall"]);
    expect(stagesOf([aCard("one", { definition: "chlorophyll" }), aCard("two", { definition: "Chlorophyll" })])).toEqual([
      "write recall",
      "write recall",
    ]);
  });

  test("have no writing for pictures, and only recalling for a sound without words", () => {
    const pictures = ["a", "b", "c", "d"].map((name) => aCard(name, { definition: picture(name) }));
    expect(stagesOf(pictures)).toEqual(pictures.map(() => "choose recall"));
    expect(stagesOf([aCard("snd", { term: "![sound](media/00000000000000000000000000000000.mp3)", definition: "bark" })])).toEqual([
      "recall",
    ]);
  });

  test("ask gaps and the other way round by their own keys", () => {
    const cards = [
      aCard("fr", { term: "France", definition: "Paris", bothWays: true }),
      aCard("it", { term: "Italy", definition: "Rome", bothWays: true }),
      aCard("es", { term: "Spain", definition: "Madrid", bothWays: true }),
      aCard("gap", { term: "The capital of Norway is {{c1::Oslo}}", definition: "" }),
    ];
    const keys = prompts(cards);
    const { choices, stages } = learnQuestions(cards, keys, "seed");
    expect(keys.map((key) => stages.get(key)?.[0])).toEqual(keys.map(() => "choose"));
    expect(choices.get(`${id("fr")}_r`)).toMatchObject({ answer: "France" });
    expect(choices.get(`${id("gap")}_c1`)).toMatchObject({ answer: "Oslo" });
  });

  test("are none for cards that are gone", () => {
    const { stages } = learnQuestions([aCard("one")], [id("one"), id("gone")], "seed");
    expect([...stages.keys()]).toEqual([id("one")]);
  });
});
