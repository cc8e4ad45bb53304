import type { Row } from "./row.ts";

/** Errors of the game of pairs. */
export const matchRows = {
  "match/not-started": {
    status: 409,
    message: "This game was not begun here, or another one was begun after it, so its time does not count.",
  },
  "match/late": { status: 409, message: "This time arrived too late to be checked, so it does not count." },
} as const satisfies Record<string, Row>;
