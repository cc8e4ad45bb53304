import { expect, test } from "vitest";
import { seededRandom } from "../seeded-random.ts";
import { arranged } from "./arranged.ts";
import { optionsAsQuery, optionsFromQuery, usualTest, type TestOptions } from "./test-options.ts";

const read = (query: Record<string, string>) => optionsFromQuery((name) => query[name] ?? null);

test("the default test adds no parameters to its address", () => {
  expect(optionsAsQuery(usualTest)).toEqual({});
  expect(read({})).toEqual(usualTest);
});

test.each<TestOptions>([
  { count: 10, which: { kind: "due-or-weak" }, direction: "mixed", order: "shuffled" },
  { count: "all", which: { kind: "tag", tag: "Kapitel#3&4" }, direction: "term", order: "deck" },
  { count: 20, which: { kind: "starred" }, direction: "definition", order: "shuffled" },
])("%j is written and read back", (options) => {
  expect(read(optionsAsQuery(options))).toEqual(options);
});

test.each([
  { count: "-3" },
  { count: "1e9" },
  { count: "ten" },
  { count: "" },
  { count: "2.5" },
  { which: "tag" },
  { which: "tag", tag: "" },
  { which: "tag", tag: "x".repeat(51) },
  { which: "constructor" },
  { answer: "both" },
  { order: "random" },
])("invalid parameters are replaced by the defaults: %j", (query) => {
  expect(read(query as Record<string, string>)).toEqual(usualTest);
});

const asked = Array.from({ length: 30 }, (_, at) => ({ id: `card${String(at).padStart(8, "0")}`, term: `t${at}`, definition: `d${at}` }));

test("some of the cards are drawn at random and keep the deck's order", () => {
  const drawn = [1, 2].map((seed) => arranged(asked, { count: 10, order: "deck" }, { random: seededRandom(seed) }));
  for (const some of drawn) {
    expect(some).toHaveLength(10);
    expect(some).toEqual(asked.filter((one) => some.includes(one)));
  }
  expect(drawn[0]).not.toEqual(drawn[1]);
});

test("all are asked if there are no more than the count, each once in any order", () => {
  expect(arranged(asked, { count: 40, order: "deck" }, { random: seededRandom(1) })).toEqual(asked);
  const mixed = arranged(asked, { count: "all", order: "shuffled" }, { random: seededRandom(1) });
  expect(mixed).not.toEqual(asked);
  expect(new Set(mixed)).toEqual(new Set(asked));
});

test("the most urgent are taken if urgencies are given", () => {
  const urgencyOf = ({ id }: { id: string }) => -Number(id.slice(4));
  const drawn = arranged(asked, { count: 3, order: "deck" }, { random: seededRandom(1), urgencyOf });
  expect(drawn).toEqual(asked.slice(-3));
});

test("a card that can be asked in both directions is asked in one", () => {
  const both = asked.flatMap((card) => [card, { ...card, id: `${card.id}_r` }]);
  const some = arranged(both, { count: "all", order: "deck" }, { random: seededRandom(3) });
  expect(some.map(({ id }) => id.slice(0, 12))).toEqual(asked.map(({ id }) => id));
  expect(new Set(some.map(({ id }) => id.length))).toEqual(new Set([12, 14]));
});
