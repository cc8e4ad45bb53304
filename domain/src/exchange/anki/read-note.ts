import { gapsOf } from "../../cards/term-gaps.ts";
import { withoutGaps } from "./cloze.ts";
import { keptSide, sideOfPackage } from "./kept-side.ts";
import { bothWaysMark, extraBegins, extraEnds, isOwnNoteType } from "./own-note-types.ts";
import type { AnkiCard, AnkiNote, AnkiNoteType, PackageCard } from "./package.ts";
import { readField, wordsOf, type FieldTools } from "./read-field.ts";
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
type Side = { side: "question" | "answer"; frontSide: string; /** takes the content of a "show hint" */ hints?: string[] };

/** Reads the notes of a collection by rendering their templates, as Anki does. */
export function createNoteReader(tools: FieldTools & { deckName: (deckId: number) => string }) {
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
          if (at.side === "question") tools.notes.add("typed-answer", html);
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
    const hints: string[] = [];
    const question = render(template.question, { ...context, at: { side: "question", frontSide: "", hints } });
    const answer = render(template.answer, { ...context, at: { side: "answer", frontSide: question } });
    const term = readField(question, tools, { gaps: false });
    const back = readField(backOf(question, answer), tools, { gaps: false });
    if (back === "" && term !== "") tools.notes.add("no-answer", term);
    return {
      ...namesOf(note, card),
      term,
      definition: back === "" ? term : back,
      extra: readField(hints.join("<br>"), tools, { gaps: false }),
      bothWays: false,
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
    const hints: string[] = [];
    const question = render(template.question, { ...context, cloze: (html) => html, at: { side: "question", frontSide: "", hints } });
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
    const common = { ...namesOf(note, card), bothWays: false };
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
    const [text = "", secondField = ""] = note.fields;
    const bothWays = secondField.endsWith(bothWaysMark);
    const rest = bothWays ? secondField.slice(0, -bothWaysMark.length) : secondField;
    if (!card) return [];
    const at = rest.endsWith(extraEnds) ? rest.lastIndexOf(extraBegins) : -1;
    const [shownText, more] = at < 0 ? [rest, ""] : [rest.slice(0, at), rest.slice(at + extraBegins.length, -extraEnds.length)];
    const [term, definition, extra] = [ownSide(text, true), ownSide(shownText), ownSide(more)];
    const numbers = gapsOf(term);
    const prompts = cards.filter(({ ord }) => numbers.includes(ord + 1)).map(({ id, ord }) => ({ ending: `_c${ord + 1}`, ankiCardId: id }));
    const common = { ...namesOf(note, card), bothWays, term, definition, extra };
    return [numbers.length > 0 ? { ...common, ord: 0, prompts } : { ...common, prompts: [{ ending: "", ankiCardId: card.id }] }];
  }

  /** One of our notes: its fields are the card's own. */
  function ownCard(note: AnkiNote, cards: readonly AnkiCard[]): PackageCard[] {
    const [card, other] = cards;
    if (!card) return [];
    const [term = "", definition = "", extra = ""] = [0, 1, 2].map((index) => ownSide(note.fields[index] ?? ""));
    const prompts = cards.map(({ id, ord }) => ({ ending: ord === 0 ? "" : "_r", ankiCardId: id }));
    return [{ ...namesOf(note, card), ord: 0, term, definition, extra, bothWays: other !== undefined, prompts }];
  }

  /** Image occlusion masks are not supported, so each card asks the whole picture and names its mask. */
  function maskedCards(note: AnkiNote, cards: readonly AnkiCard[]): PackageCard[] {
    const fieldAt = (index: number) => readField(note.fields[index] ?? "", tools, { gaps: false });
    const [picture, header, ...others] = [1, 2, 3, 4].map(fieldAt);
    tools.notes.add("drawing-lost", header || note.fields[2], cards.length);
    return cards.map((card, index) => ({
      ...namesOf(note, card),
      term: [header, picture].filter(Boolean).join("\n"),
      definition: [`Mask ${index + 1} of ${cards.length}`, ...others].filter(Boolean).join("\n"),
      extra: "",
      bothWays: false,
      prompts: [{ ending: "", ankiCardId: card.id }],
    }));
  }

  /** The cards of a note. Two cards that ask for each other's side become one card that is asked both ways. */
  return function readNote(note: AnkiNote, type: AnkiNoteType, cards: readonly AnkiCard[]): PackageCard[] {
    const inOrder = cards.toSorted((a, b) => a.ord - b.ord);
    if (isOwnNoteType(type)) return type.isCloze ? ownClozeCard(note, inOrder) : ownCard(note, inOrder);
    const isMasked = type.isCloze && /\{\{c\d+(?:,\d+)*::image-occlusion:/.test(note.fields[0] ?? "");
    if (isMasked) {
      const noteCards = maskedCards(note, inOrder);
      // The first field holds the masks themselves, which are reported.
      nameUnshown(note, type, { noteCards, from: 1 });
      return noteCards;
    }
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

/** Applies the filters of a template to a field's HTML; gaps and typed answers are handled before. */
export function applyFilter(html: string, filter: string): string {
  switch (filter.toLowerCase()) {
    case "text":
      return html.replace(/<br\s*\/?>/gi, " ").replace(/<[^<>]*>/g, "");
    case "furigana":
      return readings(html, (kanji, reading) => `<ruby>${kanji}<rt>${reading}</rt></ruby>`);
    case "kana":
      return readings(html, (_kanji, reading) => reading);
    case "kanji":
      return readings(html, (kanji) => kanji);
    default:
      return html;
  }
}

/** `漢字[かんじ]`, from the space before it; `[sound:…]` is not a reading. */
function readings(html: string, write: (kanji: string, reading: string) => string): string {
  const text = html.replaceAll("&nbsp;", " ");
  let out = "";
  let copiedTo = 0;
  for (const { 0: bracket, 1: reading = "", index } of text.matchAll(/\[([^[\]\n]+)\]/g)) {
    const before = text.slice(copiedTo, index);
    // The last word before the bracket is what is read.
    const start = Math.max(...[" ", ">", "[", "]"].map((sign) => before.lastIndexOf(sign))) + 1;
    const kanji = before.slice(start);
    copiedTo = index + bracket.length;
    if (kanji === "" || reading.startsWith("sound:")) out += before + bracket;
    else out += `${before[start - 1] === " " ? before.slice(0, start - 1) : before.slice(0, start)}${write(kanji, reading)}`;
  }
  return out + text.slice(copiedTo);
}
