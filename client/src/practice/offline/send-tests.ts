import { AppError } from "@recollect/domain/errors/failure.ts";
import type { TakenTest } from "@recollect/domain/practice/taken-test.ts";
import { request } from "../../lib/requests/http.ts";
import { finishTest } from "../practice-api.ts";
import { waitingEnds, waitingTests, type WaitingEnd } from "./finished-tests.ts";
import { marksToCheck } from "./marks-to-check.ts";
import { announceSent } from "./sent-tests.ts";

type SendTestsDeps = {
  /** the server's number of a deck that was made on this device; null while it has none */
  numberOf: (deckId: number) => Promise<number | null>;
  sendTest?: (body: { deckId: number; test: TakenTest }) => Promise<void>;
  sendEnd?: (end: WaitingEnd) => Promise<void>;
};

/**
 * Sends the tests that were finished without the server. It knows each by its id, so that one that is sent twice, or by two tabs, is there once. A test goes when
 * all its answers are marked as well as they can be: the server takes its figures once. What the server refuses for good, such as a test of a deleted deck, is
 * dropped; where it can't be reached, all wait for the next time.
 */
export async function sendTests(uid: string, { numberOf, sendTest = sendTakenTest, sendEnd = finishTest }: SendTestsDeps): Promise<void> {
  const unmarked = new Set((await marksToCheck.all(uid)).map(([, { runId }]) => runId));
  for (const [key, { deckId, test }] of await waitingTests.all(uid)) {
    // One at a time: each is a transaction of the server.
    const number = unmarked.has(test.id) ? null : await numberOf(deckId);
    if (number === null) continue;
    if (!(await isSettled(sendTest({ deckId: number, test })))) return;
    await waitingTests.remove(key);
    announceSent(test.id);
  }
  for (const [key, end] of await waitingEnds.all(uid)) {
    if (!(await isSettled(sendEnd(end)))) return;
    await waitingEnds.remove(key);
    announceSent(end.testId);
  }
}

/** Whether the server has it, or never will; otherwise it is sent the next time. */
async function isSettled(sending: Promise<void>): Promise<boolean> {
  try {
    await sending;
    return true;
  } catch (failure) {
    return failure instanceof AppError && failure.status >= 400 && failure.status < 500 && ![401, 408, 429].includes(failure.status);
  }
}

/** A test that a device took without the server; its id makes a repetition count once. */
async function sendTakenTest(body: { deckId: number; test: TakenTest }): Promise<void> {
  await request("POST", "/api/practice/tests", {
    body: { deckId: body.deckId, test: { ...body.test, answers: { ...body.test.answers } } },
  });
}
