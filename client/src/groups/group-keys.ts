import { queryKeys } from "../lib/requests/query-keys.ts";

/** The keys of the query cache that only the pages of groups use: other pages load none of them. */
export const groupKeys = {
  group: (id: string) => [...queryKeys.groups(), id] as const,
  groupAssignments: (groupId: string) => ["groups", groupId, "assignments"] as const,
  groupSeen: (groupId: string) => ["groups", groupId, "seen"] as const,
  groupProgress: (groupId: string, assignmentId: string) => ["groups", groupId, "progress", assignmentId] as const,
  groupHardest: (groupId: string, assignmentId: string) => ["groups", groupId, "hardest", assignmentId] as const,
  /** the page before joining */
  invitation: (code: string) => ["invitation", code] as const,
  ownDecks: (uid: string) => ["own-decks-for-groups", uid] as const,
};
