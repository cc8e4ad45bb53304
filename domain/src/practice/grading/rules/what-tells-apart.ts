import { isFunctionWord, type Language } from "../text/function-words.ts";
import { isGeneric } from "./coverage.ts";
import { isDenier } from "../tables/denying-words.ts";

const relatives = /^(?:that|which|who|whose|where)$/;
/** Numbers of words: before a relative clause at most, and distinguishing after it at least. */
const longestKind = 7;
const leastTold = 2;

/** Kinds so general that they carry no meaning. */
const vague = /^(?:person|people|man|woman|animal|plant|place|number|word|time|country|group|value|line|point|material|substance|part)$/;

export function isVague(word: string): boolean {
  return vague.test(word);
}

/** A definition of the form `… that …`, split into its kind of thing and what distinguishes it; null for others. */
function parted(words: readonly string[], language: Language): { kind: string[]; tells: string[] } | null {
  const place = language === "en" ? words.findIndex((word) => relatives.test(word)) : -1;
  if (place < 1 || place > longestKind || words.slice(0, place).some((word) => isDenier(word, language))) return null;
  const content = (some: readonly string[]) => some.filter((word) => !isFunctionWord(word, language) && !isDenier(word, language));
  return { kind: content(words.slice(0, place)), tells: content(words.slice(place + 1)) };
}

/** Whether only the kind of thing is missing, and all that distinguishes it is there: `stimulates red blood cells` for a hormone. */
export function tellsApart(words: readonly string[], missing: readonly string[], language: Language): boolean {
  const parts = parted(words, language);
  if (parts === null) return false;
  const told = parts.tells.filter((word) => !isGeneric(word));
  // Years and numbers distinguish a thing, even in the part before the clause.
  return told.length >= leastTold && missing.every((word) => parts.kind.includes(word) && !isNumber(word));
}

function isNumber(word: string): boolean {
  return /\d/.test(word) || /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|thousand|half|third|quarter)$/.test(word);
}

/**
 * Whether the answer names the kind of thing in full, in two words or more or one that is specific, and nothing that distinguishes it:
 * worth a part.
 */
export function namesTheKind(words: readonly string[], missing: readonly string[], language: Language): boolean {
  const parts = parted(words, language);
  if (parts === null || parts.kind.length === 0 || !parts.kind.every((word) => !missing.includes(word))) return false;
  return parts.kind.length >= leastTold || !parts.kind.some((word) => isGeneric(word) || vague.test(word));
}
