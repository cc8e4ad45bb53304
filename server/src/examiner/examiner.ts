import type { AskedCard } from "@recollect/domain/practice/asked-cards.ts";
import type { Question } from "@recollect/domain/practice/grading/question/reading.ts";
import type { ChoiceQuestion } from "@recollect/domain/practice/multiple-choice.ts";
import type { Evaluation } from "@recollect/domain/practice/open-ended.ts";

/**
 * What a test is made of: what is asked, and where wrong answers come from beside it. `unasked` is of the same deck, `otherCards` of the student's
 * other decks, for when this one is too small.
 */
export type TestOrder = {
  cards: readonly AskedCard[];
  unasked?: readonly AskedCard[];
  otherCards: readonly AskedCard[];
  /** the same seed gives the same chances */ seed: string;
};

/** One question a card, in their order; `tooFew` names the cards for which nothing was found to choose from. */
export type MadeTest = { questions: readonly ChoiceQuestion[]; tooFew: readonly string[] };

export type TestOptions = {
  /** who asks: one student's orders wait for each other, and for no one else's */
  sender: string;
  /** aborted when the student leaves */
  signal: AbortSignal;
  /** hears how many of the questions are ready */
  onProgress: (done: number, total: number) => void;
};

/** What makes and marks the tests. Everything it throws on purpose is one of the specification's AI error codes. */
export type Examiner = {
  readonly kind: "builtin" | "chat";
  /** what the test chooser calls it */
  readonly name: string;
  /** How many calls to a service a test of these cards takes; 0 for the examiner that needs none. */
  callsFor(cards: readonly AskedCard[]): number;
  multipleChoice(order: TestOrder, options: TestOptions): Promise<MadeTest>;
  evaluate(question: Question, options: Pick<TestOptions, "sender" | "signal">): Promise<Evaluation>;
};
