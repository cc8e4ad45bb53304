import { CARD, DECK } from "../limits/limits.ts";
import { counted, wholeNumber } from "../words/number-words.ts";
import { groupBy } from "../words/grouped.ts";

/** Texts for what an import changes or leaves out. `one` and `many` follow the number. */
const importNotes = {
  // Changed
  "control-characters": {
    one: "text held a character that cannot be stored; it is taken out",
    many: "texts held characters that cannot be stored; they are taken out",
  },
  "tags-renamed": {
    one: `tag is written differently, or is one of more than ${CARD.maxTags}`,
    many: `tags are written differently, or are some of more than ${CARD.maxTags}`,
  },
  "deck-split": {
    one: `deck has more than ${wholeNumber(DECK.maxCards)} cards and becomes several`,
    many: `decks have more than ${wholeNumber(DECK.maxCards)} cards and become several`,
  },
  "title-shortened": {
    one: "name is too long for a title and goes into the description",
    many: "names are too long for a title and go into the descriptions",
  },
  "formatting-lost": { one: "card loses colours, fonts or sizes", many: "cards lose colours, fonts or sizes" },
  "table-flattened": { one: "table becomes lines of text", many: "tables become lines of text" },
  "typed-answer": {
    one: "card asked for a typed answer; here it is an ordinary card",
    many: "cards asked for a typed answer; here they are ordinary cards",
  },
  "no-answer": {
    one: "card has no answer of its own; it shows the question again",
    many: "cards have no answer of their own; they show the question again",
  },
  "drawing-lost": {
    one: "card with masks over a picture is kept with the whole picture",
    many: "cards with masks over a picture are kept with the whole picture",
  },
  "interval-state": {
    one: "card's memory is worked out from its interval and ease",
    many: "cards' memory is worked out from their interval and ease",
  },
  "description-shortened": {
    one: "description is too long and is cut",
    many: "descriptions are too long and are cut",
  },
  "answers-only-counted": {
    one: "old answer is only counted on its day, not kept one by one",
    many: "old answers are only counted on their days, not kept one by one",
  },
  "dollar-formulas": {
    one: "card has text between dollar signs that becomes a formula",
    many: "cards have text between dollar signs that becomes formulas",
  },
  // Left out
  "outside-cards": { one: "piece of text belongs to no card", many: "pieces of text belong to no card" },
  "field-left-out": { one: "value beside the cards has no place on a card", many: "values beside the cards have no place on a card" },
  headings: { one: "row of headings is no card", many: "rows of headings are no cards" },
  comment: { one: "comment that notes do not show", many: "comments that notes do not show" },
  "front-matter": { one: "block of properties at the top of the notes", many: "blocks of properties at the top of the notes" },
  "schedule-elsewhere": {
    one: "card's progress in the other program",
    many: "cards' progress in the other program",
  },
  incomplete: { one: "card has only one side", many: "cards have only one side" },
  "field-not-shown": {
    one: "field of a note is on none of its cards",
    many: "fields of notes are on none of their cards",
  },
  "note-without-card": { one: "note makes no card", many: "notes make no card" },
  "empty-card": {
    one: "card asks for nothing that its note still has",
    many: "cards ask for nothing that their notes still have",
  },
  "empty-deck": { one: "deck has no card", many: "decks have no card" },
  "colored-flag": { one: "card's colored flag", many: "cards' colored flags" },
  "media-missing": { one: "picture or sound is named but not in the file", many: "pictures or sounds are named but not in the file" },
  "media-unknown": {
    one: "file is no picture or sound that can be shown here",
    many: "files are no pictures or sounds that can be shown here",
  },
  "media-too-large": { one: "picture or sound is too large", many: "pictures or sounds are too large" },
  "media-elsewhere": { one: "picture or sound lies on another site", many: "pictures or sounds lie on other sites" },
  "media-unused": {
    one: "file is on no card (a font, a style sheet or a spare picture)",
    many: "files are on no card (fonts, style sheets or spare pictures)",
  },
  script: { one: "piece of script", many: "pieces of script" },
  "reviews-before-reset": { one: "answer from before the card was reset", many: "answers from before their cards were reset" },
  "reviews-not-counted": {
    one: "answer that did not count (cramming or set by hand)",
    many: "answers that did not count (cramming or set by hand)",
  },
} as const satisfies Record<string, { one: string; many: string }>;

type ImportNoteName = keyof typeof importNotes;

const changes: readonly ImportNoteName[] = [
  "control-characters",
  "tags-renamed",
  "deck-split",
  "title-shortened",
  "description-shortened",
  "formatting-lost",
  "table-flattened",
  "typed-answer",
  "no-answer",
  "drawing-lost",
  "interval-state",
  "answers-only-counted",
  "dollar-formulas",
];

/** The notes about changes, and those about omissions. */
export function inTwoLists(notes: readonly ImportNote[]): { changed: ImportNote[]; leftOut: ImportNote[] } {
  const lists = groupBy(notes, ({ what }) => changes.includes(what));
  return { changed: lists.get(true) ?? [], leftOut: lists.get(false) ?? [] };
}

/** One line of the report: a note, its number, and a few examples. */
export type ImportNote = { what: ImportNoteName; count: number; examples: readonly string[] };

/** How much of what is left out a report shows for each note. */
export type ExampleLimits = { examples: number; characters: number };
const reportLimits: ExampleLimits = { examples: 3, characters: 120 };
/** Whether an untrusted value is a line of a report. */
export function isImportNote(value: unknown): value is ImportNote {
  if (typeof value !== "object" || value === null) return false;
  const { what, count, examples } = value as Record<string, unknown>;
  const isCounted = typeof what === "string" && Object.hasOwn(importNotes, what) && Number.isSafeInteger(count) && Number(count) > 0;
  const isExample = (example: unknown) => typeof example === "string" && example.length <= reportLimits.characters;
  return isCounted && Array.isArray(examples) && examples.length <= reportLimits.examples && examples.every(isExample);
}

/** "3 cards have only one side" */
export function importNoteWords({ what, count }: Pick<ImportNote, "what" | "count">): string {
  return counted(count, importNotes[what].one, importNotes[what].many);
}

/** Counts notes while a file is read, and keeps the first few examples of each. */
export function createNotes(limits: ExampleLimits = reportLimits) {
  const notes = new Map<ImportNoteName, { count: number; examples: string[] }>();
  return {
    add(what: ImportNoteName, example = "", count = 1): void {
      const note = notes.get(what) ?? { count: 0, examples: [] };
      notes.set(what, note);
      note.count += count;
      if (note.examples.length >= limits.examples) return;
      const shortExample = shortened(example, limits.characters);
      if (shortExample !== "" && !note.examples.includes(shortExample)) note.examples.push(shortExample);
    },
    /** In the order of their first occurrence. */
    all: (): ImportNote[] => [...notes].map(([what, { count, examples }]) => ({ what, count, examples })),
  };
}

export type Notes = ReturnType<typeof createNotes>;

function shortened(text: string, most: number): string {
  const line = text
    .slice(0, 10 * most)
    .replace(/\s+/g, " ")
    .trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).toWellFormed()}…`;
}
