import { cardContent, type ExchangeDeck } from "@recollect/domain/exchange/model.ts";
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

/**
 * Saves decks that were read in the browser: as new decks, or at the end of an existing one. A retry continues where the last attempt
 * stopped and creates no deck twice.
 */
export function createTextSaver(uid: string) {
  const formIds = new Map<string, string>();

  function formId(deck: ExchangeDeck): string {
    const key = JSON.stringify([deck.folder, deck.name, deck.cards.length]);
    const id = formIds.get(key) ?? newId();
    formIds.set(key, id);
    return id;
  }

  async function asNewDecks(decks: readonly ExchangeDeck[], folder: string | null): Promise<SavedText> {
    const saved: SavedDeck[] = [];
    for (const deck of decks) {
      const { id, title } = await createDeck(
        uid,
        { title: deck.name, description: deck.description, cards: deck.cards.map(cardContent) },
        formId(deck),
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
    const before = await readDeck(uid, deckId);
    const added = decks.flatMap((deck) => deck.cards.map(cardContent));
    const content = { title: before.title, description: before.description };
    const after = await replaceDeck(uid, deckId, before.revision, { ...content, cards: [...before.cards, ...added] });
    return {
      decks: [{ id: deckId, title: before.title, added: added.length }],
      undo: async () => void (await replaceDeck(uid, deckId, after.revision, { ...content, cards: before.cards })),
    };
  }

  return {
    save: (decks: readonly ExchangeDeck[], where: Where): Promise<SavedText> =>
      "deckId" in where ? intoDeck(decks, where.deckId) : asNewDecks(decks, where.folder),
  };
}
