import type { GroupPolicy, GroupRole } from "../groups/group.ts";

/** The role of the viewer in a group; null for everybody else: somebody who left, and a moderator. Only members see a group and its decks. */
type Membership = { role: GroupRole } | null;

/** Make a group. `isTeacher` is given by the operator or the school; a teacher of one group may be a student in another. */
export function canMakeGroups(viewer: { isTeacher: boolean }, policy: GroupPolicy): boolean {
  return policy === "everyone" || (policy === "teachers" && viewer.isTeacher);
}

/** Change the group, its members and its decks, and see its students' progress. */
export function canTeach(membership: Membership): boolean {
  return membership?.role === "teacher";
}

/** See the names of a group's students: teachers, and students where the group allows it. */
export function canSeeStudents(membership: Membership, settings: { seeEachOther: boolean }): boolean {
  return canTeach(membership) || (membership !== null && settings.seeEachOther);
}

/** Settle a question on a card, and open it again: who asked it, the deck's author, and teachers. All of them are members. */
export function canSettleQuestion(membership: Membership, { isAsker, isDeckOwner }: { isAsker: boolean; isDeckOwner: boolean }): boolean {
  return membership !== null && (isAsker || isDeckOwner || canTeach(membership));
}

/** Delete a question or an answer: who wrote it, the deck's author, and teachers. */
export function canDeleteWords(membership: Membership, { isWriter, isDeckOwner }: { isWriter: boolean; isDeckOwner: boolean }): boolean {
  return membership !== null && (isWriter || isDeckOwner || canTeach(membership));
}
