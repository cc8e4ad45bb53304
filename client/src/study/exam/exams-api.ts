import type { Body, Reply } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";

/** The coming exams, of one deck or several, the first one first. */
export type Exams = Reply<"GET", "/api/study/exams">;
export type ListedExam = Exams["exams"][number];
/** An exam over several decks as typed. */
export type ExamFields = Body<"PUT", "/api/study/exams/:id">;

/** Below `study`: what is studied changes them. */
export const examKeys = {
  list: () => ["study", "exams"] as const,
  exam: (id: string) => ["study", "exams", id] as const,
  decks: () => ["study", "exam-decks"] as const,
};

export function readExams(signal?: AbortSignal): Promise<Exams> {
  return request("GET", "/api/study/exams", { signal });
}

/** An exam with its plan. */
export function readExam(id: string, signal?: AbortSignal): Promise<Reply<"GET", "/api/study/exams/:id">> {
  return request("GET", "/api/study/exams/:id", { params: { id }, signal });
}

/** The decks that may be chosen for an exam. */
export function readExamDecks(signal?: AbortSignal): Promise<Reply<"GET", "/api/study/exam-decks">> {
  return request("GET", "/api/study/exam-decks", { signal });
}

/** Makes an exam with an id that the device chooses, so that a repeated request makes it once; or changes it. */
export function saveSharedExam(id: string, fields: ExamFields): Promise<{ id: string }> {
  return request("PUT", "/api/study/exams/:id", { params: { id }, body: fields });
}

export function removeSharedExam(id: string): Promise<void> {
  return request("DELETE", "/api/study/exams/:id", { params: { id } });
}
