import { rewrittenMedia } from "../../cards/card-media.ts";
import { maskNumbersOf } from "../../cards/masks/mask-numbers.ts";
import type { AnkiCard, AnkiNote, AnkiNoteType, PackageCard } from "./package.ts";
import { readField, type FieldTools } from "./read-field.ts";
import type { SvgMasks } from "./svg-masks/svg-masks.ts";

/** Where the parts of a note of the add-on Image Occlusion Enhanced are among its fields. */
type EnhancedFields = { image: number; question: number; header: number; footer: number; remarks: number; hidden: ReadonlySet<number> };

/** The add-on's own names of its fields, in small letters. A student may add others. */
const names = { image: "image", question: "question mask", header: "header", footer: "footer", remarks: "remarks" } as const;
/** Fields that hold names of files or of the note. */
const hiddenNames = ["id (hidden)", "image", "question mask", "answer mask", "original mask"];

/** The add-on's fields by their names; null for any other note type. */
export function enhancedFieldsOf({ isCloze, fields }: Pick<AnkiNoteType, "isCloze" | "fields">): EnhancedFields | null {
  const plain = fields.map((name) => name.trim().toLowerCase());
  const at = (name: string) => plain.indexOf(name);
  if (isCloze || at(names.image) < 0 || at(names.question) < 0) return null;
  return {
    image: at(names.image),
    question: at(names.question),
    header: at(names.header),
    footer: at(names.footer),
    remarks: at(names.remarks),
    hidden: new Set(plain.flatMap((name, index) => (hiddenNames.includes(name) ? [index] : []))),
  };
}

/** The file of the masks that a note's field names: the source of its only picture, a drawing; null for any other field. */
export function maskFileIn(field: string): string | null {
  const images = field.matchAll(/<img\b[^<>]{0,500}?\bsrc ?= ?(?:"([^"<>]{1,300})"|'([^'<>]{1,300})'|([^\s"'<>]{1,300}))/gi);
  const sources = [...images].map(([, quoted, single, bare]) => quoted ?? single ?? bare ?? "");
  const [source = ""] = sources;
  return sources.length === 1 && /\.svg$/i.test(source) ? decoded(source) : null;
}

function decoded(source: string): string {
  try {
    return decodeURIComponent(source.replaceAll("&amp;", "&")).normalize("NFC");
  } catch {
    return source.normalize("NFC");
  }
}

type EnhancedNote = {
  type: AnkiNoteType;
  fields: EnhancedFields;
  masks: SvgMasks;
  /** a field's HTML as a side */ side: (index: number) => string;
};

/**
 * A note of the add-on as a card that asks one mask over its picture. Header and footer stand with the picture, remarks are the answer's words, and every
 * other field follows under its name. Null if there is no picture to ask about.
 */
function enhancedCard({ type, fields, masks, side }: EnhancedNote) {
  const at = (index: number) => (index < 0 ? "" : side(index));
  const [picture, header, footer] = [at(fields.image), at(fields.header), at(fields.footer)];
  const isPicture = (text: string) => maskNumbersOf({ term: text, masks: ["1 box 0 0 1 1"] }).length > 0;
  // Masks lie over the first picture of a term.
  const term = [...(isPicture(header) ? [picture, header] : [header, picture]), footer].filter(Boolean).join("\n");
  const shown = new Set([...fields.hidden, fields.header, fields.footer, fields.remarks]);
  const extra = type.fields.flatMap((name, index) => {
    const text = shown.has(index) ? "" : side(index);
    return text === "" ? [] : [`**${name.trim()}**\n${text}`];
  });
  return isPicture(picture) ? { term, definition: at(fields.remarks), extra: extra.join("\n\n"), masks: masks.lines } : null;
}

/** The drawings of a package. */
export type DrawingTools = {
  /** the masks in a drawing of the package; null for one that can't be read */
  svgMasks?: (name: string) => SvgMasks | null;
  /** receives the name of each drawing whose masks a card has */
  onDrawing?: (name: string) => void;
};

/** A note of the add-on as a card with masks; null for any other, and for one that can't be read, which is reported. */
export function readEnhancedNote(
  note: AnkiNote,
  type: AnkiNoteType,
  cards: readonly AnkiCard[],
  tools: FieldTools & DrawingTools,
): PackageCard[] | null {
  const fields = enhancedFieldsOf(type);
  const file = fields && maskFileIn(note.fields[fields.question] ?? "");
  const [card] = cards;
  if (!fields || file === null || !card) return null;
  const masks = tools.svgMasks?.(file) ?? null;
  const side = (index: number) => readField(note.fields[index] ?? "", tools, { gaps: false });
  const content = masks && enhancedCard({ type, fields, masks, side });
  if (!masks || !content) {
    tools.notes.add("masks-not-read", note.fields[fields.header] || file);
    return null;
  }
  const example = rewrittenMedia(content.term, () => ({ words: "" })).trim() || file;
  if (masks.unread > 0) tools.notes.add("drawing-lost", example, masks.unread);
  if (cards.length > 1) tools.notes.add("empty-card", example, cards.length - 1);
  for (const index of fields.hidden) {
    const drawing = maskFileIn(note.fields[index] ?? "");
    if (drawing !== null) tools.onDrawing?.(drawing);
  }
  const { guid, noteTypeId } = note;
  const place = { guid, noteTypeId, ord: 0, deckId: card.deckId };
  return [{ ...place, ...content, bothWays: false, typeAnswer: false, prompts: [{ ending: "_o1", ankiCardId: card.id }] }];
}
