import { AppError } from "@recollect/domain/errors/failure.ts";
import type { Evaluation } from "@recollect/domain/practice/open-ended.ts";
import { cutOffOf } from "../../lib/requests/cut-off.ts";
import type { TestedDeck } from "../test-deck.tsx";
import { isDeviceKept } from "../../device/store/is-device-kept.ts";
import { keepFinished } from "../offline/keep-finished.ts";
import { markHere } from "../offline/mark-here.ts";
import { marksToCheck } from "../offline/marks-to-check.ts";
import { isReviewed } from "../reviews/is-reviewed.ts";
import type { useReviews } from "../reviews/use-reviews.ts";
import { evaluate, finishTest, inTest } from "../practice-api.ts";
import {
  answeredCount,
  isRight,
  itemsOf,
  outcomesOf,
  picksOf,
  type ItemVerdict,
  type MarkedItem,
  type MixedItem,
  type MixedRun,
} from "./mixed-run.ts";

type HandInOptions = {
  deck: TestedDeck;
  signal: AbortSignal;
  /** called before each written answer is marked */ onProgress: (done: number, of: number) => void;
};

/**
 * Marks a mixed test: the written answers one after the other by the examiner, who counts them in the test, then everything else. A written answer that
 * can't be marked does not hold up the others. Without a network this device marks them by the rules alone. Throws if the server can't be reached otherwise, or the
 * rules can't be loaded: then nothing is over yet.
 */
export async function markRun(run: MixedRun, { deck, signal, onProgress }: HandInOptions): Promise<MarkedItem[]> {
  const items = itemsOf(run.test);
  const answerOf = ({ key }: MixedItem) => (run.answers[key] ?? "").trim();
  const written = items.filter((item) => item.kind === "written" && answerOf(item) !== "");
  const evaluations = new Map<string, Evaluation>();
  for (const [at, item] of written.entries()) {
    onProgress(at + 1, written.length);
    // One at a time, as a student who writes them one by one.
    const evaluation = await evaluate({ deckId: deck.id, cardId: item.key, answer: answerOf(item), ...inTest(run) }, signal)
      .catch((failure: unknown) => {
        // What is marked here is marked again by the server, which needs a device that keeps it until then.
        if (!isDeviceKept()) throw failure;
        return markHere(deck, { key: item.key, answer: answerOf(item) }, failure);
      })
      .catch(unlessCutOff);
    if (evaluation) evaluations.set(item.key, evaluation);
  }
  return items.map((item) => {
    const evaluation = evaluations.get(item.key) ?? null;
    return { ...item, answer: answerOf(item), evaluation, verdict: verdictOf(item, answerOf(item), evaluation) };
  });
}

type StoreOptions = {
  uid: string;
  deckId: number;
  /** called when a result that waited has reached the server */ onSent: () => void;
};

/**
 * Lets the server count a test that it began; without a network, and for a test of this device, the result waits here. Nothing is left to do where the test or
 * its deck is gone. Throws if the result has to be stored later.
 */
export async function storeResult(
  run: MixedRun,
  items: readonly MarkedItem[],
  { uid, deckId, onSent }: StoreOptions,
): Promise<"kept" | "waiting" | "not begun" | "gone" | "deck gone"> {
  const { id, testId } = run;
  const picks = picksOf(run);
  const keep = (failure?: unknown) =>
    keepFinished({ id, kind: "mixed", testId, answers: outcomesOf(items), picks }, { uid, deckId, onSent }, failure);
  if (testId === null) return (await keep().catch(() => false)) ? "waiting" : "not begun";
  try {
    await finishTest({ deckId, testId, picks });
    return "kept";
  } catch (failure) {
    if (await keep(failure).catch(() => false)) return "waiting";
    if (!(failure instanceof AppError) || failure.status !== 404) throw failure;
    return failure.code === "deck/not-found" ? "deck gone" : "gone";
  }
}

type ReportOptions = { uid: string; deck: TestedDeck } & Pick<ReturnType<typeof useReviews>, "send">;

/** Answers go into the study log as those of the other tests do. A statement judged rightly proves nothing: every second guess is right. */
export function reportAnswers(run: MixedRun, items: readonly MarkedItem[], { uid, deck, send }: ReportOptions): void {
  const tookMs = Math.round((Date.now() - run.startedAt) / Math.max(1, answeredCount(run)));
  for (const [index, { key, kind, verdict, evaluation, answer }] of items.entries()) {
    if (verdict === "open" || verdict === "unmarked") continue;
    const at = { id: run.id, index, counted: [] };
    const isInLog = isReviewed(deck.cards, key) && !(kind === "true-false" && verdict === "right");
    const score = evaluation?.score ?? 0;
    if (isInLog && kind === "written") send(at, { cardId: key, source: "open-ended", score, tookMs });
    else if (isInLog) send(at, { cardId: key, source: "multiple-choice", isCorrect: verdict === "right", tookMs });
    if (!evaluation?.isProvisional) continue;
    const place = { runId: run.id, index, testId: run.testId, isInTestOnly: !isInLog };
    void marksToCheck.add(uid, { deckId: deck.id, deckKey: deck.deckKey, cardId: key, answer, score, tookMs, ...place });
  }
}

function unlessCutOff(failure: unknown): null {
  if (cutOffOf(failure) !== null) throw failure;
  return null;
}

function verdictOf(item: MixedItem, answer: string, evaluation: Evaluation | null): ItemVerdict {
  if (answer === "") return "open";
  if (item.kind !== "written") return isRight(item, answer) ? "right" : "wrong";
  if (!evaluation) return "unmarked";
  if (evaluation.isCorrect) return "right";
  return evaluation.score > 0 ? "partly" : "wrong";
}
