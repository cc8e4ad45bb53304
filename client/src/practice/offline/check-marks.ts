import { AppError } from "@recollect/domain/errors/failure.ts";
import { answerEntryId } from "@recollect/domain/practice/run-reviews.ts";
import { correctionIds } from "@recollect/domain/practice/counted-reviews.ts";
import type { Evaluation } from "@recollect/domain/practice/open-ended.ts";
import type { Outbox } from "../../study/outbox/outbox.ts";
import { marksToCheck, type MarkToCheck } from "./marks-to-check.ts";

type CheckDeps = {
  uid: string;
  outbox: Pick<Outbox, "add" | "stamp">;
  evaluate: (answer: Pick<MarkToCheck, "deckId" | "cardId" | "answer" | "testId">) => Promise<Evaluation>;
  /** the mark that the server gave, for a test that waits on this device */
  onMark?: (mark: MarkToCheck, evaluation: Evaluation) => Promise<void>;
};

/**
 * Has the server mark answers again that were marked without the dictionaries. The better mark counts: a worse one changes nothing. Returns how many
 * count for more now. Stops where the server can't mark now; the others are checked the next time.
 */
export async function checkMarks({ uid, outbox, evaluate, onMark }: CheckDeps): Promise<number> {
  let better = 0;
  for (const [key, mark] of await marksToCheck.all(uid)) {
    try {
      // One at a time: the server limits how many are marked.
      const evaluation = await evaluate(mark);
      await onMark?.(mark, evaluation);
      const { score } = evaluation;
      if (score > mark.score && mark.isInTestOnly) better += 1;
      else if (score > mark.score) {
        await correct(outbox, mark, score);
        better += 1;
      }
    } catch (failure) {
      const isGone = failure instanceof AppError && failure.status === 404;
      if (!isGone) break;
    }
    await marksToCheck.remove(key);
  }
  return better;
}

/** The entries have ids of their own, so that a check that is repeated counts once. */
async function correct(outbox: CheckDeps["outbox"], { runId, index, deckKey, cardId, tookMs }: MarkToCheck, score: number): Promise<void> {
  const run = { id: runId };
  const { undo, right } = correctionIds(run, index);
  const card = { deckKey, cardId };
  await outbox.add({ ...card, id: undo, at: outbox.stamp(), kind: "undo", undoes: answerEntryId(run, index) });
  await outbox.add({ ...card, id: right, at: outbox.stamp(), kind: "answer", source: "open-ended", score, tookMs });
}
