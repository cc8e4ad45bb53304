import { isFunctionWord, type Language } from "../text/function-words.ts";
import { isGeneric } from "./coverage.ts";
import { isDenier } from "../tables/denying-words.ts";

const relatives = /^(?:that|which|who|whose|where)$/;
/** How many words may stand before the relative clause, and how many must tell apart after it. */
const longestKind = 7;
const leastTold = 2;

/** Kinds of which everything is one: to name them says nothing. */
const vague = /^(?:person|people|man|woman|animal|plant|place|number|word|time|country|group|value|line|point|material|substance|part)$/;

export function isVague(word: string): boolean {
  return vague.test(word);
}

/** A definition of the form `… that …`: what kind of thing it is, and what tells it apart; null for others. */
function parted(words: readonly string[], language: Language): { kind: string[]; tells: string[] } | null {
  const place = language === "en" ? words.findIndex((word) => relatives.test(word)) : -1;
  if (place < 1 || place > longestKind || words.slice(0, place).some((word) => isDenier(word, language))) return null;
  const content = (some: readonly string[]) => some.filter((word) => !isFunctionWord(word, language) && !isDenier(word, language));
  return { kind: content(words.slice(0, place)), tells: content(words.slice(place + 1)) };
}

/** What kind of thing it is may be left out; what tells it apart is all there: `stimulates red blood cells` of a hormone. */
export function tellsApart(words: readonly string[], missing: readonly string[], language: Language): boolean {
  const parts = parted(words, language);
  if (parts === null) return false;
  const told = parts.tells.filter((word) => !isGeneric(word));
  // A year or a number is a part of what tells it apart, wherever it stands.
  return told.length >= leastTold && missing.every((word) => parts.kind.includes(word) && !isNumber(word));
}

function isNumber(word: string): boolean {
  return /\d/.test(word) || /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|thousand|half|third|quarter)$/.test(word);
}

/** The kind of thing in full, of two words or more or one that tells, and nothing of what tells it apart: worth a part. */
export function namesTheKind(words: readonly string[], missing: readonly string[], language: Language): boolean {
  const parts = parted(words, language);
  if (parts === null || parts.kind.length === 0 || !parts.kind.every((word) => !missing.includes(word))) return false;
  return parts.kind.length >= leastTold || !parts.kind.some((word) => isGeneric(word) || vague.test(word));
}
