import { rewrittenMedia } from "../../cards/card-media.ts";
import { gapsOf } from "../../cards/term-gaps.ts";
import { withoutGaps } from "./cloze.ts";
import { keptSide, sideOfPackage } from "./kept-side.ts";
import { readMaskedFields, withoutWaitingMasks } from "./masked-note.ts";
import { maskNumbersOf } from "../../cards/masks/mask-numbers.ts";
import { readEnhancedNote, type DrawingTools } from "./enhanced-note.ts";
import { isOcclusion } from "./occlusion.ts";
import { asksToType, bothWaysMark, extraBegins, extraEnds, isOwnNoteType, ownNoteTypes } from "./own-note-types.ts";
import type { AnkiCard, AnkiNote, AnkiNoteType, PackageCard } from "./package.ts";
import { readField, wordsOf, type FieldTools } from "./read-field.ts";
import { applyFilter } from "./template-filters.ts";
import { unshownText } from "./unshown-text.ts";
import { parseTemplate, renderTemplate, type TemplatePart } from "./template.ts";

const rules = /<hr\b[^<>]*>/gi;
const hasAnswersId = /\bid ?= ?['"]?answer\b/i;

/** The rule between question and answer in a template's HTML: `<hr id=answer>`. */
function answerLineIn(html: string): { start: number; end: number } | null {
  for (const { 0: rule, index } of html.matchAll(rules)) if (hasAnswersId.test(rule)) return { start: index, end: index + rule.length };
  return null;
}

type Parsed = { question: TemplatePart[]; answer: TemplatePart[] };
type Side = {
  side: "question" | "answer";
  frontSide: string;
  /** takes the content of a "show hint" */ hints?: string[];
  /** takes what is to be typed */ typed?: string[];
};

/** Reads the notes of a collection by rendering their templates, as Anki does. */
export function createNoteReader(tools: FieldTools & DrawingTools & { deckName: (deckId: number) => string }) {
  const parsed = new Map<number, Parsed[]>();

  function templatesOf(type: AnkiNoteType): Parsed[] {
    const remembered = parsed.get(type.id);
    if (remembered) return remembered;
    const templates = type.templates.map(({ question, answer }) => ({ question: parseTemplate(question), answer: parseTemplate(answer) }));
    parsed.set(type.id, templates);
    return templates;
  }

  /** The HTML of a side; with `cloze`, a cloze field is replaced by it. */
  function render(parts: readonly TemplatePart[], { note, type, card, cardName, at, cloze }: Rendered): string {
    const special: Record<string, string> = {
      FrontSide: at.frontSide,
      Tags: note.tags.join(" "),
      Type: type.name,
      Card: cardName,
      Deck: tools.deckName(card.deckId),
      Subdeck: tools.deckName(card.deckId).split("::").at(-1) ?? "",
      CardFlag: "",
    };
    return renderTemplate(parts, {
      field: (name) => {
        const index = type.fields.indexOf(name);
        if (index >= 0) return note.fields[index] ?? "";
        if (type.isCloze && /^c\d+$/.test(name)) return "1";
        return Object.hasOwn(special, name) ? (special[name] ?? "") : null;
      },
      applyFilters: (html, filters) => {
        if (filters.includes("type")) {
          if (at.side === "question" && html.trim() !== "") at.typed?.push(html);
          return at.side === "answer" && !type.isCloze ? html : "";
        }
        if (filters.some((filter) => filter.startsWith("tts"))) return "";
        if (filters.includes("hint") && at.side === "question") {
          const shownHtml = type.isCloze ? withoutGaps(html) : html;
          if (shownHtml.trim() !== "") at.hints?.push(shownHtml);
          return "";
        }
        const shownHtml = filters.includes("cloze") && type.isCloze ? cloze(html) : html;
        return filters.toReversed().reduce(applyFilter, shownHtml);
      },
    });
  }

  function ordinaryCard(note: AnkiNote, type: AnkiNoteType, card: AnkiCard): PackageCard | null {
    const template = templatesOf(type)[card.ord];
    if (!template) {
      tools.notes.add("empty-card", note.fields[0]);
      return null;
    }
    const cardName = type.templates[card.ord]?.name ?? "";
    const context = { note, type, card, cardName, cloze: (html: string) => html };
    const [hints, typed]: [string[], string[]] = [[], []];
    const question = render(template.question, { ...context, at: { side: "question", frontSide: "", hints, typed } });
    const answer = render(template.answer, { ...context, at: { side: "answer", frontSide: question } });
    const term = readField(question, tools, { gaps: false });
    const whole = readField(backOf(question, answer), tools, { gaps: false });
    if (whole === "" && term !== "") tools.notes.add("no-answer", term);
    const typedText = typed.map((html) => readField(html, tools, { gaps: false })).join("\n");
    const { back, rest } = typedBack(whole, typedText);
    if (typedText !== "" && back !== typedText) tools.notes.add("typed-answer", typedText);
    const hinted = readField(hints.join("<br>"), tools, { gaps: false });
    return {
      ...namesOf(note, card),
      ...plainCard,
      term,
      definition: back === "" ? term : back,
      extra: [rest, hinted].filter(Boolean).join("\n"),
      typeAnswer: typedText !== "",
      prompts: [{ ending: "", ankiCardId: card.id }],
    };
  }

  function clozeCard(note: AnkiNote, type: AnkiNoteType, cards: readonly AnkiCard[]): PackageCard[] {
    const [card] = cards;
    const template = templatesOf(type)[0];
    if (!card || !template) {
      tools.notes.add("empty-card", note.fields[0], cards.length);
      return [];
    }
    const context = { note, type, card, cardName: type.templates[0]?.name ?? "" };
    const [hints, typed]: [string[], string[]] = [[], []];
    const question = render(template.question, {
      ...context,
      cloze: (html) => html,
      at: { side: "question", frontSide: "", hints, typed },
    });
    const answer = render(template.answer, { ...context, cloze: () => "<br>", at: { side: "answer", frontSide: "" } });
    const term = readField(question, tools, { gaps: true });
    const numbers = gapsOf(term);
    const lines = new Set(term.split("\n"));
    const more = (html: string, shownWords: ReadonlySet<string>) =>
      readField(html, tools, { gaps: false })
        .split("\n")
        .filter((line) => line === "" || !shownWords.has(line))
        .join("\n")
        .trim();
    const rest = more(withoutAnswerLine(answer), lines);
    const hinted = more(hints.join("<br>"), new Set([...lines, ...rest.split("\n")]));
    const extra = [rest, hinted].filter(Boolean).join("\n");
    const prompts = cards.filter(({ ord }) => numbers.includes(ord + 1)).map(({ id, ord }) => ({ ending: `_c${ord + 1}`, ankiCardId: id }));
    const common = { ...namesOf(note, card), ...plainCard, typeAnswer: typed.length > 0 };
    const promptCount = Math.max(1, prompts.length);
    if (promptCount < cards.length) tools.notes.add("empty-card", term, cards.length - promptCount);
    if (numbers.length > 0) return [{ ...common, ord: 0, term, definition: "", extra, prompts }];
    return [{ ...common, term, definition: extra, extra: "", prompts: [{ ending: "", ankiCardId: card.id }] }];
  }

  /** One of our fields: the side in its comment, else what its HTML contains. */
  function ownSide(field: string, gaps = false): string {
    const { html, side } = keptSide(field, { gaps });
    const packedSide = side === null ? null : sideOfPackage(side, (id, extension) => tools.mediaName(`${id}.${extension}`));
    return packedSide ?? readField(html, tools, { gaps });
  }

  /** One of our cloze notes. If its gaps were removed elsewhere it becomes a plain card. */
  function ownClozeCard(note: AnkiNote, cards: readonly AnkiCard[]): PackageCard[] {
    const [card] = cards;
    const [text = "", lastField = ""] = note.fields;
    const { html: secondField, masks } = withoutWaitingMasks(lastField);
    const bothWays = secondField.endsWith(bothWaysMark);
    const rest = bothWays ? secondField.slice(0, -bothWaysMark.length) : secondField;
    if (!card) return [];
    const at = rest.endsWith(extraEnds) ? rest.lastIndexOf(extraBegins) : -1;
    const [shownText, more] = at < 0 ? [rest, ""] : [rest.slice(0, at), rest.slice(at + extraBegins.length, -extraEnds.length)];
    const [term, definition, extra] = [ownSide(text, true), ownSide(shownText), ownSide(more)];
    const numbers = gapsOf(term);
    const prompts = cards.filter(({ ord }) => numbers.includes(ord + 1)).map(({ id, ord }) => ({ ending: `_c${ord + 1}`, ankiCardId: id }));
    const common = { ...namesOf(note, card), bothWays, masks, typeAnswer: asksToType(note.noteTypeId), term, definition, extra };
    return [numbers.length > 0 ? { ...common, ord: 0, prompts } : { ...common, prompts: [{ ending: "", ankiCardId: card.id }] }];
  }

  /** One of our notes: its fields are the card's own. */
  function ownCard(note: AnkiNote, cards: readonly AnkiCard[]): PackageCard[] {
    const [card, other] = cards;
    if (!card) return [];
    const { html: extraField, masks } = withoutWaitingMasks(note.fields[2] ?? "");
    const [term = "", definition = "", extra = ""] = [note.fields[0], note.fields[1], extraField].map((field) => ownSide(field ?? ""));
    const prompts = cards.map(({ id, ord }) => ({ ending: ord === 0 ? "" : "_r", ankiCardId: id }));
    const typeAnswer = asksToType(note.noteTypeId);
    return [{ ...namesOf(note, card), ord: 0, term, definition, extra, bothWays: other !== undefined, masks, typeAnswer, prompts }];
  }

  /** A note of image occlusion as a card whose masks are its prompts. If nothing is left to ask, it is read without its masks. */
  function maskedCards(note: AnkiNote, cards: readonly AnkiCard[]): PackageCard[] {
    const [card] = cards;
    const { card: masked, unread } = readMaskedFields(note.fields, {
      side: (html) => readField(html, tools, { gaps: false }),
      plainText: (html) => tools.parseHtml(html).map(wordsOf).join(""),
      mediaName: (id, extension) => tools.mediaName(`${id}.${extension}`),
    });
    const numbers = maskNumbersOf(masked);
    if (!card || numbers.length === 0) return cardsWithoutMasks(note, cards);
    const prompts = cards.filter(({ ord }) => numbers.includes(ord + 1)).map(({ id, ord }) => ({ ending: `_o${ord + 1}`, ankiCardId: id }));
    const example = rewrittenMedia(masked.term, () => ({ words: "" })).trim();
    if (unread > 0) tools.notes.add("drawing-lost", example, unread);
    else if (prompts.length < cards.length) tools.notes.add("empty-card", example, cards.length - prompts.length);
    const { term, definition, extra = "", bothWays = false, typeAnswer = false, masks = [] } = masked;
    return [{ ...namesOf(note, card), ord: 0, term, definition, extra, bothWays, typeAnswer, masks, prompts }];
  }

  /** Where no mask can be drawn, each card asks the whole picture and names its mask. */
  function cardsWithoutMasks(note: AnkiNote, cards: readonly AnkiCard[]): PackageCard[] {
    const fieldAt = (index: number) => readField(note.fields[index] ?? "", tools, { gaps: false });
    const [picture, header, ...others] = [1, 2, 3, 4].map(fieldAt);
    tools.notes.add("drawing-lost", header || note.fields[2], cards.length);
    return cards.map((card, index) => ({
      ...namesOf(note, card),
      term: [header, picture].filter(Boolean).join("\n"),
      definition: [`Mask ${index + 1} of ${cards.length}`, ...others].filter(Boolean).join("\n"),
      extra: "",
      ...plainCard,
      prompts: [{ ending: "", ankiCardId: card.id }],
    }));
  }

  /** The cards of a note. Two cards that ask for each other's side become one card that is asked both ways. */
  return function readNote(note: AnkiNote, type: AnkiNoteType, cards: readonly AnkiCard[]): PackageCard[] {
    const inOrder = cards.toSorted((a, b) => a.ord - b.ord);
    const isMasked = type.isCloze && isOcclusion(note.fields[0] ?? "");
    if (isMasked && type.id === ownNoteTypes.masked.id) return maskedCards(note, inOrder);
    if (isOwnNoteType(type) && type.id !== ownNoteTypes.masked.id)
      return type.isCloze ? ownClozeCard(note, inOrder) : ownCard(note, inOrder);
    if (isMasked) {
      const noteCards = maskedCards(note, inOrder);
      // The first field holds the masks themselves, which are reported.
      nameUnshown(note, type, { noteCards, from: 1 });
      return noteCards;
    }
    const enhanced = readEnhancedNote(note, type, inOrder, tools);
    if (enhanced) return enhanced;
    const noteCards = type.isCloze ? clozeCard(note, type, inOrder) : ordinaryCards(note, type, inOrder);
    nameUnshown(note, type, { noteCards, from: 0 });
    return noteCards;
  };

  /** Reports each field with words that are on none of the note's cards. */
  function nameUnshown(note: AnkiNote, type: AnkiNoteType, { noteCards, from }: { noteCards: readonly PackageCard[]; from: number }): void {
    const sides = noteCards.flatMap(({ term, definition, extra }) => [term, definition, extra]);
    const decoded = (entity: string) => tools.parseHtml(entity).map(wordsOf).join("");
    for (const [index, field] of note.fields.entries()) {
      const missing = index < from ? "" : unshownText(field, sides, decoded);
      if (missing !== "") tools.notes.add("field-not-shown", `${type.fields[index] ?? index + 1}: ${missing}`);
    }
  }

  function ordinaryCards(note: AnkiNote, type: AnkiNoteType, inOrder: readonly AnkiCard[]): PackageCard[] {
    const noteCards = inOrder.map((card) => ordinaryCard(note, type, card)).filter((card) => card !== null);
    const [first, second] = noteCards;
    const isBothWays =
      noteCards.length === 2 &&
      first &&
      second &&
      first.term === second.definition &&
      first.definition === second.term &&
      first.deckId === second.deckId;
    if (!isBothWays || first.term === first.definition) return noteCards;
    return [{ ...first, bothWays: true, prompts: [...first.prompts, ...second.prompts.map((prompt) => ({ ...prompt, ending: "_r" }))] }];
  }
}

type Rendered = {
  note: AnkiNote;
  type: AnkiNoteType;
  card: AnkiCard;
  cardName: string;
  at: Side;
  cloze: (html: string) => string;
};

/** What most cards of other programs do not have. */
const plainCard = { bothWays: false, typeAnswer: false, masks: [] } as const;

/** The back of a card whose answer is typed: the typed text alone, if the back begins with it, and the rest. */
function typedBack(whole: string, typed: string): { back: string; rest: string } {
  const isFirst = typed !== "" && whole.startsWith(`${typed}\n`);
  return isFirst ? { back: typed, rest: whole.slice(typed.length).trim() } : { back: whole, rest: "" };
}

function namesOf(note: AnkiNote, card: AnkiCard) {
  return { guid: note.guid, ord: card.ord, noteTypeId: note.noteTypeId, deckId: card.deckId };
}

function withoutAnswerLine(html: string): string {
  const line = answerLineIn(html);
  return line === null ? html : `${html.slice(0, line.start)}<br>${html.slice(line.end)}`;
}

/** The answer without the repeated question: what follows the line, or the question's own HTML. */
function backOf(question: string, answer: string): string {
  const line = answerLineIn(answer);
  if (line) {
    const after = answer.slice(line.end);
    if (after.trim() !== "") return after;
  }
  const repeats = question.trim() !== "" && answer.startsWith(question) && answer.length > question.length;
  return repeats ? answer.slice(question.length) : answer;
}
