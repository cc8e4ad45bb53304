import { catalogue, language } from "./catalogue.ts";
import type { MessageFormats } from "@recollect/domain/words/message.ts";

/** The reader's own variety of the page's language, such as 'en-GB' or 'de-AT', which numbers and days are written in; else the language itself. */
export const locale = globalThis.navigator?.languages?.find((tag) => baseOf(tag) === baseOf(language)) ?? language;

function baseOf(tag: string): string | undefined {
  return tag.split("-", 1)[0];
}

const plain = lazily(() => new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 3 }));
const whole = lazily(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const share = lazily(() => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }));
const plural = lazily(() => new Intl.PluralRules(language));
const list = lazily(() => new Intl.ListFormat(locale, { type: "unit", style: "short" }));

/** Such as '1,234'; rounded. */
export function wholeNumber(count: number): string {
  return whole().format(Math.round(count));
}

/** A share from 0 to 1, such as '90%' or '87.3%'. */
export function percent(value: number): string {
  return share().format(value);
}

/** Such as '2.5', always with this number of digits. */
export function decimal(value: number, digits: number): string {
  return value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Such as '1 card added, 2 changed'. */
export function listText(items: readonly string[]): string {
  return list().format(items);
}

export const messageFormats: MessageFormats = {
  plain: (value) => plain().format(value),
  whole: wholeNumber,
  percent,
  text: catalogue?.isolated,
  plural: (value) => plural().select(value),
};

/** Made when it is first needed: formats take time to make, and few screens need all. */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
