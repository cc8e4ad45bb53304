import type { CardQuestion, GroupQuestions } from "@recollect/domain/groups/questions/question.ts";
import type { ReportReason } from "@recollect/domain/moderation/report.ts";
import { request } from "../../lib/requests/http.ts";
import type { AskedCard } from "./card-questions-api.ts";

/** Questions on cards, over HTTP. Every call throws AppError. */

/** Where a page of a list ended. */
export type QuestionPlace = { at: number; id: string };

type Key = Pick<CardQuestion, "groupId" | "id">;

export async function readCardQuestions(card: AskedCard, signal?: AbortSignal): Promise<CardQuestion[]> {
  return (await request("GET", "/api/questions/:ownerId/:deckId/:cardId", { params: card, signal })).questions;
}

/** A page of a group's questions: those after a place, or the newest; `question` comes first, if it is not among them. */
export function readGroupQuestions(
  groupId: string,
  { isSettled, before, question }: { isSettled: boolean; before: QuestionPlace | null; question: string | null },
  signal?: AbortSignal,
): Promise<GroupQuestions> {
  const query = { settled: isSettled ? ("1" as const) : ("0" as const), at: before?.at ?? null, id: before?.id ?? null, question };
  return request("GET", "/api/groups/:groupId/questions", { params: { groupId }, query, signal });
}

export function askQuestion(groupId: string, { ownerId, ...card }: AskedCard, text: string): Promise<CardQuestion> {
  return request("POST", "/api/groups/:groupId/questions", { params: { groupId }, body: { deckOwnerId: ownerId, ...card, text } });
}

export function answerQuestion({ groupId, id }: Key, text: string): Promise<CardQuestion> {
  return request("POST", "/api/groups/:groupId/questions/:id/answers", { params: { groupId, id }, body: { text } });
}

export function editQuestion({ groupId, id }: Key, text: string): Promise<CardQuestion> {
  return request("PUT", "/api/groups/:groupId/questions/:id/text", { params: { groupId, id }, body: { text } });
}

export function editAnswer({ groupId, id }: Key, answerId: string, text: string): Promise<CardQuestion> {
  return request("PUT", "/api/groups/:groupId/questions/:id/answers/:answerId/text", { params: { groupId, id, answerId }, body: { text } });
}

export function settleQuestion({ groupId, id }: Key, isSettled: boolean): Promise<CardQuestion> {
  return request("PUT", "/api/groups/:groupId/questions/:id/settled", { params: { groupId, id }, body: { isSettled } });
}

export function deleteQuestion({ groupId, id }: Key): Promise<void> {
  return request("DELETE", "/api/groups/:groupId/questions/:id", { params: { groupId, id } });
}

export function deleteAnswer({ groupId, id }: Key, answerId: string): Promise<void> {
  return request("DELETE", "/api/groups/:groupId/questions/:id/answers/:answerId", { params: { groupId, id, answerId } });
}

export function reportQuestion({ groupId, id }: Key, body: { reason: ReportReason; text: string }): Promise<void> {
  return request("POST", "/api/groups/:groupId/questions/:id/reports", { params: { groupId, id }, body });
}
