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

/** What was learned once, without the weights, which say nothing to a person. Times are ms since 1970. */
export type LearnedView = MemoryFigures & {
  standing: LearnedMemory["standing"];
  learnedAt: number;
  /** answers that a new card takes fewer in its first year at the retention asked for; null where it is not known */ saved: number | null;
};

/** What a student is shown of how they forget. */
export type MemoryView = {
  /** whether this server has what it takes to learn */
  canLearn: boolean;
  isLearning: boolean;
  /** what became of learning when it was asked for last; null when nothing went wrong */
  failure: AppError["code"] | null;
  /** answers with a day between as far as they have to be counted, and how many it takes */
  answers: number;
  needed: number;
  /** ms since 1970 */
  now: number;
  /** the retention that is asked for, 0 to 1 */
  asked: number;
  /**
   * by what share a second answer on the same day makes a card last longer, where the steps ask for it and it is little; null elsewhere. It is the
   * average student's where nothing is in force.
   */
  idleSteps: number | null;
  /** of all decks together: what is in force, and what was learned last */
  inForce: LearnedView | null;
  latest: LearnedView | null;
  /** decks that have a model of their own, or nearly */
  decks: (LearnedView & { deckId: number; title: string })[];
};

type State = Pick<MemoryView, "canLearn" | "isLearning" | "failure" | "now">;

export async function memoryView(db: Db, uid: string, state: State): Promise<MemoryView> {
  const [learned, settings, begun] = await Promise.all([learnedMemories(db, uid), readStudySettings(db, uid), begunDecks(db, uid)]);
  const own = learned.filter(({ deckKey }) => deckKey === null);
  const latest = own[0];
  const inForce = own.find(({ standing }) => standing === "in-force");
  const titleOf = new Map(begun.map(({ deckId, title }) => [deckId, title]));
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

function viewOf({ figures, standing, learnedAt }: LearnedMemory, asked: number): LearnedView {
  return { ...figures, standing, learnedAt, saved: figures.curve && savedACard(figures.curve, asked) };
}
