import type { LearnStage } from "@recollect/domain/practice/learn/sitting.ts";
import { t } from "../../lib/language/t.ts";

/** Texts of Learn. */
export const learnTexts = {
  pageTitle: t("Learn"),
  titleOf: (deck: string) => t("Learn: {deck}", { deck }),
  about: t("Learn a deck in one sitting: choose, write, recall."),
  loading: t("Loading your cards..."),
  preparing: t("Preparing your cards..."),
  exit: t("Stop for now"),
  progress: t("Cards learned"),
  place: (round: number, rounds: number, left: number) =>
    t("Round {round, number} of {rounds, number}, {left, plural, one {# card} other {# cards}} to go", {
      round,
      rounds,
      left,
    }),
  stages: { choose: t("Choose"), write: t("Write"), recall: t("Recall", null, "what a student does") } satisfies Record<LearnStage, string>,
  /** the screen before the first question */
  begin: (cards: number) => t("{cards, plural, one {Learn # card} other {Learn all # cards}}", { cards }),
  beginSome: (cards: number) => t("{cards, plural, one {Learn # card} other {Learn # cards}}", { cards }),
  how: t("Each card comes three times in one sitting, seven cards at a time."),
  howStages: {
    choose: t("Choose its answer among others."),
    write: t("Write it from memory."),
    recall: t("Say it to yourself, turn the card, and judge."),
  } satisfies Record<LearnStage, string>,
  wrong: t("A wrong answer brings the card back a little later, a step before."),
  rounds: (rounds: number) => t("{rounds, plural, one {# round} other {# rounds}}", { rounds }),
  atOnce: (most: number) => t("Learn takes {most, number} at a time. The others come in the next sitting.", { most }),
  which: t("Cards"),
  all: t("All cards"),
  starred: (count: number) => t("Starred ({count, number})", { count }),
  tags: t("Tags"),
  nothing: t("None of these cards can be learned. Suspended cards are left out."),
  notLoaded: t("Your cards could not be loaded."),
  /** a step */
  next: t("Next"),
  showAnswer: t("Show answer"),
  recallHint: t("Say the answer to yourself, then turn the card."),
  knewIt: t("I knew it"),
  notYet: t("Not yet"),
  howWell: t("Did you know it?"),
  front: t("Question"),
  back: t("Answer"),
  keys: { turn: t("show answer"), notYet: t("not yet"), knewIt: t("I knew it") },
  /** the end */
  done: (cards: number) => t("{cards, plural, one {You have learned # card} other {You have learned all # cards}}", { cards }),
  noMisses: t("Every answer was right the first time."),
  missed: t("These took more than one try"),
  misses: (times: number) => t("{times, plural, =1 {missed once} =2 {missed twice} other {missed # times}}", { times }),
  tomorrow: t("Your answers are in your schedule: study tomorrow, so that they last."),
  notDue: (cards: number) =>
    t("{cards, plural, one {# card was not due yet and keeps its date.} other {# cards were not due yet and keep their dates.}}", {
      cards,
    }),
  byPlan: t("New cards still come on the days of your exam plan, and cards that are not due keep their dates."),
  again: t("Learn again"),
  study: t("Study"),
  backToDeck: t("Back to Deck"),
} as const;
