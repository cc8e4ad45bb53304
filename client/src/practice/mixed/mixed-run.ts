import { mixedSize, type MixedTest } from "@recollect/domain/practice/mixed/mixed-test.ts";
import type { Outcomes } from "@recollect/domain/practice/history/compare-tests.ts";
import type { Evaluation } from "@recollect/domain/practice/open-ended.ts";

/** A mixed test that is being taken: its answers by key, and when its time ends (ms since 1970), if it has a limit. */
export type MixedRun = {
  readonly id: string;
  /** null for a test that was made on this device */
  readonly testId: string | null;
  readonly test: MixedTest;
  readonly answers: Readonly<Record<string, string>>;
  readonly startedAt: number;
  readonly endsAt: number | null;
};

/** One question of a mixed test with what was answered and what is right. */
export type MixedItem = {
  readonly key: string;
  readonly question: string;
  readonly right: string;
  readonly kind: "true-false" | "choice" | "matching" | "written";
  /** of a statement: what it claimed */
  readonly shown?: string;
};

export type ItemVerdict = "right" | "partly" | "wrong" | "open" | "unmarked";

/** An answered question of a test that was handed in; `evaluation` is that of a written answer. */
export type MarkedItem = MixedItem & {
  readonly answer: string;
  readonly verdict: ItemVerdict;
  readonly evaluation: Evaluation | null;
  /** whether its student counted it as right against the mark */
  readonly isCounted?: true;
};

/** The written answer after its student counted it as right. */
export function countedItem(item: MarkedItem): MarkedItem {
  const evaluation = item.evaluation && { ...item.evaluation, isCorrect: true, score: 100 };
  return { ...item, verdict: "right", evaluation, isCounted: true };
}

/** All questions in the order of the page. */
export function itemsOf({ trueFalse, choice, matching, written }: MixedTest): MixedItem[] {
  return [
    ...trueFalse.map(({ cardId, question, shown, right }) => ({ key: cardId, question, right, shown, kind: "true-false" as const })),
    ...choice.map(({ cardId, question, answer }) => ({ key: cardId, question, right: answer, kind: "choice" as const })),
    ...matching
      .flatMap(({ pairs }) => pairs)
      .map(({ cardId, question, answer }) => ({ key: cardId, question, right: answer, kind: "matching" as const })),
    ...written.map(({ cardId, question, answer }) => ({ key: cardId, question, right: answer, kind: "written" as const })),
  ];
}

export function answeredCount({ test, answers }: MixedRun): number {
  return itemsOf(test).filter(({ key }) => (answers[key] ?? "").trim() !== "").length;
}

/** The picks that the server counts: every chosen answer. */
export function picksOf({ test, answers }: MixedRun): { cardId: string; choice: string }[] {
  return itemsOf(test).flatMap(({ key, kind }) => {
    const choice = answers[key] ?? "";
    return kind === "written" || choice === "" ? [] : [{ cardId: key, choice }];
  });
}

/** The result of each question; null for one that was not answered, or could not be marked. */
export function outcomesOf(items: readonly MarkedItem[]): Outcomes {
  return Object.fromEntries(
    items.map(({ key, verdict, evaluation }) => {
      if (verdict === "open" || verdict === "unmarked") return [key, null];
      const isCorrect = verdict === "right";
      return [key, { score: evaluation?.score ?? (isCorrect ? 100 : 0), isCorrect }];
    }),
  );
}

/** Whether a chosen answer is right; of a statement, whether it was judged rightly. */
export function isRight(item: MixedItem, answer: string): boolean {
  if (item.kind !== "true-false") return answer === item.right;
  return answer === (item.shown === item.right ? "true" : "false");
}

/** A run from its stored text; null for anything else. Never throws. */
export function readMixedRun(text: string | null): MixedRun | null {
  if (text === null) return null;
  try {
    const run = JSON.parse(text) as MixedRun;
    const isRun = typeof run.id === "string" && (run.testId === null || typeof run.testId === "string") && typeof run.answers === "object";
    return isRun && mixedSize(run.test) > 0 ? run : null;
  } catch {
    return null; // Damaged text is not a run: the test just starts over.
  }
}
