import type { ErrorCode } from "../../errors/catalogue.ts";

/**
 * The language of each side of a deck, as set by its owner: a BCP 47 tag such as `ja` or `pt-BR`; null for none. A deck without
 * `DeckLanguages` was never asked about them.
 */
export type DeckLanguages = { readonly term: string | null; readonly definition: string | null };

/** A language, with an optional script and region: `de`, `zh-Hant`, `es-MX`. */
export function isLanguage(tag: string): boolean {
  return /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/.test(tag);
}

export function languagesProblem({ term, definition }: DeckLanguages): ErrorCode | null {
  return [term, definition].every((tag) => tag === null || isLanguage(tag)) ? null : "deck/bad-language";
}

/** The languages in an untrusted value; null if it has none that are valid. */
export function languagesIn(value: unknown): DeckLanguages | null {
  if (typeof value !== "object" || value === null) return null;
  const tagAt = (side: "term" | "definition") => {
    const tag = (value as Record<string, unknown>)[side];
    return typeof tag === "string" && isLanguage(tag) ? tag : null;
  };
  const languages = { term: tagAt("term"), definition: tagAt("definition") };
  return languages.term === null && languages.definition === null ? null : languages;
}

const fromRight = new Set(["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]);

/** The direction of a text in this language; for an unknown or left-to-right one, each text decides. */
export function directionOf(language: string | null | undefined): "rtl" | "auto" {
  const [base = "", script = ""] = language?.split("-") ?? [];
  return fromRight.has(base) || script === "Arab" || script === "Hebr" ? "rtl" : "auto";
}
