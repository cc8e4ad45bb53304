import { SUGGESTION } from "../limits/limits.ts";
import type { Row } from "./row.ts";

/** Errors of suggested corrections. */
export const suggestionRows = {
  "suggestion/not-found": { status: 404, message: "This suggestion is not here any more." },
  "suggestion/off": { status: 403, message: "The author takes no suggestions for this deck." },
  "suggestion/text-needed": { message: "Please write the words that you suggest." },
  "suggestion/same-text": { message: "These words are on the card already. Please change something first." },
  "suggestion/too-long": { message: "A suggestion can have at most {most} characters.", limits: { most: SUGGESTION.textMaxLength } },
  "suggestion/side-too-long": { message: "This side of the card is too long for a suggestion." },
  "suggestion/sentence-too-long": {
    message: "The sentence beside it can have at most {most} characters.",
    limits: { most: SUGGESTION.sentenceMaxLength },
  },
  "suggestion/new-media": { message: "A suggestion can't bring new pictures or sounds. Those of the card may stay." },
  "suggestion/incomplete": { message: "With these words the card would have nothing left to ask." },
  "suggestion/card-changed": {
    status: 409,
    message: "The author has changed this card meanwhile. Please look at it again; what you wrote is still here.",
  },
  "suggestion/card-gone": {
    status: 409,
    message: "This card is not in the deck any more. You can decline the suggestion, or restore the card first.",
  },
  "suggestion/clash": {
    status: 409,
    message: "You have changed these words since the suggestion was made. Please choose which of them stay.",
  },
  "suggestion/decided": { status: 409, message: "This suggestion was decided already." },
  "suggestion/too-many-today": {
    status: 429,
    message: "You can make at most {most} suggestions a day. Please continue tomorrow.",
    limits: { most: SUGGESTION.mostADay },
  },
  "suggestion/too-many-of-yours": {
    status: 409,
    message: "You have {most} open suggestions for this deck already. Please wait until its author has looked at them.",
    limits: { most: SUGGESTION.openOfPersonAndDeck },
  },
  "suggestion/too-many": {
    status: 409,
    message: "There are {most} open suggestions for this deck already. Its author has to look at them first.",
    limits: { most: SUGGESTION.openOfDeck },
  },
} as const satisfies Record<string, Row>;
