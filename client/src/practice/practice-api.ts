import type { ErrorBody } from "@recollect/domain/errors/app-error.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Evaluation } from "@recollect/domain/practice/open-ended.ts";
import type { Body, Reply, Routes } from "../lib/requests/api-types.ts";
import { errorIn, request, send } from "../lib/requests/http.ts";
import { serverEvents } from "./server-events.ts";

type Practice = Routes["practice"];

export type MadeTest = Reply<Practice["multiple-choice"]["$post"]>;
export type Examiner = Reply<Practice["examiner"]["$get"]>;
/** A wording that students had counted as right, and the card's definition with it as an alternative. */
export type Suggestion = Reply<Practice["suggestions"]["$get"]>["suggestions"][number];
/** how many of the questions are ready */
export type Progress = { done: number; total: number };
/** An answer to a card of a deck. */
export type GivenAnswer = Body<Practice["evaluations"]["$post"]>;

/** Who marks the tests, for the chooser. Every call throws AppError. */
export function readExaminer(signal?: AbortSignal): Promise<Examiner> {
  return request<Examiner>("GET", "/api/practice/examiner", { signal });
}

/** A multiple-choice test of a deck. It comes as a stream, because a service may take its time; `onProgress` hears how far it is. */
export async function makeTest(
  deckId: number,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<MadeTest> {
  const response = await send("/api/practice/multiple-choice", {
    method: "POST",
    headers: { accept: "text/event-stream", "content-type": "application/json" },
    body: JSON.stringify({ deckId } satisfies Body<Practice["multiple-choice"]["$post"]>),
    signal,
  });
  for await (const { name, data } of serverEvents(response)) {
    if (name === "progress") onProgress(data as Progress);
    if (name === "questions") return data as MadeTest;
    if (name === "error") throw errorIn(data as ErrorBody) ?? new AppError("api/generation-failed");
  }
  throw new AppError("api/generation-failed", { cause: new Error("The stream ended without questions") });
}

export function evaluate(answer: GivenAnswer, signal: AbortSignal): Promise<Evaluation> {
  return request<Reply<Practice["evaluations"]["$post"]>>("POST", "/api/practice/evaluations", { body: answer, signal });
}

/** What students had counted as right often enough in one's own deck. */
export function readSuggestions(deckId: number, signal?: AbortSignal): Promise<{ suggestions: readonly Suggestion[] }> {
  return request<Reply<Practice["suggestions"]["$get"]>>("GET", `/api/practice/suggestions?deckId=${deckId}`, { signal });
}

/** 'Count it as right': the same wording is accepted for this card and student from now on. */
export async function acceptAnswer(answer: GivenAnswer): Promise<void> {
  await request("POST", "/api/practice/accepted-answers", { body: answer satisfies Body<Practice["accepted-answers"]["$post"]> });
}
