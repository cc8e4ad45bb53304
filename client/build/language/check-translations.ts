import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compiled, valuesIn, type ProgramMessage } from "./messages.ts";
import type { Translation, Translations } from "./po-file.ts";
import type { Message } from "../../../domain/src/words/message.ts";

/** A language is offered to students once this share of its messages is translated. */
export const offeredFrom = 0.95;

/** What is wrong with the program's own messages: values that do not fit the call, and forms that English lacks. */
export function problemsOfMessage(source: ProgramMessage): string[] {
  const { english, values, paths } = source;
  const where = paths[0] ?? "";
  try {
    const message = compiled(english);
    const asked = valuesIn(message);
    return [
      ...[...asked].filter((name) => !values.includes(name)).map((name) => `${where}: no value for {${name}} in "${english}"`),
      ...values.filter((name) => !asked.has(name)).map((name) => `${where}: the value ${name} is not in "${english}"`),
      ...missingForms(message, "en").map((form) => `${where}: "${english}" has no plural form "${form}"`),
      ...(english.trim() === english ? [] : [`${where}: "${english}" begins or ends with a blank: give the whole sentence, with {values}`]),
      ...(/^[.,:;!?]/.test(english)
        ? [`${where}: "${english}" begins in the middle of a sentence: give the whole of it, with {values}`]
        : []),
      ...unclearMeaning(source),
    ];
  } catch (error) {
    return [`${where}: "${english}" can't be read: ${String(error)}`];
  }
}

const wordsOfTwoMeanings: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, "two-meanings.txt"), "utf8")
    .trim()
    .split("\n"),
);

/** An English word that may be two in another language says with a context which of them it is: "Then" in the past and in the future. */
function unclearMeaning({ english, context, comments, paths }: ProgramMessage): string[] {
  if (context !== "") return [];
  const where = paths.join(", ");
  if (wordsOfTwoMeanings.has(english.toLowerCase())) return [`${where}: "${english}" has two meanings: say with a context which is meant`];
  return comments.length > 1 && paths.length > 1
    ? [`${where}: "${english}" is used in two meanings, by its comments: give each a context`]
    : [];
}

/** What is wrong with a translator's file. `path` and the line name each message. */
export function problemsOfTranslations(
  path: string,
  language: string,
  file: Translations,
  messages: ReadonlyMap<string, ProgramMessage>,
): string[] {
  return [...file.byKey].flatMap(([key, translation]) => {
    const message = messages.get(key);
    const at = `${path}:${translation.line}`;
    if (!message) return [`${at}: "${translation.english}" is no message of the program any more (npm run languages -- extract)`];
    return translation.text === "" || translation.isFuzzy ? [] : problemsOf(translation, language).map((problem) => `${at}: ${problem}`);
  });
}

function problemsOf({ english, text }: Translation, language: string): string[] {
  const about = `"${text}" for "${english}"`;
  try {
    const message = compiled(text);
    const [asked, translated] = [valuesIn(compiled(english)), valuesIn(message)];
    return [
      ...[...asked].filter((name) => !translated.has(name)).map((name) => `{${name}} is missing in ${about}`),
      ...[...translated].filter((name) => !asked.has(name)).map((name) => `{${name}} is unknown in ${about}`),
      ...missingPlurals(english, message).map((name) => `the plural of {${name}} is missing in ${about}`),
      ...missingForms(message, language).map((form) => `the plural form "${form}" is missing in ${about}`),
      ...(/^\s|\s$/.test(text) ? [`a blank at the edge of ${about}`] : []),
    ];
  } catch (error) {
    return [`${about} can't be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Whole numbers that between them take every plural form that whole numbers can take. */
const samples = [...Array.from({ length: 201 }, (_, at) => at), 1000, 1_000_000, 1_000_001, 2_000_000];

/** The plural forms of the language that a message with plurals lacks. A form for one number alone, `=1`, stands for that number. */
function missingForms(message: Message, language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return pluralsIn(message).flatMap(({ forms }) => {
    const needed = new Set(["other", ...samples.filter((number) => !(number in forms)).map((number) => rules.select(number))]);
    return [...needed].filter((form) => !(form in forms));
  });
}

/** The values that are counted in English and not in the translation. A language without plurals counts, too: its only form is 'other'. */
function missingPlurals(english: string, message: Message): string[] {
  const [asked, translated] = [pluralsIn(compiled(english)), pluralsIn(message)];
  return asked.map(({ name }) => name).filter((name) => !translated.some((plural) => plural.name === name));
}

function pluralsIn(part: unknown): { name: string; forms: object }[] {
  if (!Array.isArray(part)) return [];
  return part.flatMap((piece: unknown) => {
    if (!Array.isArray(piece)) return [];
    const [name, format, forms] = piece as [string, string?, unknown?];
    if (typeof forms !== "object" || forms === null) return [];
    const inside = Object.values(forms).flatMap(pluralsIn);
    return format === "plural" ? [{ name, forms }, ...inside] : inside;
  });
}

/** The share of the program's messages that the file translates, from 0 to 1. */
export function translatedShare(file: Translations, keys: { readonly size: number; keys(): Iterable<string> }): number {
  const translated = [...keys.keys()].filter((key) => {
    const { text = "", isFuzzy = false } = file.byKey.get(key) ?? {};
    return text !== "" && !isFuzzy;
  });
  return translated.length / keys.size;
}
