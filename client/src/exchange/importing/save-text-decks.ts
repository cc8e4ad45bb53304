import { cardContent, type ExchangeDeck } from "@recollect/domain/exchange/model.ts";
import { sameContent, type Card, type CardContent } from "@recollect/domain/cards/card.ts";
import { SEPARATOR } from "@recollect/domain/decks/folders/folder-name.ts";
import { folderProblem, normalizedPath } from "@recollect/domain/decks/folders/folders.ts";
import { FOLDER } from "@recollect/domain/limits/limits.ts";
import { createFolder, fileDecks } from "../../decks/folders/folders-api.ts";
import { createDeck, deleteDeck, readDeck, replaceDeck, setLanguages } from "../../decks/decks-api.ts";
import { newId } from "../../lib/new-id.ts";

type SavedDeck = { id: number; title: string; added: number };
export type SavedText = { decks: SavedDeck[]; undo: () => Promise<void> };

/** Into an existing deck, or as new decks in a folder; null means no folder. */
export type Where = { deckId: number } | { folder: string | null };

/** Whether these are exactly the added cards. */
function areAdded(cards: readonly Card[], added: readonly CardContent[]): boolean {
  return cards.length === added.length && added.every((content, at) => cards[at] !== undefined && sameContent(cards[at], content));
}

/**
 * Saves decks that were read in the browser: as new decks, or at the end of an existing one. A retry continues where the last attempt
 * stopped, creates no deck twice, and adds no card twice.
 */
export function createTextSaver(uid: string) {
  const formIds = new Map<string, string>();
  /** How many cards an own deck had, by its id, before cards were sent whose reply may be lost. */
  const countBefore = new Map<number, number>();

  /** Each deck with the id of its form. Equal decks of one text are several decks. */
  function withFormIds(decks: readonly ExchangeDeck[]): { deck: ExchangeDeck; formId: string }[] {
    const seen = new Map<string, number>();
    return decks.map((deck) => {
      const content = JSON.stringify(deck);
      const times = (seen.get(content) ?? 0) + 1;
      seen.set(content, times);
      const key = `${times} ${content}`;
      const formId = formIds.get(key) ?? newId();
      formIds.set(key, formId);
      return { deck, formId };
    });
  }

  async function asNewDecks(decks: readonly ExchangeDeck[], folder: string | null): Promise<SavedText> {
    const saved: SavedDeck[] = [];
    for (const { deck, formId } of withFormIds(decks)) {
      const { id, title } = await createDeck(
        uid,
        { title: deck.name, description: deck.description, cards: deck.cards.map(cardContent) },
        formId,
      );
      if (deck.languages) await setLanguages(uid, id, deck.languages);
      saved.push({ id, title, added: deck.cards.length });
      const path = normalizedPath(
        [folder ?? "", ...deck.folder.map((level) => level.replaceAll(SEPARATOR, " ").slice(0, FOLDER.nameMaxLength))].join(SEPARATOR),
      );
      if (folderProblem(path) === null) {
        await createFolder(uid, path);
        await fileDecks(uid, [id], path);
      }
    }
    return {
      decks: saved,
      undo: async () => {
        for (const { id } of saved) await deleteDeck(uid, id);
      },
    };
  }

  async function intoDeck(decks: readonly ExchangeDeck[], deckId: number): Promise<SavedText> {
    const now = await readDeck(uid, deckId);
    const added = decks.flatMap((deck) => deck.cards.map(cardContent));
    const count = countBefore.get(deckId) ?? now.cards.length;
    const isAdded = areAdded(now.cards.slice(count), added);
    const cards = isAdded ? now.cards.slice(0, count) : now.cards;
    countBefore.set(deckId, cards.length);
    const content = { title: now.title, description: now.description };
    const after = isAdded ? now : await replaceDeck(uid, deckId, now.revision, { ...content, cards: [...cards, ...added] });
    return {
      decks: [{ id: deckId, title: now.title, added: added.length }],
      undo: async () => void (await replaceDeck(uid, deckId, after.revision, { ...content, cards })),
    };
  }

  return {
    save: (decks: readonly ExchangeDeck[], where: Where): Promise<SavedText> =>
      "deckId" in where ? intoDeck(decks, where.deckId) : asNewDecks(decks, where.folder),
  };
}
