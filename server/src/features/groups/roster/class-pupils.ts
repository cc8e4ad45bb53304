import { createHash } from "node:crypto";

import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import type { ClassPupil } from "@recollect/domain/groups/roster/roster-difference.ts";

import type { Db } from "../../../store/tables.ts";
import { membersOf, type MemberRow } from "../members.store.ts";
import { placesOf } from "../places.store.ts";
import type { GroupPlacesTable } from "../places.tables.ts";

/** A pupil of the class: a place of the list, a member, or both. */
export type PupilOfClass = ClassPupil & { place: GroupPlacesTable | null; uid: string | null };

/** The class as a list is compared with it: the places of its list, and the students who joined without one. */
export async function classPupils(db: Db, groupId: string): Promise<PupilOfClass[]> {
  const students = await membersOf(db, groupId, { role: "student" });
  const places = await placesOf(db, groupId);
  const byUid = new Map(students.map((student) => [student.userId, student]));
  const listed = new Set(places.map(({ userId }) => userId));
  return [
    ...places.map((place) => listedPupil(place, place.userId === null ? null : (byUid.get(place.userId) ?? null))),
    ...students.filter(({ userId }) => !listed.has(userId)).map(unlistedPupil),
  ];
}

/** What the list said first; where it said nothing, what the account shows to teachers. An account's address is not among it. */
function listedPupil(place: GroupPlacesTable, member: MemberRow | null): PupilOfClass {
  const { id, name, email, userId: uid } = place;
  const username = place.username ?? member?.username ?? null;
  return { id, name, email, username, externalId: place.externalId ?? member?.externalId ?? null, place, uid };
}

function unlistedPupil(member: MemberRow): PupilOfClass {
  const { userId, username, externalId } = member;
  const name = member.displayName ?? authorLabel(member);
  return { id: userId, name, hasOwnName: true, email: null, username, externalId, place: null, uid: userId };
}

/** Names the state of the class: another one, and a comparison with it is out of date. */
export function classVersion(pupils: readonly PupilOfClass[]): string {
  const lines = pupils.map(({ id, name, email, username, externalId, uid }) =>
    JSON.stringify([id, name, email, username, externalId, uid]),
  );
  return createHash("sha256").update(lines.toSorted().join("\n")).digest("base64url");
}
