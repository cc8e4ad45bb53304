import type { Evaluation } from "@recollect/domain/practice/open-ended.ts";
import { cutOffOf } from "../../lib/requests/cut-off.ts";
import type { TestedDeck } from "../test-deck.tsx";
import { isDeviceKept } from "../../device/store/is-device-kept.ts";
import { markHere } from "../offline/mark-here.ts";
import { evaluate, finishTest, inTest } from "../practice-api.ts";
import { isRight, itemsOf, picksOf, type ItemVerdict, type MarkedItem, type MixedItem, type MixedRun } from "./mixed-run.ts";

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
    // oxlint-disable-next-line no-await-in-loop -- one at a time, as a student who writes them one by one
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

/** Lets the server count a test that it began. */
export function sendResult(deckId: number, testId: string, run: MixedRun): Promise<void> {
  return finishTest({ deckId, testId, picks: picksOf(run) });
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
