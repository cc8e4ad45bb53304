import type { Day } from "@recollect/domain/study/day.ts";
import type { InForce, LearningFigures } from "@recollect/domain/study/memory/learning.ts";
import type { HalfLives, LoadPoint } from "@recollect/domain/study/memory/workload.ts";

import type { DatabasePlace } from "../../../store/store.ts";

/** The models to compare with. */
export type LearningContext = {
  today: Day;
  /** the models in force, of all decks and of single decks */
  own: InForce | null;
  byDeck: [deckKey: string, inForce: InForce][];
};

/** The input of a learning process: whose log, and its database. */
export type LearningOrder = LearningContext & { place: DatabasePlace; userId: string };

/** The stored result of learning. Without `learning` there were too few answers. */
export type MemoryFigures = {
  learning: LearningFigures;
  /** all answers at the time of learning: the next learning waits for a tenth more */
  logAnswers: number;
  /** cards begun a day over the last 90 days of studying */
  newADay: number;
  /** null if it was not better */
  halfLives: { own: HalfLives; average: HalfLives } | null;
  curve: LoadPoint[] | null;
};

/** The results, all decks together first. */
export type LearnedScope = { deckKey: string | null; weights: readonly number[] | null; figures: Omit<MemoryFigures, "logAnswers"> };

export type LearningWord = { learned: LearnedScope[] } | { missing: true } | { failure: string };
