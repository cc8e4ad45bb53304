import type { ErrorBody } from "@recollect/domain/errors/failure.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { isUsual, type TestOptions } from "@recollect/domain/practice/options/test-options.ts";
import type { Evaluation } from "@recollect/domain/practice/open-ended.ts";
import { addressOf } from "../lib/requests/address.ts";
import type { Body, Reply } from "../lib/requests/api-types.ts";
import { withServerNumbers } from "../lib/requests/device-replies.ts";
import { errorIn, request, send } from "../lib/requests/http.ts";
import { serverEvents } from "./server-events.ts";

/** `testId` is null for a test that was made on this device. */
export type MadeTest = Omit<Reply<"POST", "/api/practice/multiple-choice">, "testId"> & { testId: string | null };
export type Examiner = Reply<"GET", "/api/practice/examiner">;
/** A wording that students counted as right, and the card's definition with it as an alternative. */
export type Suggestion = Reply<"GET", "/api/practice/suggestions">["suggestions"][number];
/** how many of the questions are ready */
export type Progress = { done: number; total: number };
/** An answer to a card of a deck. */
export type GivenAnswer = Body<"POST", "/api/practice/evaluations">;

/** A test as the server began it, and its last tests of a deck. */
export type BegunTest = Reply<"POST", "/api/practice/open-ended">;
export type KeptTests = Reply<"GET", "/api/practice/tests">;
export type TestHistoryReply = Reply<"GET", "/api/practice/history">;
type Result = Body<"POST", "/api/practice/results">;

/** The examiner's name, for the chooser. Every call throws AppError. */
export function readExaminer(signal?: AbortSignal): Promise<Examiner> {
  return request("GET", "/api/practice/examiner", { signal });
}

/** A multiple-choice test, as a stream, because a service may take long; `onProgress` is called as it proceeds. */
export async function makeTest(
  order: OrderedTest,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<MadeTest> {
  const ask = ({ body }: { body: Body<"POST", "/api/practice/multiple-choice"> }) =>
    send(addressOf("POST", "/api/practice/multiple-choice"), {
      method: "POST",
      headers: { accept: "text/event-stream", "content-type": "application/json" },
      body: JSON.stringify(body),
      signal,
    });
  const response = await withServerNumbers({ body: bodyOf(order), signal }, ask);
  for await (const { name, data } of serverEvents(response)) {
    if (name === "progress") onProgress(data as Progress);
    if (name === "questions") return data as MadeTest;
    if (name === "error") throw errorIn(data as ErrorBody) ?? new AppError("api/generation-failed");
  }
  throw new AppError("api/generation-failed", { cause: new Error("The stream ended without questions") });
}

/** The parameters of a test; the defaults are left out. */
export type OrderedTest = { deckId: number; options: TestOptions };

function bodyOf({ deckId, options }: OrderedTest): Body<"POST", "/api/practice/open-ended"> {
  return isUsual(options) ? { deckId } : { deckId, options };
}

/** A written test: the keys of its questions. */
export function beginWritten(order: OrderedTest, signal: AbortSignal): Promise<BegunTest> {
  return request("POST", "/api/practice/open-ended", { body: bodyOf(order), signal });
}

/** A mixed test, made and begun. */
export function beginMixed(order: Body<"POST", "/api/practice/mixed">): Promise<Reply<"POST", "/api/practice/mixed">> {
  return request("POST", "/api/practice/mixed", { body: order });
}

/** Repeats a test, with the questions of these keys or all. */
export function beginAgain(body: Body<"POST", "/api/practice/rounds">): Promise<{ testId: string }> {
  return request("POST", "/api/practice/rounds", { body });
}

/** Browsers send at most 64 KB after a page is closed, and a letter has at most three bytes. */
const longestAfterPage = 20_000;

/** Ends a test: the server counts it and stores the result, even if the page is closed meanwhile. */
export async function finishTest(body: Result): Promise<void> {
  const outlivesPage = JSON.stringify(body).length <= longestAfterPage;
  await request("POST", "/api/practice/results", { body, outlivesPage });
}

/** The last tests of a deck, and the number of questions for each choice of cards. */
export function readKeptTests(deckId: number, signal?: AbortSignal): Promise<KeptTests> {
  return request("GET", "/api/practice/tests", { query: { deckId }, signal });
}

/** All stored tests of a deck, and what the newest says beside an earlier one. */
export function readTestHistory(deckId: number, signal?: AbortSignal): Promise<TestHistoryReply> {
  return request("GET", "/api/practice/history", { query: { deckId }, signal });
}

/** The test that an answer belongs to, for the server to count it there. */
export function inTest({ testId }: { testId: string | null }): { testId?: string } {
  return testId === null ? {} : { testId };
}

export function evaluate(answer: GivenAnswer, signal: AbortSignal): Promise<Evaluation> {
  return request("POST", "/api/practice/evaluations", { body: answer, signal });
}

/** Wordings that students counted as right often enough in an own deck. */
export function readSuggestions(deckId: number, signal?: AbortSignal): Promise<{ suggestions: readonly Suggestion[] }> {
  return request("GET", "/api/practice/suggestions", { query: { deckId }, signal });
}

/** 'I was right': from now on the same wording is accepted for this card and student. */
export async function acceptAnswer(answer: GivenAnswer): Promise<void> {
  await request("POST", "/api/practice/accepted-answers", { body: answer });
}
