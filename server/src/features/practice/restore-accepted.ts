import { AppError } from "@recollect/domain/errors/app-error.ts";
import { answerProblem } from "@recollect/domain/practice/limits.ts";

import type { Store } from "../../store/store.ts";
import { acceptAnswer } from "./accepted-answers.store.ts";

/** A wording that counts as right for a card of a deck that the student may open. */
export type RestoredAnswer = { deckOwnerId: string; deckId: number; cardId: string; answer: string };

/** Wordings written in one transaction. */
const atOnce = 200;

/** Restores wordings from an account's file. Invalid ones, and those beyond a card's limit, are left out. */
export async function restoreAccepted(
  store: Store,
  uid: string,
  { wordings, now }: { wordings: readonly RestoredAnswer[]; now: number },
): Promise<void> {
  for (let from = 0; from < wordings.length; from += atOnce) {
    await store.write(async ({ db }) => {
      for (const { deckOwnerId, deckId, cardId, answer } of wordings.slice(from, from + atOnce)) {
        if (answerProblem(answer) !== null) continue;
        try {
          await acceptAnswer(db, { uid, deckOwnerId, deckId, cardId }, answer, now);
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
        }
      }
    });
  }
}
