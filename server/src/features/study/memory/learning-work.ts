import type { Day } from "@recollect/domain/study/day.ts";
import type { InForce, LearningFigures } from "@recollect/domain/study/memory/learning.ts";
import type { HalfLives, LoadPoint } from "@recollect/domain/study/memory/workload.ts";

import type { DatabasePlace } from "../../../store/store.ts";

/** What the answers are judged beside. */
export type LearningContext = {
  today: Day;
  /** what is in force of all decks together, and of single ones */
  own: InForce | null;
  byDeck: [deckKey: string, inForce: InForce][];
};

/** What the process is asked to learn: from whose log, and where that is. */
export type LearningOrder = LearningContext & { place: DatabasePlace; userId: string };

/** What is kept and shown of learning. Without `learning` there were too few answers. */
export type MemoryFigures = {
  learning: LearningFigures;
  /** answers in all, when it was learned: to tell when there are a tenth more without reading them */
  logAnswers: number;
  /** cards begun a day over the last 90 days of studying */
  newADay: number;
  /** null when it was not better */
  halfLives: { own: HalfLives; average: HalfLives } | null;
  curve: LoadPoint[] | null;
};

/** What came of it, of all decks together first. */
export type LearnedScope = { deckKey: string | null; weights: readonly number[] | null; figures: Omit<MemoryFigures, "logAnswers"> };

export type LearningWord = { learned: LearnedScope[] } | { missing: true } | { failure: string };
