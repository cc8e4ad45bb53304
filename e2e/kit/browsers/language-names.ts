import type { Message } from "@recollect/domain/words/message.ts";
import { compiled } from "../../../client/build/language/messages.ts";
import { readPo } from "../../../client/build/language/po-file.ts";
import { inProject } from "../../../scripts/process/root.mjs";
import { literal, type NameTranslation } from "./spoken-names.ts";

/** One form of a message: its words, and the names of its values. */
type Form = readonly (string | { value: string; isNumber?: boolean })[];

type Entry = { english: readonly Form[]; translated: readonly Form[] };

/** What texts of the English screens are in a language, by its translators' file; what is no message stays, since a student wrote it. */
export function namesIn(language: string): NameTranslation {
  const entries = [...readPo(inProject("locales", `${language}.po`)).byKey.values()]
    .filter(({ text }) => text !== "")
    .map(({ english, text }): Entry => ({ english: formsOf(compiled(english)), translated: formsOf(compiled(text)) }));
  return (name, isExact) => {
    const found = typeof name === "string" ? translationsOf(name, isExact) : entries.filter(({ english }) => matches(english, name));
    const expressions = found.flatMap((one) => (typeof one === "string" ? [one] : one.translated.map((form) => expressionOf(form, {}))));
    if (expressions.length === 0) return name;
    const whole = [...new Set(expressions)].join("|");
    const [begins, ends] = typeof name === "string" ? [isExact, isExact] : [name.source.startsWith("^"), name.source.endsWith("$")];
    return new RegExp(`${begins ? "^" : ""}(?:${whole})${ends ? "$" : ""}`, isExact ? "" : "i");
  };

  /** A value may be a message itself: 'Term' in 'Term of card 3'. */
  function ofValue(value: string): string {
    const own = entries.filter(({ english }) => english.length === 1 && english[0]?.length === 1 && english[0][0] === value);
    return `(?:${[literal(value), ...own.flatMap(({ translated }) => translated.map((form) => expressionOf(form, {})))].join("|")})`;
  }

  /** Whole messages with the values of this text; else, for a part of a message, the messages that contain it. */
  function translationsOf(name: string, isExact: boolean): (Entry | string)[] {
    const asItIs = entries.filter(({ english }) => english.length === 1 && english[0]?.length === 1 && english[0][0] === name);
    if (asItIs.length > 0) return asItIs;
    const whole = entries.flatMap(({ english, translated }) => {
      const match = english.map((form) => new RegExp(`^${captureOf(form)}$`).exec(name)).find((one) => one !== null);
      const isOnlyValue = english.every((form) => form.every((part) => typeof part !== "string" || !/\p{L}/u.test(part)));
      return !match || isOnlyValue
        ? []
        : translated.map((form) => expressionOf(form, match.groups ?? {}, (value) => ofValue(value) + (isExact ? "" : ".*?")));
    });
    if (whole.length > 0 || isExact) return whole;
    const part = sampleOf([name]);
    return entries.filter(({ english }) => english.some((form) => sampleOf(form).includes(part)));
  }
}

function matches(english: readonly Form[], name: RegExp): boolean {
  return english.some((form) => name.test(sampleOf(form)));
}

/** The text with 0 for all its values and numbers. */
function sampleOf(form: Form): string {
  return form
    .map((part) => (typeof part === "string" ? part : "0"))
    .join("")
    .replace(/\d+/g, "0");
}

function captureOf(form: Form): string {
  const seen = new Set<string>();
  return form
    .map((part) => {
      if (typeof part === "string") return literal(part);
      if (seen.has(part.value)) return `\\k<${part.value}>`;
      seen.add(part.value);
      return `(?<${part.value}>${part.isNumber ? "[\\d.,]+" : ".+"})`;
    })
    .join("");
}

/** Around a value of the other reading direction. */
const isolate = "[\u2068\u2069]?";

const arabicDigits = new Intl.NumberFormat("ar-EG");

/** Long numbers are written by the language, so that any value is taken for them. */
function expressionOf(form: Form, values: Readonly<Record<string, string>>, ofValue: (value: string) => string = literal): string {
  return form
    .map((part) => {
      if (typeof part === "string") return literal(part);
      const value = values[part.value];
      if (value === undefined) return ".*?";
      return /^\d{1,3}$/.test(value)
        ? `(?:${value}|${arabicDigits.format(Number(value))})`
        : /^[\d.,%\s]+$/.test(value)
          ? ".*?"
          : `${isolate}${ofValue(value)}${isolate}`;
    })
    .join("");
}

/** A message with plurals or choices has a form for each. */
function formsOf(message: Message, counted = "count"): Form[] {
  if (typeof message === "string") return [[message]];
  return message.reduce<Form[]>(
    (forms, part) => {
      const next: Form[] =
        typeof part === "string"
          ? [[part === "#" ? { value: counted, isNumber: true } : part]]
          : typeof part[2] === "object"
            ? Object.entries(part[2]).flatMap(([name, inside]) => (name === "offset" ? [] : formsOf(inside, part[0])))
            : [[{ value: part[0] }]];
      return forms.flatMap((form) => next.map((one) => [...form, ...one]));
    },
    [[]],
  );
}
