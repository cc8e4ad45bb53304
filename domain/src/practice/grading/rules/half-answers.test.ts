import { expect, test } from "vitest";
import { grade } from "../grade.ts";
import { noLexicon } from "../question/lexicon.ts";

function marked(term: string, definition: string, answer: string) {
  const { score } = grade({ term, definition, answer, deck: [] });
  return score >= 90 ? "right" : score >= 40 ? "a part" : "wrong";
}

test.each([
  [
    "Curfew",
    "people stay at home or in barracks unless a pass allows them to leave",
    "people stay at home unless a pass allows them to leave",
    "a part",
  ],
  ["Dormouse", "sleeps through the winter and feeds on nuts", "sleeps through the winter and eats fish", "a part"],
  ["Dormouse", "sleeps through the winter and feeds on nuts", "flies through the summer and eats fish", "wrong"],
  [
    "Guild",
    "union of the craftsmen of one trade in a medieval town, which set prices and trained apprentices",
    "union of craftsmen",
    "a part",
  ],
  [
    "Guild",
    "union of the craftsmen of one trade in a medieval town, which set prices and trained apprentices",
    "apprentices of a union",
    "wrong",
  ],
  [
    "Peace of Lund",
    "peace of three kings after a long war over the straits and their tolls in the north",
    "a peace of three kings",
    "a part",
  ],
  ["the bridge (Danish)", "broen", "bro", "a part"],
  ["the bridge (Danish)", "broen", "en bro", "a part"],
  ["to drink (Japanese)", "飲む (のむ, nomu)", "飲", "a part"],
  ["good morning (Japanese)", "おはようございます", "おはよう", "a part"],
  ["talk (Japanese)", "はなし", "はな", "wrong"],
  ["Neutralisation", "KOH + HNO3 → KNO3 + H2O", "KOH + HNO3 → salt + water", "a part"],
  ["Neutralisation", "KOH + HNO3 → KNO3 + H2O", "acid + base → salt + water", "wrong"],
  ["nosotros vamos", "we are going", "they are going", "wrong"],
  ["ustedes vienen", "you are coming", "we are coming", "wrong"],
  ["One third, to two decimals", "0.33", "1/3", "right"],
  ["One third, to two decimals", "0.33", "1/4", "wrong"],
  ["Home of the Congress", "Washington, D.C.", "Washington", "right"],
  ["Home of the Congress", "Washington, D.C.", "Boston", "wrong"],
  ["Home of the Congress", "Washington, D.C.", "Wahsington, D.C.", "right"],
])("%s is %s: %s is %s", (term, definition, answer, verdict) => {
  expect(marked(term, definition, answer)).toBe(verdict);
});

test("the first word of a card loses its capital within a sentence, unless it is a name", () => {
  const lexicon = { ...noLexicon, isWord: (word: string) => word === "stores" };
  const feedback = (definition: string) => grade({ term: "Vault", definition, answer: "something with gold", deck: [] }, lexicon).feedback;
  expect(feedback("Stores gold of the bank behind a door")).toContain("stores");
  expect(feedback("Stores gold of the bank behind a door")).not.toContain("Stores");
  expect(feedback("Fafner guards gold of the bank behind a door")).toContain("Fafner");
});
