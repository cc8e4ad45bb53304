import { expect, test } from "vitest";
import { readingOf } from "../question/reading.ts";
import { soundLanguages } from "./sound-language.ts";

const inKana = { term: "umbrella", definition: "かさ" };

test.each([
  ["the question names it", { term: "school (Japanese)", answer: "gakkou" }, ["ja"]],
  ["the question names it before the deck does", { term: "school (Chinese)", answer: "gakkou", language: "ja" }, ["zh"]],
  ["the deck names it", { term: "school", answer: "gakkou", language: "zh" }, ["zh"]],
  ["another one is named", { term: "school (Cantonese)", answer: "hok6 haau6" }, []],
  ["another card has kana", { term: "school", answer: "gakkou", deck: [inKana] }, ["ja"]],
  ["the answer has kana", { term: "school", answer: "ガッコウ" }, ["ja"]],
  ["nothing tells", { term: "school", answer: "gakkou" }, ["zh", "ja"]],
])("the language of a card in Han characters if %s", (_, question, languages) => {
  expect(soundLanguages(readingOf({ definition: "学校", deck: [], ...question }))).toEqual(languages);
});
