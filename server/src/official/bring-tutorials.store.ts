import { createHash } from "node:crypto";

import { OFFICIAL_UID } from "@recollect/domain/accounts/official.ts";
import { firstCardText } from "@recollect/domain/cards/first-card.ts";
import { tutorialDecks, type TutorialDeck } from "@recollect/domain/decks/tutorials.ts";

import { changePrompts } from "../prompts/prompts.store.ts";
import type { Transaction } from "../store/store.ts";

type BringTutorialsOptions = { brand: string; /** ms since 1970 */ now: number };

/**
 * Writes missing tutorials, and those whose texts this version has changed. What an operator changed or deleted is left alone:
 * `programTexts` stores what the program itself wrote last, and only that is replaced. Returns whether anything was written.
 */
export async function bringTutorials(tx: Transaction, { brand, now }: BringTutorialsOptions): Promise<boolean> {
  let isWritten = false;
  for (const tutorial of tutorialDecks(brand)) isWritten = (await bringOne(tx, tutorial, now)) || isWritten;
  return isWritten;
}

async function bringOne(tx: Transaction, tutorial: TutorialDeck, now: number): Promise<boolean> {
  const { id } = tutorial;
  const name = `tutorial ${id}`;
  const content = { title: tutorial.title, description: tutorial.description, cards: JSON.stringify(tutorial.cards) };
  const fingerprint = fingerprintOf(content);
  const storedRow = await tx.db.selectFrom("programTexts").select("fingerprint").where("name", "=", name).executeTakeFirst();
  if (storedRow?.fingerprint === fingerprint) return false;

  const change = { ...content, firstCard: firstCardText(content.cards), cardCount: tutorial.cards.length, updatedAt: now };
  if (!storedRow) {
    const deck = { ...change, ownerId: OFFICIAL_UID, id, visibility: "Public" as const, revision: 1 };
    await tx.db
      .insertInto("decks")
      .values(deck)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await changePrompts(tx.db, { ownerId: OFFICIAL_UID, id }, "[]", content.cards);
  } else {
    const there = await tx.db
      .selectFrom("decks")
      .select(["title", "description", "cards", "revision"])
      .where("ownerId", "=", OFFICIAL_UID)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!there || fingerprintOf(there) !== storedRow.fingerprint) return false;
    const revision = there.revision + 1;
    await tx.db
      .updateTable("decks")
      .set({ ...change, revision })
      .where("ownerId", "=", OFFICIAL_UID)
      .where("id", "=", id)
      .execute();
    await changePrompts(tx.db, { ownerId: OFFICIAL_UID, id }, there.cards, content.cards);
  }
  await tx.db
    .insertInto("programTexts")
    .values({ name, fingerprint })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ fingerprint }))
    .execute();
  tx.announce({ kind: "deck", uid: OFFICIAL_UID, deckId: id });
  return true;
}

function fingerprintOf({ title, description, cards }: { title: string; description: string; cards: string }): string {
  return createHash("sha256")
    .update(JSON.stringify([title, description, cards]))
    .digest("base64url");
}
