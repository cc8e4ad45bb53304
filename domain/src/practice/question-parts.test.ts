import { expect, test } from "vitest";
import { questionFor, yesOrNoFor } from "./asked-cards.ts";
import { questionParts } from "./question-parts.ts";

const id = "card00000001";
const asked = { id, term: "Which? **Is**", definition: "this one? yes" };

test.each([asked, { ...asked, id: `${id}_r` }, { ...asked, id: `${id}_c1` }])(
  "our own wordings are told from the card's side: %j",
  (card) => {
    const usual = questionParts(questionFor(card), card);
    expect(usual.before + usual.side).toBe(questionFor(card));
    expect(usual.side.startsWith(card.term)).toBe(true);
    const { before, side, shown } = questionParts(yesOrNoFor(card), card);
    expect([`${before}${side} ${shown}`, side, shown]).toEqual([yesOrNoFor(card), `${card.term}?`, card.definition]);
  },
);

test("another's wording, and a question of a card that is gone, stay as they are", () => {
  const whole = (question: string) => ({ before: "", side: question, shown: "" });
  expect(questionParts("Which city is it?", asked)).toEqual(whole("Which city is it?"));
  expect(questionParts(questionFor(asked), null)).toEqual(whole(questionFor(asked)));
});
