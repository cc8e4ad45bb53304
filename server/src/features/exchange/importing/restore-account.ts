import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Store } from "../../../store/store.ts";
import { accountFile, type WaitingAccount, type WasDeck } from "../reading/account-parts.ts";
import { sourcesByGuid } from "./imports.store.ts";
import type { Restores } from "./parts.ts";

/** A deck of the account as it is here now. */
export type Arrived = { id: number; isNew: boolean; was: WasDeck };

type Given = {
  store: Pick<Store, "read">;
  restores: Restores;
  uid: string;
  /** where the import waits */
  folder: string;
  arrived: readonly Arrived[];
};

/**
 * Brings back what an account held beside its decks: the profile first, for who shows a deck needs a name; then settings, folders, tags,
 * wordings that count as right, and at last who may see each deck, and which of them lie in the trash.
 */
export async function restoreAccount({ store, restores, uid, folder, arrived }: Given): Promise<void> {
  const account = JSON.parse(await readFile(join(folder, accountFile), "utf8")) as WaitingAccount;
  await restores.profile(uid, account.profile);
  await restores.settings(uid, account.settings);
  for (const path of account.folders) await restores.folder(uid, path);
  for (const { deckId, path, tags } of account.shared) await restores.shared(uid, deckId, { path, tags });
  await restores.accepted(uid, await acceptedHere({ store, uid, account, arrived }));
  for (const { id, isNew, was } of arrived) {
    if (!isNew) continue;
    if (was.isTrashed) await restores.trash(uid, id);
    else if (was.visibility !== null) await restores.visibility(uid, id, was.visibility);
  }
}

/** The wordings with the decks and cards that they belong to here. */
async function acceptedHere({ store, uid, account, arrived }: Pick<Given, "store" | "uid" | "arrived"> & { account: WaitingAccount }) {
  const known = await sourcesByGuid(store.read, uid, [...new Set(account.accepted.map(({ cardId }) => cardId))]);
  const decksHere = new Map(arrived.map(({ id, was }) => [id, was.key]));
  const cards = new Map(known.map(({ guid, deckId, cardId }) => [`${decksHere.get(deckId) ?? ""} ${guid}`, { deckId, cardId }]));
  return account.accepted.flatMap(({ deckKey, cardId, answer }) => {
    const card = cards.get(`${deckKey} ${cardId}`);
    return card ? [{ ...card, answer }] : [];
  });
}
