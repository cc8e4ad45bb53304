import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import { cardFinder } from "@recollect/domain/cards/cards-text.ts";
import { isComplete, type Card } from "@recollect/domain/cards/card.ts";
import { valueOf, type DeckPatch } from "@recollect/domain/decks/deck-patch.ts";
import { acceptanceOf } from "@recollect/domain/decks/suggestions/acceptance.ts";
import {
  isSentenceTooLong,
  sameText,
  suggestedText,
  suggestionAudiences,
  suggestionStart,
  textProblem,
  type DeckSuggestions,
  type SuggestedField,
  type SuggestionAudience,
} from "@recollect/domain/decks/suggestions/suggestion.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { SUGGESTION } from "@recollect/domain/limits/limits.ts";
import { canDecideSuggestions } from "@recollect/domain/permissions/decks.ts";

import { isOwnDeck } from "../../../access/own-deck.store.ts";
import type { SessionViewer } from "../../../http/viewer.ts";
import type { Transaction } from "../../../store/store.ts";
import type { DeckAddress } from "../deck/deck-address.ts";
import { findDeckForChange, type DeckForChange } from "../deck/decks.store.ts";
import { suggestionsOf } from "./suggestion-views.ts";
import type { SuggestionsDeps } from "./suggestions-deps.ts";
import {
  addAudience,
  audienceOf,
  decide,
  findSuggestion,
  namesOf,
  openOfDeck,
  openWithWordsOf,
  saveAudience,
  type SuggestionRow,
} from "./suggestions.store.ts";

type Viewer = Pick<SessionViewer, "uid">;

/** What an author decides: take the words, as they are or edited, or decline them with a sentence. */
export type DecisionInput =
  | {
      decision: "accept";
      /** instead of the proposal */ text: string | null;
      /** the text of a clash that the author read */ seen: string | null;
    }
  | { decision: "decline"; sentence: string };

/** What `suggestion/clash` says: the side as it is now, the text that the suggestion was written for, and its words. */
export type ClashDetails = { now: string; base: string | null; proposal: string };

/** What the author of a deck does with its suggestions. */
export function createDecide({ store, clock, applyTo, notify, forgetNotices }: SuggestionsDeps) {
  /** The open suggestions with the same words as this one, for a change. The deck is locked. Throws `suggestion/not-found`, `suggestion/decided`. */
  async function forDecision(tx: Transaction, { uid, id }: DeckAddress, suggestionId: string) {
    const deck = await findDeckForChange(tx.db, { ownerId: uid, id });
    if (!deck) throw new AppError("deck/not-in-collection");
    const one = await findSuggestion(tx.db, { ownerId: uid, id }, suggestionId);
    if (!one || one.decision === "withdrawn") throw new AppError("suggestion/not-found");
    return { deck, one, rows: await openWithWordsOf(tx.db, one) };
  }

  /** The deck with the accepted words, saved as an edit of its author is. */
  async function saveWords(tx: Transaction, deck: DeckForChange, card: Card, change: { field: SuggestedField; to: string }) {
    const { field, to } = change;
    if (!isComplete({ ...card, [field]: to })) throw new AppError("suggestion/incomplete");
    const patch: DeckPatch = {
      base: deck.revision,
      cards: [{ id: card.id, field, from: valueOf(card, field), to }],
      added: [],
      removed: [],
      order: null,
    };
    await applyTo(tx, deck, patch, { sinceMs: performance.now() });
  }

  async function settle(
    tx: Transaction,
    rows: readonly SuggestionRow[],
    {
      uid,
      isAccepted,
      sentence = "",
      savedRevision = null,
    }: { uid: string; isAccepted: boolean; sentence?: string; savedRevision?: number | null },
  ): Promise<void> {
    const now = clock();
    const ids = rows.map(({ id }) => id);
    await decide(tx.db, ids, { decision: isAccepted ? "accepted" : "declined", answer: sentence, savedRevision, decidedAt: now });
    await forgetNotices(tx, ids);
    const author = authorLabel(await namesOf(tx.db, uid));
    for (const { id, byId, deckId, deckTitle, cardId, text } of rows) {
      const about = {
        groupId: null,
        byId: uid,
        subjectId: id,
        deckId,
        deckTitle,
        data: { cardId, author, words: suggestionStart(text) },
      };
      const kind = isAccepted ? ("suggestion-accepted" as const) : ("suggestion-declined" as const);
      await notify(tx, { ...about, kind, why: sentence, uids: [byId], now });
    }
    tx.announce({ kind: "notices", uid });
  }

  async function accept(tx: Transaction, address: DeckAddress, id: string, { text, seen }: { text: string | null; seen: string | null }) {
    const { deck, one, rows } = await forDecision(tx, address, id);
    const wanted = text ?? one.text;
    const problem = textProblem(wanted);
    if (problem) throw new AppError(problem);
    const card = cardFinder(deck.cards)(one.cardId);
    if (rows.length === 0) {
      // Sent again after a lost reply: the card has the words.
      if (one.decision === "accepted" && card && sameText(suggestedText(card, one.field), wanted)) return;
      throw new AppError("suggestion/decided");
    }
    if (!card) throw new AppError("suggestion/card-gone");
    const { field } = one;
    const now = suggestedText(card, field);
    const bases = rows.map(({ base }) => base);
    const acceptance = acceptanceOf({ now, bases, proposal: one.text, text, seen });
    if (acceptance.kind === "clash")
      throw new AppError("suggestion/clash", {
        details: { now, base: bases.at(-1) ?? null, proposal: one.text } satisfies ClashDetails,
      });
    if (acceptance.kind === "saves") await saveWords(tx, deck, card, { field, to: acceptance.text });
    await settle(tx, rows, { uid: address.uid, isAccepted: true, savedRevision: acceptance.kind === "saves" ? deck.revision : null });
  }

  async function decline(tx: Transaction, address: DeckAddress, id: string, sentence: string) {
    if (isSentenceTooLong(sentence)) throw new AppError("suggestion/sentence-too-long");
    const { one, rows } = await forDecision(tx, address, id);
    if (rows.length === 0) {
      if (one.decision === "declined") return;
      throw new AppError("suggestion/decided");
    }
    await settle(tx, rows, { uid: address.uid, isAccepted: false, sentence: sentence.trim() });
  }

  async function ofDeck(viewer: Viewer, { uid, id }: DeckAddress): Promise<DeckSuggestions> {
    await checkOwn(viewer, { uid, id });
    const key = { ownerId: uid, id };
    const all = suggestionsOf(await openOfDeck(store.read, key));
    return { audience: await audienceOf(store.read, key), suggestions: all.slice(0, SUGGESTION.pageSize), count: all.length };
  }

  async function checkOwn(viewer: Viewer, { uid, id }: DeckAddress): Promise<void> {
    if (!canDecideSuggestions(viewer, { ownerId: uid })) throw new AppError("database/permission-denied");
    if (!(await isOwnDeck(store.read, uid, id))) throw new AppError("deck/not-in-collection");
  }

  return {
    /** Throws `database/permission-denied`, `deck/not-in-collection`. */
    ofDeck,

    /** How many different wordings are open. Throws as `ofDeck`. */
    async count(viewer: Viewer, address: DeckAddress): Promise<number> {
      return (await ofDeck(viewer, address)).count;
    },

    /**
     * Decides a wording for all who suggest it, and returns the list after it. Accepting saves the deck as an edit does, with a version before it. Throws as
     * `ofDeck`, `suggestion/not-found`, `suggestion/decided`; when accepting also `suggestion/card-gone`, `suggestion/clash` (with `ClashDetails`), what is
     * wrong with the words, and as saving a deck.
     */
    async decide(viewer: Viewer, address: DeckAddress, id: string, input: DecisionInput): Promise<DeckSuggestions> {
      await checkOwn(viewer, address);
      await store.write((tx) => (input.decision === "accept" ? accept(tx, address, id, input) : decline(tx, address, id, input.sentence)));
      return ofDeck(viewer, address);
    },

    /** For an import: a choice that was made here stays, and an unknown one is left out. */
    async restoreAudience({ uid }: { uid: string }, id: number, audience: unknown): Promise<void> {
      const known = suggestionAudiences.find((one) => one === audience);
      if (known === undefined || !(await isOwnDeck(store.read, uid, id))) return;
      await store.write(({ db }) => addAudience(db, { ownerId: uid, id }, known));
    },

    /** Throws as `ofDeck`. */
    async setAudience(viewer: Viewer, address: DeckAddress, audience: SuggestionAudience): Promise<DeckSuggestions> {
      await checkOwn(viewer, address);
      await store.write(async ({ db, announce }) => {
        await saveAudience(db, { ownerId: address.uid, id: address.id }, audience);
        announce({ kind: "notices", uid: address.uid });
      });
      return ofDeck(viewer, address);
    },
  };
}
