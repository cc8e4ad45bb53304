/** The addresses of groups' pages. Not in lib/paths.ts, which the first page loads. */
export const groupPaths = {
  groups: "/groups",
  group: (groupId: string) => `/groups/${encodeURIComponent(groupId)}`,
  /** the page for codes of groups and of rounds, which finds out what this one is of */
  byCode: (code: string) => `/join?code=${encodeURIComponent(code)}`,
  /** the page before joining */
  join: (code: string) => `/join/${encodeURIComponent(code)}`,
  groupAssignments: (groupId: string) => `/groups/${encodeURIComponent(groupId)}/assignments`,
  assignment: (groupId: string, id: string) => `/groups/${encodeURIComponent(groupId)}/assignments/${encodeURIComponent(id)}`,
  groupTests: (groupId: string) => `/groups/${encodeURIComponent(groupId)}/tests`,
  groupTest: (groupId: string, id: string) => `/groups/${encodeURIComponent(groupId)}/tests/${encodeURIComponent(id)}`,
  groupQuestions: (groupId: string) => `/groups/${encodeURIComponent(groupId)}/questions`,
  settledQuestions: (groupId: string) => `/groups/${encodeURIComponent(groupId)}/questions?settled=1`,
  groupQuestion: (groupId: string, id: string) => `/groups/${encodeURIComponent(groupId)}/questions?question=${encodeURIComponent(id)}`,
  classList: (groupId: string) => `/groups/${encodeURIComponent(groupId)}/list`,
  slips: (groupId: string) => `/groups/${encodeURIComponent(groupId)}/slips`,
  slip: "/slip",
  /** a slip's page; the code is behind the `#`, which is sent to no server */
  slipOf: (code: string) => `/slip#${code}`,
} as const;
