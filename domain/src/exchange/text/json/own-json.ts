import { fieldsOfRecord, withoutCardFields } from "../../../cards/card-fields.ts";
import { languagesIn } from "../../../decks/languages/languages.ts";
import type { Notes } from "../../import-notes.ts";
import type { ExchangeDeck } from "../../model.ts";
import { createDeckCollector } from "../../deck-collector.ts";
import { noteTexts } from "./json-cards.ts";

export const ownFormat = "recollect-decks";

/** Whether a text begins as our own export does. */
export function isOwnJson(text: string): boolean {
  return /^\s*\{\s*"format"\s*:\s*"recollect-decks"/.test(text.slice(0, 1000));
}

/** Decks in the format of `readOwnJson`; also readable for people. */
export function writeJson(decks: readonly ExchangeDeck[]): string {
  const plain = decks.map(({ name, folder, description, cards, languages }) => ({
    title: name,
    description,
    folder,
    ...(languages ? { languages } : {}),
    cards,
  }));
  return `${JSON.stringify({ format: ownFormat, version: 1, decks: plain }, null, 1)}\n`;
}

/** The decks of our own export. Decks of one name stay apart. What a person added by hand and has no place here is noted. */
export function readOwnJson(value: object, { name, notes }: { name: string; notes: Notes }): ExchangeDeck[] {
  const collected = createDeckCollector(notes);
  const { format: _format, version: _version, decks, ...others } = value as Record<string, unknown>;
  noteTexts(others, notes);
  for (const deck of objectsIn(decks)) {
    const { title, folder, description, languages, cards, ...rest } = deck;
    const path = [...textsIn(folder), textOf(title).trim() || name];
    collected.begin(path);
    if (textOf(title).trim() !== "") collected.title(path);
    if (textOf(description) !== "") collected.describe(path, textOf(description));
    const deckLanguages = languagesIn(languages);
    if (deckLanguages) collected.speak(path, deckLanguages);
    for (const card of objectsIn(cards)) {
      const { id, guid, ...unknownFields } = withoutCardFields(card);
      // By its id a card of ours is found again when the same deck is imported.
      const ownGuid = textOf(guid) || textOf(id);
      const isKept = collected.addCard(path, { ...fieldsOfRecord(card), guid: ownGuid });
      const ids = [guid, id].filter((one) => !isKept || one !== ownGuid);
      noteTexts({ ...unknownFields, ids }, notes);
    }
    noteTexts(rest, notes);
  }
  return collected.all();
}

function objectsIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "object" && one !== null && !Array.isArray(one)) : [];
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
