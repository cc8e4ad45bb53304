import { loadMarking } from "../offline/load-marking.ts";
import { acceptAnswer, type GivenAnswer } from "../practice-api.ts";

/** Stores a wording that the student counted as right: on the server, or where a test goes on by this device alone, here. The answer is not marked again. Throws otherwise. */
export async function storeWording(uid: string, wording: GivenAnswer, place: { runId: string; index: number }): Promise<void> {
  await acceptAnswer(wording).catch(async (failure: unknown) => {
    const waiting = await loadMarking();
    if (!waiting) throw failure;
    await waiting.keepWording(uid, wording, failure);
  });
  const waiting = await loadMarking();
  await waiting?.marksToCheck.settle(uid, place);
}
