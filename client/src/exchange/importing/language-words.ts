import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import { languageName } from "../../media/playback/voices.ts";

/** "Spanish, English": the languages of a deck's two sides, for a preview; empty without any. */
export function languageWords(languages: DeckLanguages | null): string {
  if (languages === null) return "";
  const { term, definition } = languages;
  return [term, definition].map((language) => (language === null ? "?" : languageName(language))).join(" – ");
}
