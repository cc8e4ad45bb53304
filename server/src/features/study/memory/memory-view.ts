import { LEARNING } from "@recollect/domain/limits/limits.ts";
import type { AppError } from "@recollect/domain/errors/app-error.ts";
import { idleSteps } from "@recollect/domain/study/memory/same-day.ts";
import { savedACard } from "@recollect/domain/study/memory/workload.ts";
import { averageWeights } from "@recollect/domain/study/schedule/fsrs.ts";
import { deckOfKey } from "@recollect/domain/study/log/entry.ts";

import type { Db } from "../../../store/tables.ts";
import { begunDecks } from "../decks/begun-decks.store.ts";
import { readStudySettings } from "../settings/study-settings.store.ts";
import type { MemoryFigures } from "./learning-work.ts";
import { learnedMemories, type LearnedMemory } from "./memories.store.ts";
import { spacedAnswers } from "./spaced-answers.store.ts";

/** One result of learning without its weights, which mean nothing to a reader. Times are ms since 1970. */
type LearnedView = MemoryFigures & {
  standing: LearnedMemory["standing"];
  learnedAt: number;
  /** how many fewer answers a new card takes in its first year at the requested retention; null if it is not known */ saved: number | null;
};

/** What a student sees of their memory model. */
export type MemoryView = {
  /** whether this server can learn */
  canLearn: boolean;
  isLearning: boolean;
  /** why the last learning failed; null if it did not */
  failure: AppError["code"] | null;
  /** answers at least a day apart, counted as far as needed, and how many it takes */
  answers: number;
  needed: number;
  /** the requested retention, 0 to 1 */
  asked: number;
  /**
   * the share by which a second answer on the same day makes a card last longer, if the steps ask for it and it is small; otherwise null.
   * It is the average student's if no model is in force.
   */
  idleSteps: number | null;
  /** of all decks together: the model in force, and the last one learned */
  inForce: LearnedView | null;
  latest: LearnedView | null;
  /** decks with their own model, or nearly */
  decks: (LearnedView & { deckId: number; title: string })[];
};

type State = Pick<MemoryView, "canLearn" | "isLearning" | "failure">;

export async function memoryView(db: Db, uid: string, state: State): Promise<MemoryView> {
  const [learned, settings, startedDecks] = await Promise.all([learnedMemories(db, uid), readStudySettings(db, uid), begunDecks(db, uid)]);
  const own = learned.filter(({ deckKey }) => deckKey === null);
  const latest = own[0];
  const inForce = own.find(({ standing }) => standing === "in-force");
  const titleOf = new Map(startedDecks.map(({ deckId, title }) => [deckId, title]));
  return {
    ...state,
    answers: latest ? latest.figures.learning.answers : await spacedAnswers(db, uid, LEARNING.leastAnswers),
    needed: LEARNING.leastAnswers,
    asked: settings.retention,
    idleSteps: idleSteps(inForce?.weights ?? averageWeights, settings),
    inForce: inForce ? viewOf(inForce, settings.retention) : null,
    latest: latest ? viewOf(latest, settings.retention) : null,
    decks: learned.flatMap((one) => {
      const deckId = one.deckKey === null ? null : (deckOfKey(one.deckKey)?.deckId ?? null);
      const title = deckId === null ? undefined : titleOf.get(deckId);
      return deckId !== null && title !== undefined && one.standing === "in-force"
        ? [{ ...viewOf(one, settings.retention), deckId, title }]
        : [];
    }),
  };
}

function viewOf({ figures, standing, learnedAt }: LearnedMemory, askedRetention: number): LearnedView {
  return { ...figures, standing, learnedAt, saved: figures.curve && savedACard(figures.curve, askedRetention) };
}
