import type {
  Assignment,
  AssignmentFields,
  GroupAssignments,
  GroupProgress,
  HardCard,
  OwnAssignment,
  SeenByTeachers,
} from "@recollect/domain/groups/assignments/assignment.ts";
import { request } from "../../lib/requests/http.ts";

/** A group's assignments, over HTTP. Every call throws AppError. */
export function readAssignments(groupId: string, signal?: AbortSignal): Promise<GroupAssignments> {
  return request("GET", "/api/groups/:groupId/assignments", { params: { groupId }, signal });
}

export type NewAssignment = AssignmentFields & { deckOwnerId: string; deckId: number };

export function addAssignment(groupId: string, body: NewAssignment): Promise<Assignment> {
  return request("POST", "/api/groups/:groupId/assignments", { params: { groupId }, body });
}

/** Throws `assignment/changed` if somebody else changed it since it was read. */
export function changeAssignment({ groupId, id, revision }: Assignment, body: AssignmentFields): Promise<Assignment> {
  const headers = { "If-Match": `"${revision}"` };
  return request("PATCH", "/api/groups/:groupId/assignments/:id", { params: { groupId, id }, body, headers });
}

export function removeAssignment({ groupId, id }: Assignment): Promise<void> {
  return request("DELETE", "/api/groups/:groupId/assignments/:id", { params: { groupId, id } });
}

/** For teachers with the rows of all students, for a student with the own one. */
export function readProgress(groupId: string, assignment: string, signal?: AbortSignal): Promise<GroupProgress> {
  return request("GET", "/api/groups/:groupId/progress", { params: { groupId }, query: { assignment }, signal });
}

export function readHardest(groupId: string, id: string, signal?: AbortSignal): Promise<{ cards: HardCard[] }> {
  return request("GET", "/api/groups/:groupId/assignments/:id/hardest", { params: { groupId, id }, signal });
}

/** What the group's teachers see of the student. */
export function readSeen(groupId: string, signal?: AbortSignal): Promise<SeenByTeachers> {
  return request("GET", "/api/groups/:groupId/seen", { params: { groupId }, signal });
}

/** The student's own assignments, of all groups. */
export function readOwnAssignments(signal?: AbortSignal): Promise<OwnAssignment[]> {
  return request("GET", "/api/assignments", { signal });
}
