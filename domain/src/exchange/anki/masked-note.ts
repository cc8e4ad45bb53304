import { mediaText, rewrittenMedia } from "../../cards/card-media.ts";
import { maskNumbersOf } from "../../cards/masks/mask-numbers.ts";
import { readMask, readMasks, writeMask, writeMasks, type Mask } from "../../cards/masks/masks.ts";
import type { ExchangeCard } from "../model.ts";
import { masksOfCard } from "../masks-of-card.ts";
import { sideHtml } from "./card-html.ts";
import { commentOf, decodeSigns, encodeSigns, sideOfPackage, withoutComment } from "./kept-side.ts";
import { readOcclusion, writeOcclusion } from "./occlusion.ts";
import { extraBegins, extraEnds, masksBegin, masksEnd } from "./own-note-types.ts";

type MediaName = (id: string, extension: string) => string | null;

/** The fields of Anki's image-occlusion note, by our names. */
type MaskedFields = { occlusion: string; image: string; header: string; backExtra: string };

/** What the comment of our note holds: the card as it was, with its media under their names in the package. */
type KeptCard = Pick<ExchangeCard, "term" | "definition" | "extra" | "bothWays" | "typeAnswer" | "masks">;

/** A masked card as the fields of Anki's image occlusion; null if it asks no mask, or its picture is not in the package. */
export function writeMaskedFields(card: ExchangeCard, mediaName: MediaName): { fields: string[]; numbers: number[] } | null {
  const numbers = maskNumbersOf(card);
  if (numbers.length === 0) return null;
  const shown = fieldsOf(card, mediaName);
  if (!shown.image.startsWith("<img ")) return null;
  const packed = withPackedMedia(card, mediaName);
  const comments = packed ? commentOf(JSON.stringify(packed)) : "";
  return { fields: [shown.occlusion, shown.image, shown.header, shown.backExtra, comments], numbers };
}

function fieldsOf(card: KeptCard, mediaName: MediaName): MaskedFields {
  const html = (side: string) => sideHtml(side, { gaps: false, mediaName });
  const { picture, rest } = splitTerm(card.term);
  const extra = card.extra ? extraBegins + html(card.extra) + extraEnds : "";
  return {
    occlusion: writeOcclusion(readMasks(card.masks ?? [])),
    image: html(picture),
    header: html(rest),
    backExtra: html(card.definition) + extra,
  };
}

/** The first picture of a term, and the term without it. */
function splitTerm(term: string): { picture: string; rest: string } {
  let picture = "";
  const rest = rewrittenMedia(term, ({ kind, id, extension, text }) => {
    if (kind !== "picture" || picture !== "") return null;
    picture = mediaText(text, `${id}.${extension}`);
    return { words: "" };
  });
  return { picture, rest: rest.trim() };
}

function withPackedMedia(card: KeptCard, mediaName: MediaName): KeptCard | null {
  const { masks, bothWays, typeAnswer } = card;
  const [term, definition, extra] = [card.term, card.definition, card.extra ?? ""].map((side) => sideOfPackage(side, mediaName));
  if (term === null || definition === null || extra === null) return null;
  return {
    term: term ?? "",
    definition: definition ?? "",
    extra: extra ?? "",
    ...(bothWays && { bothWays }),
    ...(typeAnswer && { typeAnswer }),
    masks: masks ?? [],
  };
}

type ReadTools = {
  /** a field's HTML as a side */
  side: (html: string) => string;
  plainText: (html: string) => string;
  /** the name in texts of a file of the package */
  mediaName: MediaName;
};

/** A note of Anki's image occlusion as a card's content. `unread`: how many of its shapes can't be drawn. */
export function readMaskedFields(fields: readonly string[], { side, plainText, mediaName }: ReadTools): { card: KeptCard; unread: number } {
  const [occlusion = "", image = "", header = "", backExtra = "", comments = ""] = fields;
  const { html: commentsHtml, text } = withoutComment(comments);
  const ours = text === null ? null : keptCardIn(text);
  const { masks, unread } = readOcclusion(occlusion, plainText);
  const [picture, heading] = [side(image), side(header)];
  // Masks lie over the first picture of a term.
  const term = (hasPicture(heading) ? [picture, heading] : [heading, picture]).filter(Boolean).join("\n");
  const shown = { term, ...withExtra(backExtra, side), masks: writeMasks(masks) };
  if (!ours) {
    const { masks: taken, leftOut } = masksOfCard(shown.masks);
    const extra = [shown.extra, side(commentsHtml)].filter(Boolean).join("\n");
    return { card: { ...shown, extra, masks: taken }, unread: unread + leftOut.length };
  }
  // What was changed in Anki counts; everything else is as we wrote it.
  const before = fieldsOf(ours, (id, extension) => `${id}.${extension}`);
  const isSame = (was: string, now: string) => was.normalize("NFC") === now.normalize("NFC");
  const here = (packed: string, changed: string) => sideOfPackage(packed, mediaName) ?? changed;
  const isBackSame = isSame(before.backExtra, backExtra);
  const card = {
    ...ours,
    term: isSame(before.image, image) && isSame(before.header, header) ? here(ours.term, shown.term) : shown.term,
    definition: isBackSame ? here(ours.definition, shown.definition) : shown.definition,
    extra: isBackSame ? here(ours.extra ?? "", shown.extra) : shown.extra,
    masks: isSame(before.occlusion, occlusion) ? (ours.masks ?? []) : withLabels(shown.masks, ours.masks ?? []),
  };
  return { card, unread: isSame(before.occlusion, occlusion) ? 0 : unread };
}

function hasPicture(side: string): boolean {
  return maskNumbersOf({ term: side, masks: ["1 box 0 0 1 1"] }).length > 0;
}

function withExtra(backExtra: string, side: (html: string) => string): { definition: string; extra: string } {
  const at = backExtra.endsWith(extraEnds) ? backExtra.lastIndexOf(extraBegins) : -1;
  if (at < 0) return { definition: side(backExtra), extra: "" };
  return { definition: side(backExtra.slice(0, at)), extra: side(backExtra.slice(at + extraBegins.length, -extraEnds.length)) };
}

/** Moved shapes keep the labels of their numbers. */
function withLabels(lines: readonly string[], before: readonly string[]): string[] {
  const labels = new Map<number, Mask["label"][]>();
  for (const { number, label } of readMasks(before).masks) labels.set(number, [...(labels.get(number) ?? []), label]);
  return lines.map((line) => {
    const mask = readMask(line);
    const label = mask && mask.shape.kind !== "words" ? (labels.get(mask.number)?.shift() ?? "") : "";
    return mask && label !== "" ? writeMask({ ...mask, label }) : line;
  });
}

function keptCardIn(text: string): KeptCard | null {
  const value = parsed(text);
  if (typeof value !== "object" || value === null) return null;
  const { term, definition, extra, bothWays, typeAnswer, masks } = value as Readonly<Record<string, unknown>>;
  if (typeof term !== "string" || typeof definition !== "string" || !Array.isArray(masks)) return null;
  return {
    term,
    definition,
    extra: typeof extra === "string" ? extra : "",
    ...(bothWays === true && { bothWays }),
    ...(typeAnswer === true && { typeAnswer }),
    masks: masksOfCard(masks.filter((line) => typeof line === "string")).masks,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The masks of a card whose picture is missing, for the end of its note's last field; empty for none. */
export function waitingMasks(lines: readonly string[] = []): string {
  return lines.length === 0 ? "" : masksBegin + encodeSigns(lines.join("\n")) + masksEnd;
}

/** The last field of our note without such masks, and their lines. */
export function withoutWaitingMasks(field: string): { html: string; masks: string[] } {
  const at = field.endsWith(masksEnd) ? field.lastIndexOf(masksBegin) : -1;
  if (at < 0) return { html: field, masks: [] };
  const text = decodeSigns(field.slice(at + masksBegin.length, -masksEnd.length)) ?? "";
  return { html: field.slice(0, at), masks: masksOfCard(text.split("\n")).masks };
}
