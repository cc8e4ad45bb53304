import type { AskedCard } from "@recollect/domain/practice/asked-cards.ts";
import type { Question } from "@recollect/domain/practice/grading/question/reading.ts";
import type { ChoiceQuestion } from "@recollect/domain/practice/multiple-choice.ts";
import type { Evaluation } from "@recollect/domain/practice/open-ended.ts";

import type { Log } from "../process/log/log.ts";
import type { BuiltInExaminer } from "./built-in-examiner.ts";
import { callsOf } from "./calls.ts";
import { BUILT_IN_NAME, examinerSettings, isReady, type ExaminerConfig } from "./examiner-settings.ts";

/** What a test is made of. `otherCards` are from the student's other decks, for when this one is too small. */
export type TestOrder = {
  cards: readonly AskedCard[];
  otherCards: readonly AskedCard[];
  /** the same seed gives the same chances */ seed: string;
};

/** One question a card, in the deck's order; `tooFew` names the cards for which nothing was found to choose from. */
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

/** The examiner that the settings ask for. Its rules and all that speaks to a service are loaded when it is first needed. */
export function createExaminer(config: ExaminerConfig, log: Log): Examiner {
  const settings = examinerSettings(config);
  if (settings.kind === "builtin") return onceNeeded({ kind: "builtin", name: BUILT_IN_NAME, callsFor: () => 0 }, builtInExaminer);
  return onceNeeded({ kind: "chat", name: settings.model, callsFor: (cards) => callsOf(cards).length }, async () => {
    const [{ createChatExaminer }, { chatService }] = await Promise.all([import("./chat-examiner.ts"), import("./chat-service.ts")]);
    const referer = config.publicUrl ?? `http://localhost:${config.port}`;
    const ask = isReady(settings) ? chatService({ ...settings, referer, title: config.brand }) : null;
    return createChatExaminer({ name: settings.model, ask, builtIn: await builtInExaminer(), log });
  });
}

async function builtInExaminer(): Promise<BuiltInExaminer> {
  const [{ createBuiltInExaminer, lexiconThread }, { createWorkPool }] = await Promise.all([
    import("./built-in-examiner.ts"),
    import("./work-pool.ts"),
  ]);
  return createBuiltInExaminer(createWorkPool(), createWorkPool(lexiconThread));
}

function onceNeeded(facts: Pick<Examiner, "kind" | "name" | "callsFor">, load: () => Promise<Examiner>): Examiner {
  let loading: Promise<Examiner> | undefined;
  const loaded = () => (loading ??= load());
  return {
    ...facts,
    multipleChoice: async (order, options) => (await loaded()).multipleChoice(order, options),
    evaluate: async (question, options) => (await loaded()).evaluate(question, options),
  };
}
