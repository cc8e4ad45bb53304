import { CO_AUTHOR } from "../limits/limits.ts";
import type { Row } from "./row.ts";

/** Errors of co-authors and their invitations. */
export const coAuthorRows = {
  "co-author/not-found": { status: 404, message: "This invitation is not here any more." },
  "co-author/unknown": { status: 404, message: "There is nobody with this username." },
  "co-author/yourself": { message: "You write this deck already." },
  "co-author/there-already": { status: 409, message: "This person is invited or writes the deck already." },
  "co-author/resting": { status: 409, message: "This person declined or left. You can invite them again in a week." },
  "co-author/too-many": {
    status: 409,
    message: "A deck can have at most {most} co-authors, with those who are invited.",
    limits: { most: CO_AUTHOR.mostOfDeck },
  },
  "co-author/too-many-today": {
    status: 429,
    message: "You can invite at most {most} people a day. Please continue tomorrow.",
    limits: { most: CO_AUTHOR.mostADay },
  },
} as const satisfies Record<string, Row>;
