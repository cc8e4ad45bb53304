import { directionOf } from "../decks/languages/languages.ts";

/**
 * The languages of the screens and mails, in the order of their menu, each with its own name for itself. A language is offered once its file
 * `locales/{tag}.po` is nearly complete. `isReadBySpeaker`: a speaker has read the texts, which a machine drafted.
 */
export const interfaceLanguages = [
  { tag: "en", name: "English", isReadBySpeaker: true },
  { tag: "ar", name: "العربية", isReadBySpeaker: false },
  { tag: "de", name: "Deutsch", isReadBySpeaker: false },
  { tag: "es", name: "Español", isReadBySpeaker: false },
  { tag: "fr", name: "Français", isReadBySpeaker: false },
  { tag: "pl", name: "Polski", isReadBySpeaker: false },
  { tag: "pt-BR", name: "Português (Brasil)", isReadBySpeaker: false },
] as const;

export type InterfaceLanguage = (typeof interfaceLanguages)[number]["tag"];

/** For readers whose language is not offered or not known. */
export const DEFAULT_LANGUAGE: InterfaceLanguage = "en";

/** The cookie that keeps the choice on a device, for the server, which sends the page in that language. */
export const LANGUAGE_COOKIE = "language";

export function isInterfaceLanguage(tag: unknown): tag is InterfaceLanguage {
  return interfaceLanguages.some((language) => language.tag === tag);
}

export function pageDirection(tag: string): "ltr" | "rtl" {
  return directionOf(tag) === "rtl" ? "rtl" : "ltr";
}

/**
 * The first language that is wished and offered: the same tag, else another variety of the same language (Austrian German reads German, and
 * Portuguese of Portugal that of Brazil). English if there is none.
 */
export function chosenLanguage(wishes: readonly string[], offeredTags: readonly string[]): InterfaceLanguage {
  const knownTags = interfaceLanguages.map(({ tag }) => tag).filter((tag) => tag === DEFAULT_LANGUAGE || offeredTags.includes(tag));
  for (const wish of wishes) {
    const lower = wish.toLowerCase();
    const match =
      knownTags.find((tag) => tag.toLowerCase() === lower) ?? knownTags.find((tag) => baseOf(tag.toLowerCase()) === baseOf(lower));
    if (match !== undefined) return match;
  }
  return DEFAULT_LANGUAGE;
}

function baseOf(tag: string): string {
  return tag.split(/[-_]/, 1)[0] ?? tag;
}
