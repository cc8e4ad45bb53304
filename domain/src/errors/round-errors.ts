import { ROUND } from "../limits/round-limits.ts";
import type { Row } from "./row.ts";

/** Errors of live rounds. */
export const roundRows = {
  "round/not-for-you": { status: 403, message: "You can't start rounds here. Please ask the people who run this site." },
  "round/not-found": { status: 404, message: "There is no such round any more." },
  "round/code-unknown": { status: 404, message: "There is no round with this code. Please check it on the screen." },
  "round/too-many-codes": { status: 429, message: "Too many codes came from your network. Please wait a minute." },
  "round/one-at-a-time": { status: 409, message: "You have a round that is still running. Starting another one ends it." },
  "round/bad-count": { message: "A round has at least one question, and at most {most}.", limits: { most: ROUND.maxQuestions } },
  "round/bad-seconds": {
    message: "Each question has {least} to {most} seconds.",
    limits: { least: ROUND.leastSeconds, most: ROUND.mostSeconds },
  },
  "round/too-few-answers": {
    status: 409,
    message: "This deck needs at least two different answers of at most {most} characters, so that there is something to choose from.",
    limits: { most: ROUND.sideMaxLength },
  },
  "round/over": { status: 409, message: "This round is over." },
  "round/closed": { status: 409, message: "Nobody else can join this round now. Please ask whoever runs it." },
  "round/full": { status: 409, message: "A round can have at most {most} players.", limits: { most: ROUND.maxPlayers } },
  "round/name-needed": { message: "Please type a name." },
  "round/name-too-long": { message: "A name can have at most {most} characters.", limits: { most: ROUND.nameMaxLength } },
  "round/bad-name": { message: "This name can't be shown. Please choose another one." },
  "round/name-removed": { status: 409, message: "This name was removed from the round. Please choose another one." },
  "round/player-not-found": { status: 404, message: "You are not in this round any more." },
  "round/too-late": { status: 409, message: "The time was over when your answer arrived, so it does not count." },
  "round/answered": { status: 409, message: "Your first answer counts, and it has arrived." },
  "round/no-such-choice": { message: "This question has no such choice." },
} as const satisfies Record<string, Row>;
