import { AppError } from "@recollect/domain/errors/failure.ts";
import { acceptAnswer, type GivenAnswer } from "../practice-api.ts";
import { wordingsToSend } from "./marks-to-check.ts";

/**
 * Sends the wordings that were counted as right without a network. What the server refuses for good, such as a wording of a deleted card, is dropped: the
 * answer itself has counted. Returns whether nothing is left; otherwise the rest is sent the next time.
 */
export async function sendWordings(uid: string, send: (wording: GivenAnswer) => Promise<void> = acceptAnswer): Promise<boolean> {
  for (const [key, wording] of await wordingsToSend.all(uid)) {
    try {
      // One at a time: the server limits how many are stored at once.
      await send(wording);
    } catch (failure) {
      const isForGood =
        failure instanceof AppError && failure.status >= 400 && failure.status < 500 && ![401, 429].includes(failure.status);
      if (!isForGood) return false;
    }
    await wordingsToSend.remove(key);
  }
  return true;
}
