import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Store } from "../../../store/store.ts";
import { accountFile, type WaitingAccount } from "../reading/account/account-parts.ts";
import { createAccountPlaces, type AccountPlaces, type Arrived, type DeckHere } from "./account-places.ts";
import type { MissedDecks } from "./missed-decks.ts";
import type { Restores } from "./import-ports.ts";
import { withCardsHere } from "./tests-here.ts";
import type { WaitingMarks } from "../reading/account/account-marks.ts";

type RestoreAccountOptions = {
  store: Pick<Store, "read">;
  restores: Restores;
  uid: string;
  /** the folder of the import */
  folder: string;
  arrived: readonly Arrived[];
  misses: ReturnType<MissedDecks>;
  /** whether progress is wanted */
  withProgress: boolean;
};

/**
 * Restores what an account contained besides its decks: the profile first, since sharing a deck needs a name; then settings, reminders, folders, tags,
 * accepted wordings, stars, saved decks, exams and tests, and at last the visibility of each deck, and which are in the trash.
 */
export async function restoreAccount({
  store,
  restores,
  uid,
  folder,
  arrived,
  misses,
  withProgress,
}: RestoreAccountOptions): Promise<void> {
  const account = JSON.parse(await readFile(join(folder, accountFile), "utf8")) as WaitingAccount;
  const places = createAccountPlaces({ read: store.read, uid, arrived, misses });
  await restores.profile(uid, account.profile);
  await restores.settings(uid, account.settings);
  await restores.reminders(uid, account.reminders ?? {});
  for (const path of account.folders) await restores.folder(uid, path);
  for (const { deckKey, path, tags } of account.shared) {
    const here = await places.deck(deckKey);
    if (here) await restores.shared(uid, here.deckId, { path, tags });
  }
  await restores.accepted(uid, await acceptedHere(account, places));
  if (withProgress) {
    for (const { deckKey, prompts } of account.progress) {
      const here = await places.deck(deckKey);
      if (here && here.deckOwnerId !== uid) await restores.progress(uid, here, prompts);
    }
  }
  await restoreMarks({ restores, uid, places, marks: account.marks, withProgress });
  for (const { id, isNew, was } of arrived) {
    if (!isNew) continue;
    if (was.isTrashed) await restores.trash(uid, id);
    else if (was.visibility !== null) await restores.visibility(uid, id, was.visibility);
  }
}

/** The accepted wordings with their decks and cards here. */
async function acceptedHere({ accepted }: WaitingAccount, places: AccountPlaces) {
  const acceptedAnswers: Parameters<Restores["accepted"]>[1][number][] = [];
  for (const [deckKey, some] of Map.groupBy(accepted, (one) => one.deckKey)) {
    const cards = await places.cards(
      deckKey,
      some.map(({ cardId }) => cardId),
    );
    const byId = Map.groupBy(cards, ({ was }) => was);
    for (const { cardId, answer } of some) {
      const [card] = byId.get(cardId) ?? [];
      if (card) acceptedAnswers.push({ deckOwnerId: card.deckOwnerId, deckId: card.deckId, cardId: card.cardId, answer });
    }
  }
  return acceptedAnswers;
}

type RestoreMarksOptions = { restores: Restores; uid: string; places: AccountPlaces; marks: WaitingMarks; withProgress: boolean };

/** Restores stars, saved decks, exams, tests, best times and who may suggest corrections, and with progress the learned memory parameters. */
async function restoreMarks({ restores, uid, places, marks, withProgress }: RestoreMarksOptions): Promise<void> {
  for (const { deckKey, cardIds } of marks.stars) {
    const cards = await places.cards(deckKey, cardIds);
    for (const [deckId, some] of Map.groupBy(cards, (card) => card.deckId))
      await restores.stars(
        uid,
        deckId,
        some.map(({ cardId }) => cardId),
      );
  }
  await restores.saved(uid, await withPlaces(marks.saved, places));
  await restoreLinks({ restores, uid, places, following: marks.following ?? [] });
  for (const { deckId, day } of await withPlaces(marks.exams, places)) await restores.exam(uid, deckId, day);
  for (const { name, day, deckKeys } of marks.namedExams ?? []) {
    const here = await withPlaces(
      deckKeys.map((deckKey) => ({ deckKey })),
      places,
    );
    if (here.length > 0)
      await restores.namedExam(uid, {
        name,
        day,
        deckIds: here.map(({ deckId }) => deckId),
      });
  }
  await restores.tests(uid, await withPlaces(await withCardsHere(marks.tests, places), places));
  await restores.matchTimes(uid, await withPlaces(marks.matchTimes ?? [], places));
  for (const { deckOwnerId, deckId, audience } of await withPlaces(marks.suggestions ?? [], places))
    if (deckOwnerId === uid) await restores.suggestions(uid, deckId, audience);
  if (!withProgress) return;
  for (const { deckKey, memory } of marks.memories) {
    const here = deckKey === null ? null : await places.deck(deckKey);
    if (deckKey === null || here) await restores.memory(uid, here, memory);
  }
}

type RestoreLinksOptions = Pick<RestoreMarksOptions, "restores" | "uid" | "places"> & { following: WaitingMarks["following"] };

/** Own decks follow those of others again that are still shared. */
async function restoreLinks({ restores, uid, places, following }: RestoreLinksOptions): Promise<void> {
  for (const { deckKey, originalKey, cards } of following) {
    const [here, original] = [await places.deck(deckKey), await places.deck(originalKey)];
    if (here?.deckOwnerId !== uid || !original || original.deckOwnerId === uid) continue;
    const sources = new Map(cards.map(({ id, source }) => [id, source]));
    const cardsHere = await places.cards(deckKey, [...sources.keys()]);
    const pairs = cardsHere.flatMap(({ was, cardId }) => ({ id: cardId, source: sources.get(was) ?? "" }));
    await restores.follow(uid, here.deckId, original, pairs);
  }
}

/** The rows whose decks are here, with their places. */
async function withPlaces<Row extends { deckKey: string }>(rows: readonly Row[], places: AccountPlaces) {
  const rowsHere: (Row & DeckHere)[] = [];
  for (const row of rows) {
    const here = await places.deck(row.deckKey);
    if (here) rowsHere.push({ ...row, ...here });
  }
  return rowsHere;
}
