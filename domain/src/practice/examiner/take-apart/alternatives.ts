/** A text of at most this many words may be one of several alternatives, separated by `;` or `or`. */
const shortForm = 4;
const longestText = 300;

/**
 * The texts that a definition accepts, each as good as the whole: `house / home`, `sofa; couch`, `to speak, to talk`, and `(blood) plasma`
 * with and without the brackets. The whole text comes first; at most 24 texts.
 */
export function acceptedForms(definition: string): string[] {
  const whole = definition.trim();
  if (whole.length > longestText) return [whole];
  const parts = [whole, ...splitAlternatives(whole)].flatMap((form) => [form, ...withoutBrackets(form)]);
  return [...new Set(parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}\p{S}]/u.test(part)))].slice(0, 24);
}

/** The alternatives of a text as it writes them, without their brackets and what is no alternative; empty if there is only one. */
export function alternativesIn(definition: string): string[] {
  return definition.length > longestText ? [] : splitAlternatives(definition.trim());
}

/** The alternatives of a text; empty if there is only one. */
function splitAlternatives(text: string): string[] {
  const outside = text.replace(/\([^()]*\)/g, (inside) => inside.replace(/[;/,|]/g, " "));
  // In code and between symbols a bar is a sign: `ls | wc`, `a | b`.
  const byBar = outside.includes("`") ? [] : split(outside, /\s\|\s/);
  if (byBar.length > 1 && byBar.every((part) => /\p{L}{2}|\p{L}\p{M}|\p{Lo}/u.test(part))) return byBar;
  if (/\s\/\s/.test(outside)) return isQuotient(outside) ? [] : split(outside, /\s\/\s/);
  if (/\p{L}{3,}\/\p{L}{3,}/u.test(outside) && wordCount(outside) <= shortForm) return split(outside, /\//);
  const bySemicolon = split(outside, /\s*[;；]\s*/);
  if (bySemicolon.length > 1 && bySemicolon.every((part) => wordCount(part) <= 3)) return bySemicolon;
  const infinitives = split(outside, /\s*,\s*/);
  if (infinitives.length > 1 && infinitives.every((part) => /^to \p{L}+$/u.test(part))) return infinitives;
  const byOr = split(outside, /\s+(?:or|oder|ou)\s+/);
  return byOr.length > 1 && wordCount(outside) <= shortForm + 1 && byOr.every((part) => wordCount(part) <= 2) ? byOr : [];
}

/** Whether the text is an equation, `v = s / t`, in which a slash divides and does not separate alternatives. */
function isQuotient(text: string): boolean {
  return text.split("=").length === 2 && !/\p{Ll}{4}/u.test(text);
}

function withoutBrackets(text: string): string[] {
  if (!/\([^()]*\)/.test(text) || /\p{L}\([^()]*\)/u.test(text)) return [];
  const without = text.replace(/\s*\([^()]*\)\s*/g, " ");
  const inside = text.replace(/[()]/g, " ");
  const abbreviation = /^[^()]+\((\p{Lu}[\p{Lu}\d]+)\)\s*$/u.exec(text)?.[1];
  const inOtherScript =
    /^[\p{Script=Latin}\s]+\(((?:[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Hebrew}\p{M}]|\s)+)\)\s*$/u.exec(
      text,
    )?.[1];
  if (inOtherScript !== undefined) return [without, inOtherScript, inside];
  const otherName = /^(?:\p{L}+[\s-]){0,2}[\p{L}]+\s\((\p{L}{3,}(?:[\s-]\p{L}+){0,2})\)\s*$/u.exec(text)?.[1];
  if (otherName !== undefined && !aside.test(otherName)) return [without, otherName, inside];
  // `23 pairs` for 46 (23 pairs): the other count.
  const otherCount = /^[^()]*\d[^()]*\((\d[^()]*)\)\s*$/u.exec(text)?.[1];
  if (otherCount !== undefined && /\p{L}/u.test(otherCount)) return [without, otherCount, inside];
  return [without, inside, ...(abbreviation !== undefined && wordCount(without) <= shortForm ? [abbreviation] : [])];
}

/** Brackets that describe a word rather than replace it. */
const aside =
  /^(?:plural|singular|formal|informal|masculine|feminine|neuter|noun|verb|adjective|adverb|only|mainly|usually|often|also|for|from|in|of|and|or|not|the|an?|to|by|at|with|about|around|slang|rare|old|modern|more|most|both|very|per)\b/iu;

function split(text: string, by: RegExp): string[] {
  return text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}

/**
 * Whether a definition of several parts answers several questions, so that one part is no alternative: `AM and FM` with two meanings, `Name
 * two`, or numbered senses.
 */
export function asksForEach(question: { term: string; definition: string }): boolean {
  const { term, definition } = question;
  if (definition.slice(0, longestAsked).split(/;|\s\/\s|\s\|\s/).length < 2) return asksForParts(question);
  return (
    asksForParts(question) ||
    /^\s*1[.)]\s/.test(definition) ||
    /\b(?:two|three|four|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|dois|três|quatro)\b/i.test(term)
  );
}

/** Whether a question asks for as many things as the definition has parts: `author and year` of a book, `IV / IM`. */
export function asksForParts({ term, definition }: { term: string; definition: string }): boolean {
  const asked = term.slice(0, longestAsked).split(/\s(?:and|und|et|y|e|&)\s|(?<=\p{L})\s?\/\s?(?=\p{L})/u).length;
  const own = definition.slice(0, longestAsked);
  return (
    asked > 1 &&
    [/;|\s\/\s|\s\|\s/, /;|,\s|\s(?:and|und|et|y|e)\s/, /\s\((?=\d{3,4}\))/].some((separator) => own.split(separator).length === asked)
  );
}

const longestAsked = 1000;
