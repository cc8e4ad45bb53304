import { createHash, randomBytes } from "node:crypto";

import { cardFinder } from "@recollect/domain/cards/cards-text.ts";
import {
  sameText,
  suggestionProblem,
  suggestedText,
  suggestionStart,
  type CardToCorrect,
  type OwnSuggestion,
  type SuggestionInput,
} from "@recollect/domain/decks/suggestions/suggestion.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { groupSettingsIn } from "@recollect/domain/groups/group.ts";
import { SUGGESTION } from "@recollect/domain/limits/limits.ts";
import { canSuggest, isShared } from "@recollect/domain/permissions/decks.ts";
import { canSeeStudents } from "@recollect/domain/permissions/groups.ts";
import { dayMs } from "@recollect/domain/time/units.ts";

import { lockStudent } from "../../../access/lock-student.store.ts";
import { openDeck, readOpened, type OpenedDeck } from "../../../access/opened-decks.store.ts";
import type { SessionViewer } from "../../../http/viewer.ts";
import type { Db } from "../../../store/tables.ts";
import type { SuggestionsDeps } from "./suggestions-deps.ts";
import { waitForOtherSuggestions } from "./suggestions-in-turn.store.ts";
import { addSuggestion, audienceOf, countBeside, groupsBetween, ownOnCard, withdraw, type SharedGroup } from "./suggestions.store.ts";

type Viewer = Pick<SessionViewer, "uid">;
type CardAddress = { deckId: number; cardId: string };

/** What readers of a deck do: they look at a card, suggest other words for it, and take them back. */
export function createSuggest({
  store,
  clock,
  notify,
  forgetNotices,
}: Pick<SuggestionsDeps, "store" | "clock" | "notify" | "forgetNotices">) {
  async function rightTo(db: Db, { uid }: Viewer, deck: OpenedDeck) {
    const groups = await groupsBetween(db, uid, deck);
    const isOpen = canSuggest({ uid }, deck, { audience: await audienceOf(db, deck), isMember: groups.length > 0 });
    return { isOpen, isNamed: isShared(deck) || groups.some(showsName) };
  }

  async function cardOf({ uid }: Viewer, deck: OpenedDeck, cardId: string) {
    const card = await readOpened(store.read, uid, deck, ({ cards }) => cardFinder(cards)(cardId));
    if (!card) throw new AppError("card/not-found");
    return card;
  }

  async function checkRoom(db: Db, uid: string, deck: OpenedDeck, added: number): Promise<void> {
    const { today, ofPersonAndDeck, ofDeck } = await countBeside(db, uid, deck, clock() - dayMs);
    if (today + added > SUGGESTION.mostADay) throw new AppError("suggestion/too-many-today");
    if (ofPersonAndDeck + added > SUGGESTION.openOfPersonAndDeck) throw new AppError("suggestion/too-many-of-yours");
    if (ofDeck + added > SUGGESTION.openOfDeck) throw new AppError("suggestion/too-many");
  }

  return {
    /** The card as it is now, and what the reader has suggested for it. Throws `deck/not-found`, `card/not-found`. */
    async cardToCorrect(viewer: Viewer, { deckId, cardId }: CardAddress): Promise<CardToCorrect> {
      const deck = await openDeck(store.read, viewer.uid, deckId);
      const { term, definition, extra = "" } = await cardOf(viewer, deck, cardId);
      const { isOpen, isNamed } = await rightTo(store.read, viewer, deck);
      return { isOpen, isNamed, term, definition, extra, own: await ownOnCard(store.read, viewer.uid, { ...deck, cardId }) };
    },

    /**
     * Suggests other words for sides of a card and its note; the reader's open suggestions for it are returned. Words that the reader has suggested already
     * stay as they are, so a lost reply is no reason not to send them again. Throws `deck/not-found`, `card/not-found`, `suggestion/off`, what is wrong with
     * the words, `suggestion/card-changed` if the card is not as the reader saw it, and the limits.
     */
    async suggest(viewer: Viewer, { deckId, cardId }: CardAddress, input: SuggestionInput): Promise<OwnSuggestion[]> {
      const { uid } = viewer;
      const seenDeck = await openDeck(store.read, uid, deckId);
      const card = await cardOf(viewer, seenDeck, cardId);
      return store.write(async (tx) => {
        const { db } = tx;
        await lockStudent(db, uid);
        const deck = await openDeck(db, uid, deckId);
        const { isOpen, isNamed } = await rightTo(db, viewer, deck);
        if (!isOpen) throw new AppError("suggestion/off");
        if (input.changes.some(({ field, base }) => !sameText(base, suggestedText(card, field))))
          throw new AppError("suggestion/card-changed");
        const problem = suggestionProblem(input, card);
        if (problem) throw new AppError(problem);
        const before = await ownOnCard(db, uid, { ...deck, cardId });
        const changes = input.changes.filter(({ field, text }) => !before.some((own) => own.field === field && sameText(own.text, text)));
        if (changes.length === 0) return before;
        await waitForOtherSuggestions(db, store.kind, deckId);
        await checkRoom(db, uid, deck, changes.length);
        const about = { deckOwnerId: deck.ownerId, deckId, deckTitle: deck.title, cardId, byId: uid, sentence: input.sentence.trim() };
        for (const { field, text } of changes) {
          const words = { field, base: suggestedText(card, field), text: text.trim(), wording: wordingOf(text) };
          const now = clock();
          const row = { id: newId(), ...about, ...words, isNamed: isNamed ? (1 as const) : (0 as const), suggestedAt: now };
          const { id, isNew } = await addSuggestion(db, row);
          if (!isNew) continue;
          const notice = { kind: "suggestion-made", groupId: null, byId: uid, subjectId: id, deckId, deckTitle: deck.title } as const;
          await notify(tx, { ...notice, why: suggestionStart(text), data: { cardId }, uids: [deck.ownerId], now });
        }
        return ownOnCard(db, uid, { ...deck, cardId });
      });
    },

    /** Takes an own open suggestion back. Throws `suggestion/not-found`, also for one that was decided meanwhile. */
    withdraw: ({ uid }: Viewer, id: string): Promise<void> =>
      store.write(async (tx) => {
        const row = await withdraw(tx.db, uid, id, clock());
        if (!row) throw new AppError("suggestion/not-found");
        await forgetNotices(tx, [id]);
        tx.announce({ kind: "notices", uid: row.deckOwnerId });
      }),
  };
}

function newId(): string {
  return randomBytes(12).toString("base64url");
}

function wordingOf(text: string): string {
  return createHash("sha256").update(text.trim()).digest("base64url");
}

/** In a group the author sees the names that the group lets the author see; teachers are named to all. */
function showsName({ settings, role, ownerRole }: SharedGroup): boolean {
  return role === "teacher" || canSeeStudents(ownerRole === null ? null : { role: ownerRole }, groupSettingsIn(settings));
}
