import { gapsOf } from "../../cards/term-gaps.ts";
import type { CardState } from "../../study/schedule/card-state.ts";
import { dayMs } from "../../time/units.ts";
import type { ExchangeCard } from "../model.ts";
import { createNotes } from "../import-notes.ts";
import { sideHtml } from "./card-html.ts";
import { sideOfPackage, withSide } from "./kept-side.ts";
import { waitingMasks, writeMaskedFields } from "./masked-note.ts";
import { bothWaysMark, extraBegins, extraEnds, ownNoteTypes } from "./own-note-types.ts";
import type { AnkiCard, AnkiNoteType } from "./package.ts";
import { readField, type FieldTools } from "./read-field.ts";

/** A note for a package, with the ordinals of its cards and the key suffix of each one's prompt. */
type WrittenNote = { type: AnkiNoteType; guid: string; fields: string[]; tags: string[]; cards: { ord: number; ending: string }[] };

/** Day 0 of our collections: 1 January 2020, 4 a.m. UTC, in s since 1970. */
export const collectionBegan = 1_577_851_200;

type WritingTools = {
  parseHtml: FieldTools["parseHtml"];
  /** The name of a medium in the package; null for one that is not in it. */
  mediaName: (id: string, extension: string) => string | null;
};

/** A card as a note. Its id is the GUID, by which Anki recognizes it. */
export function writeNote(card: ExchangeCard & { id: string }, tools: WritingTools): WrittenNote {
  const masked = writeMaskedFields(card, tools.mediaName);
  const tags = (card.tags ?? []).map((tag) => tag.replace(/\s+/g, "_"));
  if (masked) {
    const cards = masked.numbers.map((number) => ({ ord: number - 1, ending: `_o${number}` }));
    return { guid: card.id, tags, type: ownNoteTypes.masked, fields: masked.fields, cards };
  }
  const gaps = gapsOf(card.term);
  const html = (side: string, isTerm = false) => fieldOf(side, { ...tools, gaps: isTerm && gaps.length > 0 });
  const common = { guid: card.id, tags };
  const waiting = waitingMasks(card.masks);
  if (gaps.length > 0) {
    const extra = card.extra ? extraBegins + html(card.extra) + extraEnds : "";
    const rest = html(card.definition) + extra + (card.bothWays ? bothWaysMark : "") + waiting;
    const cards = gaps.map((number) => ({ ord: number - 1, ending: `_c${number}` }));
    return {
      ...common,
      type: card.typeAnswer ? ownNoteTypes.clozeTyped : ownNoteTypes.cloze,
      fields: [html(card.term, true), rest],
      cards,
    };
  }
  const fields = [html(card.term), html(card.definition), html(card.extra ?? "") + waiting];
  if (!card.bothWays)
    return { ...common, type: card.typeAnswer ? ownNoteTypes.oneWayTyped : ownNoteTypes.oneWay, fields, cards: [{ ord: 0, ending: "" }] };
  const cards = [
    { ord: 0, ending: "" },
    { ord: 1, ending: "_r" },
  ];
  return { ...common, type: card.typeAnswer ? ownNoteTypes.bothWaysTyped : ownNoteTypes.bothWays, fields, cards };
}

/** Text that may not survive unchanged: anything but letters, digits and a few characters with single spaces between them. */
const unsure = /[^\p{L}\p{N} ,;:.!?()'"/%+=&-]|^[ \d-]| $| {2}|:\/\//u;

/** A side as a field, from which `readField` restores the same text. */
function fieldOf(side: string, { parseHtml, mediaName, gaps }: WritingTools & { gaps: boolean }): string {
  const html = sideHtml(side, { gaps, mediaName });
  if (!unsure.test(side)) return html;
  const packed = sideOfPackage(side, mediaName);
  if (packed === null) return html;
  const back = readField(html, { parseHtml, mediaName: (name) => name, notes: createNotes() }, { gaps });
  return back === packed ? html : withSide(html, packed);
}

/** A prompt's progress as a card's row. A relearning card counts as due, because the older scheduler knows no other state. */
export function writeProgress(
  standing: { card: CardState; isSuspended: boolean } | null,
  position: number,
): Omit<AnkiCard, "id" | "ord" | "deckId" | "flag"> {
  const card = standing?.card;
  const suspended = (queue: number) => (standing?.isSuspended ? -1 : queue);
  const none = { interval: 0, ease: 0, reps: 0, lapses: 0, data: "" };
  if (!card || card.stage === "new") return { ...none, type: 0, queue: suspended(0), due: position };
  const memory = {
    s: round(card.stability),
    d: round(card.difficulty),
    ...(card.lastReview === null ? {} : { lrt: Math.round(card.lastReview / 1000) }),
  };
  const progress = { ease: 2500, reps: card.reps, lapses: card.lapses, data: JSON.stringify(memory) };
  if (card.stage === "learning") return { ...progress, interval: 0, type: 1, queue: suspended(1), due: Math.round(card.due / 1000) };
  const due = Math.floor((card.due / 1000 - collectionBegan) / (dayMs / 1000));
  return { ...progress, interval: Math.max(1, Math.round(card.scheduledDays)), type: 2, queue: suspended(2), due };
}

function round(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}
