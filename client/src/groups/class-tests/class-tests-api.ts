import type { ClassTest, ClassTestFields } from "@recollect/domain/groups/class-tests/class-test.ts";
import type {
  ClassTestResults,
  Correction,
  OwnClassTest,
  OwnTestResult,
  RunningTest,
  WordingResult,
} from "@recollect/domain/groups/class-tests/results.ts";
import type { Reply } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";

/** Class tests over HTTP. Every call throws AppError. */
export type GroupClassTests = Reply<"GET", "/api/groups/:groupId/tests">;

export type TestAddress = { groupId: string; id: string };

export function readClassTests(groupId: string, signal?: AbortSignal): Promise<GroupClassTests> {
  return request("GET", "/api/groups/:groupId/tests", { params: { groupId }, signal });
}

export type NewClassTest = ClassTestFields & { deckOwnerId: string; deckId: number };

export function addClassTest(groupId: string, body: NewClassTest): Promise<ClassTest> {
  return request("POST", "/api/groups/:groupId/tests", { params: { groupId }, body });
}

/** Throws `class-test/changed` if somebody else changed it since it was read. */
export function changeClassTest({ groupId, id, revision }: ClassTest, body: ClassTestFields): Promise<ClassTest> {
  const headers = { "If-Match": `"${revision}"` };
  return request("PATCH", "/api/groups/:groupId/tests/:id", { params: { groupId, id }, body, headers });
}

export function removeClassTest({ groupId, id }: TestAddress): Promise<void> {
  return request("DELETE", "/api/groups/:groupId/tests/:id", { params: { groupId, id } });
}

export function endClassTest({ groupId, id }: TestAddress): Promise<ClassTest> {
  return request("POST", "/api/groups/:groupId/tests/:id/end", { params: { groupId, id } });
}

/** Begins the student's only try, or goes on with it. */
export function beginClassTest({ groupId, id }: TestAddress): Promise<RunningTest> {
  return request("POST", "/api/groups/:groupId/tests/:id/try", { params: { groupId, id } });
}

/** A dead connection is given up after this long, in ms, and not when any other change is: later answers wait behind this one, and the test may end. */
const answerReplyMs = 10_000;

export async function sendAnswer({ groupId, id }: TestAddress, question: number, answer: string): Promise<void> {
  const params = { groupId, id, question: String(question) };
  await request("PUT", "/api/groups/:groupId/tests/:id/try/answers/:question", {
    params,
    body: { answer },
    outlivesPage: true,
    replyMs: answerReplyMs,
  });
}

export function handIn({ groupId, id }: TestAddress): Promise<void> {
  return request("POST", "/api/groups/:groupId/tests/:id/try/finish", { params: { groupId, id } });
}

export function readOwnResult({ groupId, id }: TestAddress, signal?: AbortSignal): Promise<OwnTestResult> {
  return request("GET", "/api/groups/:groupId/tests/:id/try/result", { params: { groupId, id }, signal });
}

export function readResults({ groupId, id }: TestAddress, signal?: AbortSignal): Promise<ClassTestResults> {
  return request("GET", "/api/groups/:groupId/tests/:id/results", { params: { groupId, id }, signal });
}

export function readPupilResult({ groupId, id }: TestAddress, uid: string, signal?: AbortSignal): Promise<OwnTestResult> {
  return request("GET", "/api/groups/:groupId/tests/:id/results/pupils/:uid", { params: { groupId, id, uid }, signal });
}

export function readWordings({ groupId, id }: TestAddress, question: number, signal?: AbortSignal): Promise<{ wordings: WordingResult[] }> {
  const params = { groupId, id, question: String(question) };
  return request("GET", "/api/groups/:groupId/tests/:id/results/questions/:question", { params, signal });
}

export function correct({ groupId, id }: TestAddress, body: Correction): Promise<void> {
  return request("PUT", "/api/groups/:groupId/tests/:id/results/corrections", { params: { groupId, id }, body });
}

/** The student's own tests, of all groups. */
export function readOwnTests(signal?: AbortSignal): Promise<OwnClassTest[]> {
  return request("GET", "/api/class-tests", { signal });
}
