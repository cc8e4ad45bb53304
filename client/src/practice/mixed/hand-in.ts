import type { Evaluation } from "@recollect/domain/practice/open-ended.ts";
import { cutOffOf } from "../../lib/requests/cut-off.ts";
import { evaluate, finishTest } from "../practice-api.ts";
import { isRight, itemsOf, picksOf, type ItemVerdict, type MarkedItem, type MixedItem, type MixedRun } from "./mixed-run.ts";

type HandInOptions = {
  deckId: number;
  signal: AbortSignal;
  /** called before each written answer is marked */ onProgress: (done: number, of: number) => void;
};

/**
 * Marks a mixed test: the written answers one after the other by the examiner, who counts them in the test, then everything else. A written answer that
 * can't be marked does not hold up the others. Throws if the network is lost: then nothing is over yet.
 */
export async function markRun(run: MixedRun, { deckId, signal, onProgress }: HandInOptions): Promise<MarkedItem[]> {
  const items = itemsOf(run.test);
  const answerOf = ({ key }: MixedItem) => (run.answers[key] ?? "").trim();
  const written = items.filter((item) => item.kind === "written" && answerOf(item) !== "");
  const evaluations = new Map<string, Evaluation>();
  for (const [at, item] of written.entries()) {
    onProgress(at + 1, written.length);
    // oxlint-disable-next-line no-await-in-loop -- one at a time, as a student who writes them one by one
    const evaluation = await evaluate({ deckId, cardId: item.key, answer: answerOf(item), testId: run.testId }, signal).catch(unlessCutOff);
    if (evaluation) evaluations.set(item.key, evaluation);
  }
  return items.map((item) => {
    const evaluation = evaluations.get(item.key) ?? null;
    return { ...item, answer: answerOf(item), evaluation, verdict: verdictOf(item, answerOf(item), evaluation) };
  });
}

/** Lets the server count the test. */
export function sendResult(deckId: number, run: MixedRun): Promise<void> {
  return finishTest({ deckId, testId: run.testId, picks: picksOf(run) });
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
