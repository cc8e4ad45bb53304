import { randomBytes } from "node:crypto";

import { newGroupCode } from "@recollect/domain/groups/group-code.ts";
import { defaultGroupSettings, type GroupRole } from "@recollect/domain/groups/group.ts";
import { GROUP } from "@recollect/domain/limits/limits.ts";

import { addGroupDeck } from "../src/features/groups/group-decks.store.ts";
import { addGroup } from "../src/features/groups/groups.store.ts";
import type { GroupsTable } from "../src/features/groups/groups.tables.ts";
import { addMember, changeMember } from "../src/features/groups/members.store.ts";
import type { Store } from "../src/store/store.ts";

type Person = { uid: string };

type GroupOptions = Partial<Omit<GroupsTable, "settings">> & {
  teachers?: readonly Person[];
  students?: readonly Person[];
  settings?: { seeEachOther: boolean; questions?: boolean };
};

/** A group in the database, written without its routes. Returns its row. */
export async function aGroup(store: Store, options: GroupOptions = {}): Promise<GroupsTable> {
  const { teachers = [], students = [], settings = defaultGroupSettings, ...fields } = options;
  const now = Date.now();
  const group: GroupsTable = {
    id: randomBytes(12).toString("base64url"),
    name: "Biology 7b",
    about: "",
    code: newGroupCode(Math.random),
    codeOpen: 1,
    createdAt: now,
    keepUntil: now + GROUP.keptMs,
    closedAt: null,
    settings: JSON.stringify(settings),
    ...fields,
  };
  await store.write(async ({ db }) => {
    await addGroup(db, group);
    for (const { uid } of teachers) await addMember(db, memberRow(group.id, uid, "teacher", now));
    for (const { uid } of students) await addMember(db, memberRow(group.id, uid, "student", now));
  });
  return group;
}

const memberRow = (groupId: string, userId: string, role: GroupRole, now: number) => ({
  groupId,
  userId,
  role,
  joinedAt: now,
  agreedAt: role === "student" ? now : null,
});

/** Puts a deck into a group, as its owner unless somebody else adds it. */
export async function putIntoGroup(
  store: Store,
  group: { id: string },
  deck: { id: number; owner: Person; addedBy?: Person },
): Promise<void> {
  const { id: deckId, owner, addedBy = owner } = deck;
  await store.write(({ db }) =>
    addGroupDeck(db, { deckOwnerId: owner.uid, deckId, groupId: group.id, addedBy: addedBy.uid, addedAt: Date.now() }),
  );
}

/** A member leaves. */
export async function leaveGroup(store: Store, group: { id: string }, { uid: userId }: Person): Promise<void> {
  await store.write(({ db }) => changeMember(db, { groupId: group.id, userId }, { leftAt: Date.now() }));
}
