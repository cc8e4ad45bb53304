import { compareMeasures } from "../quantity/compare.ts";
import { isBare, measuresIn, type Measure } from "../quantity/measures.ts";
import type { WordReading } from "./reading.ts";

const mostLetters = 400;

/** Which of the card's quantities the answer names, in whatever unit and notation, and which others it names. */
export function measureFeatures({ question, definition }: WordReading) {
  if (!definition.tokens.some(({ number, text }) => number !== null || /\d/.test(text)) && !/\d/.test(question.answer)) return none;
  const card = quantitiesIn(question.definition);
  const said = quantitiesIn(question.answer);
  const asked = quantitiesIn(question.term);
  const compare = (one: Measure, other: Measure) =>
    compareMeasures(one, other, { isAbout: /about|ca\.|etwa|environ|unos|~|≈/i.test(question.definition), isHedged: true });
  const isFound = (one: Measure) => said.some((other) => compare(one, other) === "same");
  const isNear = (one: Measure) => said.some((other) => ["unit-missing", "near", "inside"].includes(compare(one, other)));
  const isKnown = (other: Measure) => [...card, ...asked].some((one) => ["same", "unit-missing"].includes(compare(one, other)));
  const others = said.filter((other) => !isKnown(other));
  return {
    measures: card.length,
    measuresFound: card.length === 0 ? 0 : card.filter(isFound).length / card.length,
    measuresNear: card.filter((one) => !isFound(one) && isNear(one)).length,
    measuresOther: others.length,
    measureFirst: card[0] === undefined ? -1 : isFound(card[0]) ? 2 : isNear(card[0]) ? 1 : 0,
    measuresBare: said.filter(isBare).length - card.filter(isBare).length,
  };
}

const none = { measures: 0, measuresFound: 0, measuresNear: 0, measuresOther: 0, measureFirst: -1, measuresBare: 0 };

function quantitiesIn(text: string): Measure[] {
  return measuresIn(text.slice(0, mostLetters)).slice(0, 8);
}
