import { expect, test } from "vitest";

import { noLexicon } from "../knowledge/lexicon.ts";
import { readingOf } from "../question/reading.ts";
import { contrastFeatures } from "./contrast-features.ts";
import { wordReading } from "./reading.ts";

function contrasts(definition: string, answer: string, language = "en", term = "x") {
  return contrastFeatures(wordReading(readingOf({ term, definition, answer, deck: [], language }, noLexicon)));
}

test.each([
  ["de", "viele Nachkommen, kurze Lebensdauer", "wenige Nachkommen, lange Lebensdauer", 2],
  ["fr", "refroidie lentement en profondeur", "refroidie rapidement en surface", 1],
  ["en", "many offspring, little care", "little care, many offspring", 0],
])("contraries beside the same word are counted, wherever their own words stand: %s, %s, %s", (language, card, answer, count) => {
  expect(contrasts(card, answer, language).boundContrasts).toBe(count);
});

test.each([
  ["en", "reducing the sail area", "putting up more sail", -1],
  ["en", "to become less intense", "to become stronger", -1],
  ["de", "das Angebot sinkt", "es gibt weniger Angebot", 1],
])("words that only one text has point the same way or another: %s, %s, %s", (language, card, answer, sign) => {
  expect(Math.sign(contrasts(card, answer, language).directionProduct)).toBe(sign);
});

test("items in another order matter if the question asks for an order", () => {
  const shuffled = (term: string) => contrasts("SYN, SYNACK, ACK", "ACK, SYNACK, SYN", "en", term).shuffledOrder;
  expect([shuffled("messages of the handshake in order"), shuffled("messages")]).toEqual([1, 0]);
});
