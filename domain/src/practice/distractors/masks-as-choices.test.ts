import { describe, expect, test } from "vitest";

import { askedCards } from "../asked-cards.ts";
import { learnQuestions } from "../learn/learn-questions.ts";
import { withOurAnswers } from "../reading/with-our-answers.ts";
import { multipleChoice } from "./multiple-choice.ts";

const id = "heart-card-1";
const labels = ["left atrium", "right atrium", "left ventricle", "right ventricle", "aorta", "mitral valve"];

/** A picture with these masks over it; `more` makes their lines long. */
function heart({ names = labels, more = "" } = {}) {
  const masks = names.map((label, at) => `${at + 1} polygon 0.1,0.1 0.2,0.1 0.2,${(at + 1) / 10}${more}: ${label}`);
  return { id, term: "![the heart](media/AAAA.png)", definition: "", masks };
}

const seeds = Array.from({ length: 20 }, (_, seed) => seed);

describe("masks over one described picture", () => {
  test.each([
    ["few points", ""],
    ["many points", " 0.3333,0.4444".repeat(60)],
  ])("are each other's choices, with %s", (_, more) => {
    const cards = askedCards([heart({ more })], "choices");
    expect(cards).toHaveLength(6);
    for (const seed of seeds) {
      const { questions, tooFew } = multipleChoice({ cards, seed });
      expect(tooFew).toEqual([]);
      for (const { cardId, choices, answer } of questions) {
        expect(answer).toBe(labels[Number(cardId.slice(`${id}_o`.length)) - 1]);
        expect(new Set(choices).size).toBe(4);
        for (const choice of choices) expect(labels).toContain(choice);
      }
    }
  });

  test("with the same label are never both choices of one question", () => {
    const cards = askedCards([heart({ names: ["rib", "rib", "Rib", "spine", "skull", "pelvis"] })], "choices");
    for (const seed of seeds)
      for (const { choices } of multipleChoice({ cards, seed }).questions)
        expect(choices.filter((choice) => choice.toLowerCase() === "rib").length).toBeLessThan(2);
  });

  test("are chosen in Learn before they are written", () => {
    const card = heart();
    const keys = labels.map((_, at) => `${id}_o${at + 1}`);
    const { choices, stages } = learnQuestions([card], keys, "seed");
    expect([...choices.values()].map((question) => question.choices.length)).toEqual([4, 4, 4, 4, 4, 4]);
    expect(stages.get(`${id}_o1`)).toEqual(["choose", "write", "recall"]);
  });

  test("keep their own wording beside a model's choices, because words don't say which part is covered", () => {
    const cards = askedCards([heart()], "choices");
    const builtIn = multipleChoice({ cards, seed: 1 }).questions;
    const item = {
      card: 1,
      question: "Which part of the heart is this?",
      choices: ["left lung", "right lung", "aorta"],
      answer: "left atrium",
    };
    const [first] = withOurAnswers({ cards, items: [item], builtIn, seed: 1 });
    expect(first?.question).toBe(builtIn[0]?.question);
    expect(first?.choices).toEqual(expect.arrayContaining(["left atrium", "left lung", "right lung", "aorta"]));
  });
});
