import type { DeckLanguages } from "../decks/languages/languages.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import { ROUND } from "../limits/round-limits.ts";
import type { Direction } from "../practice/asked-cards.ts";

/** Who may start live rounds: a setting of the operator. `off` also closes the rounds that are running. */
export const roundPolicies = ["everyone", "teachers", "off"] as const;
export type RoundPolicy = (typeof roundPolicies)[number];

/** What the host chooses. */
export type RoundOptions = { questions: number; seconds: number; direction: Direction };

/** A question of a round as the server keeps it. `key` is that of the card's prompt; `answer` is one of the choices. */
export type RoundQuestion = { key: string; question: string; choices: readonly string[]; answer: string };

/** `lobby`: players join; `question`: they answer; `answer`: the time is over and the right choice is shown; `over`. */
export type RoundPhase = "lobby" | "question" | "answer" | "over";

/** Why a round is over: its host ended it, nobody touched it, its deck was closed to the host, or the host started another one. */
const roundEnds = ["host", "idle", "deck", "another"] as const;
export type RoundEnd = (typeof roundEnds)[number];

/** Where a round is. Times are ms since 1970 by the server's clock. */
export type RoundPlace = {
  /** the number of the question, from 0; -1 in the lobby */
  question: number;
  /** until when the question takes answers; null in the lobby */
  closesAt: number | null;
  /** the last step of the host */
  touchedAt: number;
  endedAt: number | null;
};

/** The phase follows from the clock, so that every server process knows it without being told. */
export function phaseOf({ question, closesAt, touchedAt, endedAt }: RoundPlace, now: number): RoundPhase {
  if (endedAt !== null || now >= touchedAt + ROUND.idleMs) return "over";
  if (question < 0 || closesAt === null) return "lobby";
  return now < closesAt ? "question" : "answer";
}

/** The first rule that the options break; null if they are fine. */
export function roundProblem({ questions, seconds }: Pick<RoundOptions, "questions" | "seconds">): ErrorCode | null {
  if (!isWhole(questions, 1, ROUND.maxQuestions)) return "round/bad-count";
  return isWhole(seconds, ROUND.leastSeconds, ROUND.mostSeconds) ? null : "round/bad-seconds";
}

function isWhole(number: number, least: number, most: number): boolean {
  return Number.isInteger(number) && number >= least && number <= most;
}

/** A question as it is shown. What is right, and who chose what, is there only after the time. */
export type ShownQuestion = {
  at: number;
  key: string;
  question: string;
  choices: readonly string[];
  /** ms since 1970 by the server's clock */
  closesAt: number;
  /** the number of the right choice; null before */
  right: number | null;
  /** how many players took each choice; null before */
  counts: readonly number[] | null;
};

/** What the big screen and the players both see. `now` is the server's clock when this was written. */
export type RoundView = {
  id: string;
  title: string;
  phase: RoundPhase;
  now: number;
  /** the number of questions */
  of: number;
  seconds: number;
  languages: DeckLanguages | null;
  question: ShownQuestion | null;
  /** null until it is over */
  end: RoundEnd | null;
};

export type RoundPlayer = { id: string; name: string };

/** A line of the standing. Equal points share a place. */
export type RankedPlayer = RoundPlayer & { place: number; points: number; correct: number };

/** A card that few knew: how many of the players of its question answered right. */
export type HardCard = { key: string; question: string; answer: string; right: number; players: number };

export type HostedRound = RoundView & {
  code: string;
  deckId: number;
  /** whether others can still join */
  isOpen: boolean;
  /** counts the host's steps; a step names the one that it follows, so that a second press does nothing */
  step: number;
  players: RoundPlayer[];
  answered: number;
  /** the best first, as far as the questions are over */
  standing: RankedPlayer[];
  /** at the end */
  hardest: HardCard[];
};

export type PlayedRound = RoundView & {
  name: string;
  /** the number of the player's choice; null for none yet */
  choice: number | null;
  /** of the questions that are over */
  points: number;
  streak: number;
  place: number;
  players: number;
  /** of the question that is over: null before, and for no answer */
  gained: number | null;
  /** at the end: what the player did not answer right */
  missed: { key: string; question: string; answer: string }[];
};

/** A round that its host has not ended. */
export type RunningRound = { id: string; title: string };

/** A player's deck, for those who may open it anyway: their answers count as practice, if they want that. */
export type RoundDeck = {
  deckKey: string;
  deckId: number;
  /** the prompts of the round's questions that are studied */
  keys: string[];
};
