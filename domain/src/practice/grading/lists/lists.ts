import { countedParts } from "./counted.ts";

/** What separates items. The comma of `8,849 m` is within a number. */
const joiners = /\s*(?:(?<!\d),|,(?!\d{3}(?!\d))|[;、،，；/|\n+]|->|→|\s(?:and|then|&|y|e|et|und|en|och|и|і|i|ve|και|و|と|和|및)\s)\s*/u;
const longestList = 600;
const longestItem = 4;
/** Limits of the items of a list and of the parts of an answer compared with them. */
const mostItems = 50;
const mostParts = 60;

/** The items of a folded text that is a list; null if it is a sentence or a single item. */
export function listIn(foldedText: string): string[] | null {
  if (foldedText.length > longestList) return null;
  const items = itemsOf(foldedText);
  const isList =
    items.length >= 2 &&
    items.length <= mostItems &&
    items.every((item) => item.split(" ").length <= longestItem) &&
    !areClauses(foldedText, items);
  return isList ? items : null;
}

/** `the House accuses and the Senate judges` is not a list of two items. */
function areClauses(text: string, items: readonly string[]): boolean {
  // `wearing away of rock and soil by wind, water or ice`: a sentence that ends in a list.
  if (isSentence(text, items) || items.some((item) => clause.test(item))) return true;
  const isJoined = !/[,;、،，；/\n]/u.test(text);
  // `plants turn carbon dioxide and water into sugar and oxygen` describes a change.
  if (isJoined && items.length > 2 && items.some((item) => /\s(?:into|from|to|than|by|with)\s/.test(item))) return true;
  return isJoined && items.length === 2 && items.some((item) => item.replace(/\b(?:the|an?)\s/g, "").split(" ").length > 2);
}

/** `expenses when they arise`, `UDP does not`: a clause that says when or why, or a short denial, is not an item. */
const clause = /\S\s(?:when|because|if|unless)\s|\s(?:does|do|did|is|are|was|were|can)(?:\s?not|n't)$/;

/**
 * The text before the first comma is a phrase of its own that ends in a preposition and the first of some short items: `by wind, water or
 * ice`.
 */
function isSentence(text: string, items: readonly string[]): boolean {
  const [before = "", ...after] = text.split(/[,;]/);
  const isPhrase =
    before.split(" ").length >= leastOfAPhrase && /\s(?:by|with|from|in|of|for|to|on|as|like)\s(?:\p{L}+\s)?\p{L}+$/u.test(before);
  return (
    isPhrase &&
    after.length > 0 &&
    items.slice(1).every((item) => item.split(" ").length <= longestItem) &&
    after.every((rest) => rest.trim().split(" ").length <= longestItem)
  );
}

/** The least number of words in a sentence before its list. */
const leastOfAPhrase = 5;

/** The parts of an answer to a list question, with any separators. */
export function itemsOf(foldedText: string): string[] {
  return foldedText
    .replace(/[.!?。]+$/, "")
    .replace(/(?<![\p{L}\d])(?:1st|2nd|3rd|[4-9]th)(?= \p{L})/gu, (short) => ordinals[Number.parseInt(short, 10) - 1] ?? short)
    .replace(/^[^,;:]{0,80}:\s+(?=.*[,;]|\S+ (?:and|und|y|et) )/u, "")
    .replace(
      /^(?:(?:well|so|and|both|i think|i believe|they are|they're|these are|there are|it is|it's|first of all|first(?! (?:\p{L}+)[,;].*\bsecond )|the)[\s,]+)+/u,
      "",
    )
    .replace(
      /^[^,;]{0,60}?\b(?:are|include|includes|consists? of|sind|son|sont)(?: called| named)? (?=[^,;]+(?:[,;]| and | und | y | et ))/u,
      "",
    )
    .replace(/\bas well as\b/g, " and ")
    .replace(/\s(?:plus|followed by|after that|finally|lastly|secondly|thirdly|second comes|next)(?=\s)/g, " and ")
    .replace(/(?<=^|[\s,;])\(?\d{1,2}[.)]\s+/g, ", ")
    .split(joiners)
    .map((item) =>
      item
        .replace(/^(?:(?:and|or|also|then|finally|lastly|y|et|und|и|[-•*])\s+)+/, "")
        .replace(/\s*\([^()]*\)$/, "")
        .trim(),
    )
    .filter((item) => item !== "" && !/^(?:and|then|or)$/.test(item));
}

const ordinals = "first second third fourth fifth sixth seventh eighth ninth".split(" ");

/**
 * `sorts and exports proteins`: words after the last (or before the first) of three or more one-word items belong to all of them. Returns
 * the items without these words, and the words; null if there are none.
 */
export function withoutSharedEnd(items: readonly string[]): { items: string[]; shared: string } | null {
  const words = items.map((item) => item.split(" "));
  const long = words.flatMap((item, place) => (item.length > 1 ? [place] : []));
  const [place] = long;
  if (place === undefined || long.length > 1 || items.length < 3) return null;
  const own = words[place] ?? [];
  if (place === items.length - 1) return { items: [...items.slice(0, -1), own[0] ?? ""], shared: own.slice(1).join(" ") };
  return place === 0 ? { items: [own.at(-1) ?? "", ...items.slice(1)], shared: own.slice(0, -1).join(" ") } : null;
}

/**
 * A list without the introduction of its first item: `after expressions of doubt, wish, emotion`, `the three seasons spring, rain,
 * harvest`; null if it has none.
 */
export function withoutIntroduction(items: readonly string[]): string[] | null {
  const [first = "", ...others] = items;
  const words = first.split(" ");
  const own = Math.max(...others.map((item) => item.split(" ").length));
  const before = words.slice(0, -own).join(" ");
  return words.length >= own + leastIntroduced && introduction.test(before) ? [words.slice(-own).join(" "), ...others] : null;
}

/** An introduction has at least two words, and ends in a preposition or gives the number of things. */
const leastIntroduced = 2;
const introduction =
  /\s(?:of|by|for|like|as|von|für|wie|de|des|di|da)$|^(?:\p{L}{2,3}\s)?(?:two|three|four|five|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|\d)\s\p{L}+$/u;

/** The items of a list that an answer contains or lacks, and its extra parts. */
export type ListMatch = {
  found: string[];
  missing: string[];
  extra: string[];
  /** position in the answer of each found item */ order: number[];
};

/**
 * Matches each item with at most one part of the answer, in any order. `isSame` compares an item with a part. An answer without separators
 * is split into words, and initials (`RGB`, `N, S, E, W`) match items if they identify all of them.
 */
export function matchList(items: readonly string[], foldedAnswer: string, isSame: (item: string, part: string) => boolean): ListMatch {
  const parts = countedParts(items, itemsOf(foldedAnswer));
  if (areInitials(items, parts)) return { found: [...items], missing: [], extra: [], order: [] };
  const matched = matchParts(items, parts, isSame);
  if (matched.missing.length === 0 || items.some((item) => item.includes(" "))) return withoutRemark(matched, items);
  const words = parts.flatMap((part) => part.split(" ")).slice(0, mostParts);
  const byWords = words.length > parts.length && words.length <= items.length + 2 ? matchParts(items, words, isSame) : matched;
  return byWords.missing.length < matched.missing.length ? byWords : matched;
}

/** If every item is found, one or two longer parts are remarks: `..., the four big moons of Jupiter`. */
function withoutRemark(matched: ListMatch, items: readonly string[]): ListMatch {
  const longest = Math.max(...items.map((item) => item.split(" ").length));
  const isRemark = (part: string) => part.split(" ").length > longest + 2;
  return matched.missing.length === 0 && matched.extra.length <= 2 && matched.extra.every(isRemark) ? { ...matched, extra: [] } : matched;
}

function matchParts(items: readonly string[], parts: readonly string[], isSame: (item: string, part: string) => boolean): ListMatch {
  const left = parts.slice(0, mostParts);
  const found: string[] = [];
  const missing: string[] = [];
  const order: number[] = [];
  for (const item of items) {
    const exact = left.indexOf(item);
    const place = exact >= 0 ? exact : left.findIndex((part) => isSame(item, part));
    if (place < 0) missing.push(item);
    else {
      found.push(item);
      order.push(parts.indexOf(left[place] ?? ""));
      left.splice(place, 1);
    }
  }
  const repeats = (part: string) => parts.indexOf(part) !== parts.lastIndexOf(part) || items.some((item) => isSame(item, part));
  return { found, missing, order, extra: left.filter((part) => !repeats(part)) };
}

function areInitials(items: readonly string[], parts: readonly string[]): boolean {
  const letters = parts.length === 1 ? Array.from(parts[0] ?? "") : parts;
  if (letters.length !== items.length || letters.some((letter) => Array.from(letter).length !== 1)) return false;
  // `C, E flat, G`: a letter that is itself an item is not an initial.
  if (items.some((item) => Array.from(item).length === 1)) return false;
  const initials = items.map((item) => Array.from(item)[0] ?? "");
  return new Set(initials).size === initials.length && initials.toSorted().join() === letters.toSorted().join();
}
