import { groupSettingsIn, type Group, type GroupDeck, type GroupMember, type GroupSummary } from "@recollect/domain/groups/group.ts";
import { canSeeStudents, canTeach } from "@recollect/domain/permissions/groups.ts";

import type { GroupRow } from "./groups.store.ts";
import type { MemberRow } from "./members.store.ts";

/** A group in the list of somebody's groups, field by field, so that a new column never leaks. */
export function groupSummaryOf({ id, name, role, students, decks, keepUntil, closedAt }: GroupRow): GroupSummary {
  return { id, name, role, students, decks, keepUntil, closedAt };
}

/** The group as this member sees it. */
export function groupOf(row: GroupRow, members: readonly MemberRow[], deckList: GroupDeck[]): Group {
  const settings = groupSettingsIn(row.settings);
  const isTeacher = canTeach(row);
  const seenMembers = members.filter(({ role, userId }) => role === "teacher" || userId === row.readerId || canSeeStudents(row, settings));
  return {
    ...groupSummaryOf(row),
    about: row.about,
    createdAt: row.createdAt,
    settings,
    joinedAt: row.joinedAt,
    members: seenMembers.map((member) => memberOf(member, isTeacher)),
    deckList,
    ...(isTeacher ? { code: row.code, codeOpen: row.codeOpen === 1 } : {}),
  };
}

function memberOf(
  { userId, role, displayName, username, selectedTheme, externalId, listName }: MemberRow,
  isForTeacher: boolean,
): GroupMember {
  const member = { uid: userId, role, displayName, username, selectedTheme };
  if (!isForTeacher) return member;
  return { ...member, ...(externalId === null ? {} : { externalId }), ...(listName === null ? {} : { listName }) };
}
