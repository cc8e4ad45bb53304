import { countedParts } from "./counted.ts";

const joiners = /\s*(?:[,;、،，；/\n+]|->|→|\s(?:and|then|&|y|e|et|und|en|och|и|і|i|ve|και|و|と|和|및)\s)\s*/u;
const longestList = 600;
const longestItem = 4;
/** How many items a list has at most, and how many parts of an answer are held against them. */
const mostItems = 50;
const mostParts = 60;

/** The items of a text that is a list, folded; null when it is a sentence or one thing. */
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

/** `the House accuses and the Senate judges` names no two things. */
function areClauses(text: string, items: readonly string[]): boolean {
  // `wearing away of rock and soil by wind, water or ice`: a sentence that ends in a list.
  if (isSentence(text, items) || items.some((item) => clause.test(item))) return true;
  const isJoined = !/[,;、،，；/\n]/u.test(text);
  // `plants turn carbon dioxide and water into sugar and oxygen` says what becomes of what.
  if (isJoined && items.length > 2 && items.some((item) => /\s(?:into|from|to|than|by|with)\s/.test(item))) return true;
  return isJoined && items.length === 2 && items.some((item) => item.replace(/\b(?:the|an?)\s/g, "").split(" ").length > 2);
}

/** `expenses when they arise`, `UDP does not`: what says when or why, or denies of one what was said of another, is no thing of a row. */
const clause = /\S\s(?:when|because|if|unless)\s|\s(?:does|do|did|is|are|was|were|can)(?:\s?not|n't)$/;

/** What comes before a comma is a phrase of its own and ends in a small word with the first of a few single things: `by wind, water or ice`. */
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

/** How many words a sentence has before its list. */
const leastOfAPhrase = 5;

/** The parts of an answer to a list question, whatever separates them. */
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

/** `sorts and exports proteins`: what the last of single words has after it belongs to all of them, and so it is before the first. */
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
 * A list whose first item follows what they all are, `after expressions of doubt, wish, emotion` or `the three seasons spring, rain, harvest`,
 * without that; null for others.
 */
export function withoutIntroduction(items: readonly string[]): string[] | null {
  const [first = "", ...others] = items;
  const words = first.split(" ");
  const own = Math.max(...others.map((item) => item.split(" ").length));
  const before = words.slice(0, -own).join(" ");
  return words.length >= own + leastIntroduced && introduction.test(before) ? [words.slice(-own).join(" "), ...others] : null;
}

/** An introduction has so many words, and ends in a small one or says how many things of a kind there are. */
const leastIntroduced = 2;
const introduction =
  /\s(?:of|by|for|like|as|von|für|wie|de|des|di|da)$|^(?:\p{L}{2,3}\s)?(?:two|three|four|five|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|\d)\s\p{L}+$/u;

/** Which items of a list an answer gives, and how many it gives besides. */
export type ListMatch = {
  found: string[];
  missing: string[];
  extra: string[];
  /** where in the answer each item that was found stands */ order: number[];
};

/**
 * Pairs each item with at most one part of the answer, in any order. `isSame` says whether a part answers an item. An answer
 * without separators is read by its words, and initials (`RGB`, `N, S, E, W`) stand for items when they tell all of them apart.
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

/** Where every item is there, one or two longer parts are remarks on them: `..., the four big moons of Jupiter`. */
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
  // `C, E flat, G`: a letter that is an item itself stands for no other.
  if (items.some((item) => Array.from(item).length === 1)) return false;
  const initials = items.map((item) => Array.from(item)[0] ?? "");
  return new Set(initials).size === initials.length && initials.toSorted().join() === letters.toSorted().join();
}
