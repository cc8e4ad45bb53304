import { groupBy } from "../words/grouped.ts";

/** What an import changes. */
const changes = [
  "control-characters",
  "tags-renamed",
  "deck-split",
  "title-shortened",
  "formatting-lost",
  "table-flattened",
  "typed-answer",
  "no-answer",
  "drawing-lost",
  "masks-not-read",
  "interval-state",
  "description-shortened",
  "answers-only-counted",
  "dollar-formulas",
  "numbers-removed",
] as const;
/** What an import leaves out. */
const omissions = [
  "outside-cards",
  "field-left-out",
  "headings",
  "comment",
  "front-matter",
  "schedule-elsewhere",
  "incomplete",
  "field-not-shown",
  "note-without-card",
  "empty-card",
  "empty-deck",
  "colored-flag",
  "media-missing",
  "media-unknown",
  "media-too-large",
  "media-elsewhere",
  "media-unused",
  "script",
  "reviews-before-reset",
  "reviews-not-counted",
] as const;

type ImportNoteName = (typeof changes | typeof omissions)[number];

const names: ReadonlySet<unknown> = new Set([...changes, ...omissions]);

const isChange: ReadonlySet<ImportNoteName> = new Set(changes);

/** The notes about changes, and those about omissions. */
export function inTwoLists(notes: readonly ImportNote[]): { changed: ImportNote[]; leftOut: ImportNote[] } {
  const lists = groupBy(notes, ({ what }) => isChange.has(what));
  return { changed: lists.get(true) ?? [], leftOut: lists.get(false) ?? [] };
}

/** One line of the report: a note, its number, and a few examples. */
export type ImportNote = { what: ImportNoteName; count: number; examples: readonly string[] };

/** How many examples a report shows for each note, and how long they may be. */
export type ExampleLimits = { examples: number; characters: number };
const reportLimits: ExampleLimits = { examples: 3, characters: 120 };
/** Whether an untrusted value is a line of a report. */
export function isImportNote(value: unknown): value is ImportNote {
  if (typeof value !== "object" || value === null) return false;
  const { what, count, examples } = value as Record<string, unknown>;
  const isCounted = names.has(what) && Number.isSafeInteger(count) && Number(count) > 0;
  const isExample = (example: unknown) => typeof example === "string" && example.length <= reportLimits.characters;
  return isCounted && Array.isArray(examples) && examples.length <= reportLimits.examples && examples.every(isExample);
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
