import type { Group, GroupInvitation, GroupRole } from "@recollect/domain/groups/group.ts";
import type { Body, Reply } from "../lib/requests/api-types.ts";
import { request } from "../lib/requests/http.ts";

/** Groups over HTTP. Every call throws AppError. */
export type GroupList = Reply<"GET", "/api/groups">;

export type GroupPatch = Body<"PATCH", "/api/groups/:id">;

export const listGroups = (signal?: AbortSignal): Promise<GroupList> => request("GET", "/api/groups", { signal });

export const readGroup = (id: string, signal?: AbortSignal): Promise<Group> =>
  request("GET", "/api/groups/:id", { params: { id }, signal });

export const createGroup = (fields: { name: string; about: string }): Promise<Group> => request("POST", "/api/groups", { body: fields });

export const changeGroup = (id: string, patch: GroupPatch): Promise<Group> =>
  request("PATCH", "/api/groups/:id", { params: { id }, body: patch });

export const deleteGroup = (id: string): Promise<void> => request("DELETE", "/api/groups/:id", { params: { id } });

export const renewCode = (id: string): Promise<Group> => request("POST", "/api/groups/:id/code", { params: { id } });

export const readInvitation = (code: string): Promise<GroupInvitation> => request("POST", "/api/join/invitation", { body: { code } });

export const joinGroup = (code: string): Promise<{ id: string }> => request("POST", "/api/join", { body: { code } });

export const removeMember = (id: string, uid: string): Promise<void> =>
  request("DELETE", "/api/groups/:id/members/:uid", { params: { id, uid } });

export const changeRole = (id: string, uid: string, role: GroupRole): Promise<void> =>
  request("PUT", "/api/groups/:id/members/:uid", { params: { id, uid }, body: { role } });

export const addDeck = (id: string, deckId: number): Promise<void> =>
  request("POST", "/api/groups/:id/decks", { params: { id }, body: { deckId } });

export const removeDeck = (id: string, ownerId: string, deckId: number): Promise<void> =>
  request("DELETE", "/api/groups/:id/decks/:ownerId/:deckId", { params: { id, ownerId, deckId } });
