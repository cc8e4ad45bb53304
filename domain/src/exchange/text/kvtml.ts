import { Parser } from "htmlparser2";

import { AppError } from "../../errors/failure.ts";
import type { Notes } from "../import-notes.ts";
import type { ExchangeDeck } from "../model.ts";
import { languagesIn } from "../../decks/languages/languages.ts";
import { createDeckCollector } from "../deck-collector.ts";

/** What Parley writes beside a word; it becomes extra text. */
const extras = new Set(["comment", "example", "paraphrase", "pronunciation", "synonym", "antonym", "usage", "hint"]);
/** Elements with the other program's own state, which hold no text. */
const states = new Set(["inactive", "inquery", "inpractice", "current", "sizehint", "deactivated"]);

/** The format nests lessons in lessons; no program writes more levels than this. */
const deepest = 100;

type Translation = { text: string; extras: string[] };
type Entry = { id: string; translations: Map<string, Translation>; isPractised: boolean };
type Lesson = { path: string[]; entries: string[] };

/**
 * Vocabulary of KWordQuiz, Parley and other programs of KDE (KVTML 1 and 2): the first language is the term, the second the definition, further ones
 * and the comments extra text. Each lesson is a deck. Grades are noted. Throws `import/not-kvtml`.
 */
export function readKvtml(text: string, { name, notes }: { name: string; notes: Notes }): ExchangeDeck[] {
  const file = parsed(text, notes);
  const decks = createDeckCollector(notes);
  const title = file.title.trim() || name;
  const lessons = file.lessons.filter(({ entries }) => entries.length > 0);
  const pathOf = new Map(
    lessons.flatMap(({ path, entries }) => entries.map((id) => [id, lessons.length > 1 ? [title, ...path] : [title]])),
  );
  if (file.description !== "") decks.describe(lessons.length > 1 ? [title, ...(lessons[0]?.path ?? [])] : [title], file.description);
  if (file.title.trim() !== "") decks.title([title]);
  for (const { path } of file.lessons) if (path.length > 0) decks.title([title, ...path]);
  const languages = languagesIn({ term: file.locales[0], definition: file.locales[1] });
  if (languages) for (const path of pathOf.size > 0 ? pathOf.values() : [[title]]) decks.speak(path, languages);
  for (const { id, translations } of file.entries) {
    const [first, second, ...others] = [...translations]
      .toSorted(([a], [b]) => Number(a) - Number(b))
      .map(([, translation]) => translation);
    // A file of one language has its explanation as the comment.
    const isAlone = second === undefined || second.text.trim() === "";
    const [explanation = "", ...comments] = isAlone ? (first?.extras ?? []) : ["", ...(first?.extras ?? [])];
    const rest = [...comments, ...(second?.extras ?? []), ...others.flatMap((other) => [other.text, ...other.extras])];
    decks.addCard(pathOf.get(id) ?? [title], {
      term: first?.text ?? "",
      definition: isAlone ? explanation : second.text,
      extra: [...new Set(rest.filter((line) => line.trim() !== ""))].join("\n"),
    });
  }
  const practised = file.entries.filter(({ isPractised }) => isPractised);
  for (const { translations } of practised)
    notes.add("schedule-elsewhere", [...translations.values()].map(({ text: word }) => word).join(" · "));
  return decks.all();
}

function parsed(text: string, notes: Notes) {
  const entries: Entry[] = [];
  const lessons: Lesson[] = [];
  const containers: Lesson[] = [];
  const names: string[] = [];
  const locales: string[] = [];
  let [title, description] = ["", ""];
  let entry: Entry | null = null;
  let translation: Translation | null = null;
  let words: string[] = [];
  let [isKvtml, depth] = [false, 0];
  const isIn = (element: string) => names.includes(element);

  const parser = new Parser(
    {
      onopentag(element, attributes) {
        depth += 1;
        if (depth === 1) isKvtml = element === "kvtml";
        noteStray();
        if (depth > deepest) throw new AppError("import/not-kvtml");
        names.push(element);
        if (element === "entry" && isIn("lessons")) containers.at(-1)?.entries.push(attributes.id ?? "");
        else if (element === "entry") entries.push((entry = { id: attributes.id ?? "", translations: new Map(), isPractised: false }));
        else if (element === "translation" && entry) {
          translation = { text: "", extras: [] };
          entry.translations.set(attributes.id ?? String(entry.translations.size), translation);
        } else if (element === "grade" && entry) entry.isPractised = true;
        else if (element === "kvtml") title = attributes.title ?? "";
        else if (element === "e") entries.push((entry = { id: "", translations: new Map(), isPractised: false }));
        else if ((element === "o" || element === "t") && entry) {
          translation = { text: "", extras: attributes.remark ? [attributes.remark] : [] };
          entry.translations.set(String(entry.translations.size), translation);
          entry.isPractised ||= attributes.grade !== undefined;
        } else if (isIn("lessons") && (element === "container" || element === "lesson")) {
          const lesson = { path: [...(containers.at(-1)?.path ?? [])], entries: [] };
          containers.push(lesson);
          lessons.push(lesson);
        }
      },
      ontext(data) {
        words.push(data);
      },
      onclosetag(element) {
        const value = words.join("").trim();
        words = [];
        if (value !== "") take(element, value);
        if (element === "translation" || element === "o" || element === "t") translation = null;
        if (element === "e" || (element === "entry" && !isIn("lessons"))) entry = null;
        if (element === "container" || element === "lesson") containers.pop();
        names.pop();
        depth -= 1;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  noteStray();
  if (!isKvtml) throw new AppError("import/not-kvtml");
  return { title, description, entries, lessons, locales };

  function take(element: string, value: string): void {
    const parent = names.at(-2);
    if (isIn("grade") || states.has(element)) return;
    if (translation?.text === "" && isWord(element, parent)) translation.text = value;
    else if (translation && extras.has(element) && parent === "translation") translation.extras.push(value);
    else if (title === "" && element === "title" && parent === "information") title = value;
    else if (parent === "information" && (element === "author" || element === "license" || element === "comment" || element === "contact"))
      description = [description, value].filter((line) => line !== "").join("\n");
    else if (element === "locale" && isIn("identifiers")) locales.push(value.replace("_", "-"));
    else if (element === "name" && isIn("lessons")) containers.at(-1)?.path.push(value);
    else if (element !== "generator" && !isIn("identifiers") && !isIn("wordtypes")) notes.add("field-left-out", `${element}: ${value}`);
  }

  /** Text between elements, where the format has none. */
  function noteStray(): void {
    const value = words.join("").trim();
    words = [];
    if (value !== "") notes.add("outside-cards", value);
  }
}

/** The word itself is `<text>` in KVTML 2, and all of `<o>` and `<t>` in KVTML 1. */
function isWord(element: string, parent: string | undefined): boolean {
  return element === "o" || element === "t" || (element === "text" && parent === "translation");
}
