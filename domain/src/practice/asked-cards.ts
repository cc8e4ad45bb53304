import { maskedTerm } from "../cards/masks/masked-term.ts";
import { cardQuestions } from "./card-questions.ts";

export { leftOutCount, oneWayEach, type AskedCard, type Direction, type WayOfAsking } from "./card-questions.ts";

/** The questions of tests, as they are asked. */
export const { askedCards, askedOf } = cardQuestions((card, mask) => maskedTerm(card, { asked: mask, isAnswered: false }));
