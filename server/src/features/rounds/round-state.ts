import { phaseOf, type RoundPhase, type RoundQuestion } from "@recollect/domain/rounds/round.ts";
import type { Score } from "@recollect/domain/rounds/standing.ts";

import type { Db } from "../../store/tables.ts";
import { answersTo, playersOf, rightAnswersOf, scoresBefore, type PlayerRow } from "./players.store.ts";
import type { RoundQuestions } from "./round-questions.ts";
import { findRound, type RoundRow } from "./rounds.store.ts";
import type { RoundAnswersTable } from "./rounds.tables.ts";

/** A round as it is now, from which everybody's view is made. */
export type RoundState = {
  round: RoundRow;
  phase: RoundPhase;
  /** ms since 1970, by the server's clock */
  now: number;
  questions: readonly RoundQuestion[];
  players: readonly PlayerRow[];
  /** the answers to the current question, by player */
  answers: ReadonlyMap<string, RoundAnswersTable>;
  /** how many right answers in a row each player has, as far as the questions are over */
  streaks: ReadonlyMap<string, number>;
  /** as far as the questions are over: a running question gives nothing away, not even by points */
  scores: ReadonlyMap<string, Score>;
  /** at the end, the questions that each player answered right */
  right: ReadonlyMap<string, ReadonlySet<number>>;
};

type StateDeps = { questions: Pick<RoundQuestions, "ofRound">; /** ms since 1970 */ clock: () => number };

/** Reads the state of a round; null if there is none any more. */
export async function readState(db: Db, id: string, { questions: kept, clock }: StateDeps): Promise<RoundState | null> {
  const round = await findRound(db, id);
  const questions = round && (await kept.ofRound(db, id));
  if (!round || !questions) return null;
  const now = clock();
  const phase = phaseOf(round, now);
  const lastOver = phase === "question" ? round.question - 1 : round.question;
  const [players, rows, scores, rightAnswers] = [
    await playersOf(db, id),
    await answersTo(
      db,
      id,
      [...new Set([lastOver, round.question])].filter((question) => question >= 0),
    ),
    lastOver < 0 ? new Map<string, Score>() : await scoresBefore(db, id, lastOver + 1),
    phase === "over" ? await rightAnswersOf(db, id) : [],
  ];
  const right = new Map<string, Set<number>>();
  for (const { playerId, question } of rightAnswers) right.set(playerId, (right.get(playerId) ?? new Set()).add(question));
  return {
    round,
    phase,
    now,
    questions,
    players,
    answers: new Map(rows.flatMap((row) => (row.question === round.question ? [[row.playerId, row]] : []))),
    streaks: new Map(rows.flatMap((row) => (row.question === lastOver ? [[row.playerId, row.streak]] : []))),
    scores,
    right,
  };
}
