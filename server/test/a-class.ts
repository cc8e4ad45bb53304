import { defaultGroupSettings, type GroupRole } from "@recollect/domain/groups/group.ts";

import { addGroupDeck } from "../src/features/groups/group-decks.store.ts";
import { addGroup } from "../src/features/groups/groups.store.ts";
import { addMember } from "../src/features/groups/members.store.ts";
import type { Store } from "../src/store/store.ts";

type GroupInput = {
  id?: string;
  members: Readonly<Record<string, GroupRole>>;
  decks?: readonly { ownerId: string; id: number }[];
  closedAt?: number | null;
};

/** A group with members by id, and decks that their owners added. Returns its id. */
export async function aClass(store: Store, { id = "group", members, decks = [], closedAt = null }: GroupInput): Promise<string> {
  await store.write(async ({ db }) => {
    const times = { createdAt: 1000, keepUntil: 9_000_000_000_000, closedAt };
    const code = `CODE${id}`.slice(0, 20).toUpperCase();
    await addGroup(db, { id, name: `Class ${id}`, about: "", code, codeOpen: 1, ...times, settings: JSON.stringify(defaultGroupSettings) });
    for (const [userId, role] of Object.entries(members))
      await addMember(db, { groupId: id, userId, role, joinedAt: 1000, agreedAt: 1000 });
    for (const deck of decks)
      await addGroupDeck(db, { deckOwnerId: deck.ownerId, deckId: deck.id, groupId: id, addedBy: deck.ownerId, addedAt: 1000 });
  });
  return id;
}
