import { queryKeys } from "../lib/requests/query-keys.ts";

/** The keys of the query cache that only the pages of groups use: other pages load none of them. */
export const groupKeys = {
  group: (id: string) => [...queryKeys.groups(), id] as const,
  groupAssignments: (groupId: string) => ["groups", groupId, "assignments"] as const,
  groupSeen: (groupId: string) => ["groups", groupId, "seen"] as const,
  groupProgress: (groupId: string, assignmentId: string) => ["groups", groupId, "progress", assignmentId] as const,
  groupHardest: (groupId: string, assignmentId: string) => ["groups", groupId, "hardest", assignmentId] as const,
  groupTests: (groupId: string) => ["groups", groupId, "tests"] as const,
  ownTests: () => ["groups", "own-tests"] as const,
  ownTestResult: (groupId: string, id: string) => ["groups", groupId, "test", id, "own"] as const,
  testResults: (groupId: string, id: string) => ["groups", groupId, "test", id, "results"] as const,
  pupilTestResult: (groupId: string, id: string, uid: string) => ["groups", groupId, "test", id, "results", "pupil", uid] as const,
  testWordings: (groupId: string, id: string, question: number) =>
    ["groups", groupId, "test", id, "results", "question", question] as const,
  /** a running test: not below `groups`, because it is read once and then what is typed is newer */
  paper: (id: string) => ["class-test-paper", id] as const,
  groupRoster: (groupId: string) => ["groups", groupId, "roster"] as const,
  /** the page before joining */
  invitation: (code: string) => ["invitation", code] as const,
  ownDecks: (uid: string) => ["own-decks-for-groups", uid] as const,
};
