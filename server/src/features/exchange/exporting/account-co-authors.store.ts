import { authorLabel } from "@recollect/domain/accounts/profile.ts";

import type { Db } from "../../../store/tables.ts";

/** Who writes decks of this person beside them, and the decks of others that this person writes or was invited to: by their numbers and the other's label. */
export async function coAuthorsOfAccount(db: Db, uid: string) {
  const rows = await db
    .selectFrom("deckEditors")
    .innerJoin("users as owner", "owner.id", "deckEditors.deckOwnerId")
    .innerJoin("users as editor", "editor.id", "deckEditors.userId")
    .select(["deckOwnerId", "deckId", "invitedAt", "acceptedAt", "endedAt"])
    .select(["owner.username as ownerName", "owner.displayName as ownerDisplayName"])
    .select(["editor.username as editorName", "editor.displayName as editorDisplayName"])
    .where((eb) => eb.or([eb("deckOwnerId", "=", uid), eb("userId", "=", uid)]))
    .orderBy("deckId")
    .orderBy("invitedAt")
    .execute();
  return rows.map(({ deckOwnerId, deckId, invitedAt, acceptedAt, endedAt, ...names }) => {
    const times = { deckId, invitedAt, acceptedAt, endedAt };
    return deckOwnerId === uid
      ? { ...times, coAuthor: authorLabel({ username: names.editorName, displayName: names.editorDisplayName }) }
      : { ...times, author: authorLabel({ username: names.ownerName, displayName: names.ownerDisplayName }) };
  });
}
