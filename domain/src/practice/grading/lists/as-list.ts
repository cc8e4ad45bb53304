import { isPlaceInARegion } from "../text/alternatives.ts";
import type { Reading } from "../question/reading.ts";
import { countsAsCorrect, MARKS, outcome, partialScore, type Outcome } from "../question/verdict.ts";
import { sameNumber, type FoundNumber } from "../quantities/numbers.ts";
import { isAnotherWord } from "../rules/another-word.ts";
import { isDenier } from "../tables/denying-words.ts";
import { veto } from "../rules/vetoes.ts";
import { elementSymbol } from "../tables/elements.ts";
import { areOpposites } from "../tables/opposites.ts";
import { areRelated } from "../tables/related.ts";
import { isInCapitals } from "../text/capitalised.ts";
import { folded } from "../text/fold.ts";
import { isArticle } from "../text/function-words.ts";
import { allowedSlips, slipsBetween } from "../text/typos.ts";
import { namedIn } from "../text/guessed-language.ts";
import { isOrdered } from "../text/asked-order.ts";
import { sharedWords } from "./counted.ts";
import { itemReader, saysAllButTheAsked, type Item } from "./items.ts";
import { itemsOf, listIn, matchList, withoutIntroduction, withoutSharedEnd, type ListMatch } from "./lists.ts";

/** Grades a list: every item, in any order, and nothing else. For `rich / wealthy` one is enough, which other rules decide. */
export function asList(reading: Reading): Outcome | null {
  const list = readAsList(reading);
  const isOneOf = reading.forms.length > 1 && /\s\/\s/.test(reading.question.definition);
  return list !== null && isOneOf && !countsAsCorrect(list.score) ? null : list;
}

function readAsList(reading: Reading): Outcome | null {
  const form = reading.forms[0];
  const items = form ? listIn(form.text) : null;
  if (!items || items.some((item) => /^(?:yes|no)$/.test(item)) || isPlaceInARegion(reading.question.definition)) return null;
  if (veto(reading.forms[0] ?? reading.answer, reading)?.rule === "negation") return outcome(MARKS.none, "negation");
  if (isAcrossTheArrow(reading)) return outcome(MARKS.none, "swapped");
  const { found, missing, extra, order } = bestOf(lists(reading, items));
  if (found.length === 0) return null;
  if (missing.length > 0 && extra.length === 0 && areOneMeaning(items, reading)) return outcome(95, "alternative", { found });
  if (missing.length === 0 && extra.length === 0) {
    const isInOrder =
      !(isOrdered(reading.question.term) || isChain(reading.question.definition)) ||
      order.every((place, at) => at === 0 || place > (order[at - 1] ?? -1));
    return isInOrder ? outcome(MARKS.full, "list", { found }) : outcome(60, "list-order", { found });
  }
  if (extra.length > items.length / 2 + 1) return outcome(MARKS.none, "lists-everything", { found });
  const share = (found.length - extra.length / 2) / items.length;
  const isHalf =
    found.length * 2 >= items.length &&
    extra.length <= missing.length &&
    (items.length > 2 || areTwoFacts(reading) || areTwoThings(reading));
  const isOneOfFew = extra.length === 0 && found.length * 5 >= items.length;
  const least = isHalf || isOneOfFew ? MARKS.leastPartial : MARKS.none;
  const score = missing.length === 0 ? MARKS.mostPartial : Math.max(least, partialScore(share, leastOfAList));
  return outcome(score, "list", { found, missing, ...(extra.length > 0 ? { detail: extra.join(", ") } : {}) });
}

const arrow = /\s*(?:→|⟶|⇌|-+>|=>)\s*/;

/** `egg → larva → pupa`: arrows give an order if no list is between them. */
function isChain(definition: string): boolean {
  return arrow.test(definition) && !/[,+;]|\band\b/.test(definition);
}

/**
 * `sugar + oxygen → water` for `water → sugar + oxygen`: items of both sides are on the other side of the arrow, and none is on its own.
 */
function isAcrossTheArrow({ question, answer }: Reading): boolean {
  const [ours, theirs] = [question.definition, answer.raw].map((text) => folded(text.slice(0, 400)).split(arrow));
  if (ours?.length !== 2 || theirs?.length !== 2) return false;
  const items = (side = "") => itemsOf(side);
  const crosses = (from = "", to = "") => items(from).some((item) => items(to).includes(item));
  return crosses(ours[0], theirs[1]) && crosses(ours[1], theirs[0]) && !crosses(ours[0], theirs[0]) && !crosses(ours[1], theirs[1]);
}

/** `clever, smart`: two synonyms that translate a foreign word, of which one is enough. */
function areOneMeaning(items: readonly string[], { question, lexicon, meanSame }: Reading): boolean {
  const [first = "", ...others] = items;
  const isOfAWord = namedIn(question.term) !== null && /^[\p{L}\s'-]+(?:,\s[\p{L}\s'-]+){1,2}$/u.test(question.definition.trim());
  return isOfAWord && others.every((other) => lexicon.areSynonyms(first, other) || meanSame(first, other));
}

/** `Alexander Fleming, 1928`: a name and a number, or two names, each worth half. */
function areTwoFacts({ question }: Reading): boolean {
  const parts = question.definition.split(/\s*[,;]\s*/);
  return parts.length === 2 && parts.some(isInCapitals) && parts.every((part) => isInCapitals(part) || /^\d{3,4}$/.test(part));
}

/** `high, expensive`: two short items, each worth half, even beside a wrong one. */
function areTwoThings({ question, language, answer }: Reading): boolean {
  const isDenied = answer.words.some((word) => isDenier(word, language));
  return !isDenied && /^[\p{L}\s'’-]+(?:[,;]|\s(?:and|und|et|y|e|en|och)\s)[\p{L}\s'’-]+$/u.test(question.definition.trim());
}

function bestOf([first, ...others]: readonly [ListMatch, ...ListMatch[]]): ListMatch {
  return others.reduce((best, one) => (one.missing.length < best.missing.length ? one : best), first);
}

/** The matches with the card's items, and with those in brackets instead: `malleus, incus (hammer, anvil)`. */
function lists(reading: Reading, items: readonly string[]): readonly [ListMatch, ...ListMatch[]] {
  const shared = sharedWords(items);
  const own = (item: string) =>
    item
      .split(" ")
      .filter((word) => !shared.has(word) && !isArticle(word))
      .join(" ");
  const read = itemReader(reading);
  const match = (wanted: readonly string[]) =>
    matchList(
      wanted,
      items.some((item) => /^\d{3,4}$/.test(item)) ? withYearsApart(reading.answer.text) : reading.answer.text,
      (item, part) =>
        sameItem(item, part, reading, read) || isFamilyName(item, part, reading) || (shared.size > 0 && own(item) === own(part)),
    );
  const inside = /^([^()]+)\(([^()]+)\)\s*$/.exec(reading.question.definition.trim());
  const end = withoutSharedEnd(items);
  const rest = end === null ? null : withoutOnce(reading.answer.text, end.shared);
  if (end !== null && rest !== null && matchList(end.items, rest, (item, part) => sameItem(item, part, reading, read)).missing.length === 0)
    return [{ ...match(items), found: [...items], missing: [], extra: [] }];
  const plain = withoutIntroduction(items);
  if (plain !== null) return [match(items), asIn(items, plain, match(plain))];
  const [outer, inner] = [inside?.[1], inside?.[2]].map((text) => (text === undefined ? null : listIn(folded(text))));
  if (!outer || !inner || outer.length !== inner.length) return [match(items)];
  return [match(outer), match(inner)];
}

/** Restores the first item of a match to the card's text, with its introduction. */
function asIn(items: readonly string[], plain: readonly string[], matched: ListMatch): ListMatch {
  const own = (some: readonly string[]) => some.map((item) => items[plain.indexOf(item)] ?? item);
  return { ...matched, found: own(matched.found), missing: own(matched.missing) };
}

/** A text without the first occurrence of some words; null if it does not contain them. */
function withoutOnce(text: string, words: string): string | null {
  const place = ` ${text} `.indexOf(` ${words} `);
  return place < 0 ? null : `${text.slice(0, place)} ${text.slice(place + words.length)}`.replace(/\s+/g, " ").trim();
}

/** `Fleming in 1928` is two items. */
function withYearsApart(text: string): string {
  return text.replace(/\s(?:in|im|en|em|nel)\s(?=\d{3,4}(?!\d))/gu, ", ");
}

/** `fleming` for Alexander Fleming, if the card writes a name. */
function isFamilyName(item: string, part: string, reading: Reading): boolean {
  const { question } = reading;
  const words = item.split(" ");
  if (words.length === 1 && isFullName(item, part, reading)) return true;
  if (words.length < 2 || words.length > 4 || words.at(-1) !== part || part.length < 4) return false;
  return new RegExp(`(?:\\p{Lu}[\\p{L}'’.-]*\\s){${words.length - 1}}\\p{Lu}`, "u").test(question.definition.slice(0, 300));
}

/** `franklin d. roosevelt` for Roosevelt, if the card's items are surnames and the answer writes names too. */
function isFullName(item: string, part: string, { question, answer, isAsked }: Reading): boolean {
  const names = part.split(" ");
  if (names.length < 2 || names.length > 4 || names.at(-1) !== item || names.some(isAsked)) return false;
  const areNames = /^\s*\p{Lu}[\p{L}'’-]+(?:(?:,\s*|\s+and\s+)\p{Lu}[\p{L}'’-]+)*(?:,\s*)?$/u.test(question.definition.slice(0, 300));
  return areNames && /\p{Lu}[\p{L}.]*\s(?:van\s|von\s|de\s)?\p{Lu}/u.test(answer.raw.slice(0, 400));
}

/** The share of a list from which an answer gets a part. */
const leastOfAList = 0.3;

function sameItem(item: string, part: string, reading: Reading, read: (text: string) => Item): boolean {
  const [one, other] = [read(item), read(part)];
  const [wanted, given] = [one.plain, other.plain];
  if (wanted === "" || given === "") return false;
  if (wanted === given || elementSymbol(wanted) === given || elementSymbol(given) === wanted) return true;
  if (areInitialsOf(item, given) || saysAllButTheAsked(one, other)) return true;
  const [ours, theirs] = [one.numbers, other.numbers];
  if (ours[0] && theirs[0] && ours.length === 1 && theirs.length === 1 && beside(item, ours[0]) === beside(part, theirs[0]))
    return sameNumber(ours[0], theirs[0]);
  // Every item is compared with every part, so the expensive checks run only for similar ones.
  if (/\d/.test(wanted + given)) return false;
  return isNearly(one, other, reading) && !areOpposites(wanted, given);
}

function isNearly(one: Item, other: Item, reading: Reading): boolean {
  const { language } = reading;
  const [wanted, given] = [one.plain, other.plain];
  // `retrieve` for retrieval differs by a letter or two and is the same word.
  if (reading.spelledIn === "en" && (reading.lexicon.areDerived(wanted, given) || reading.lexicon.areSynonyms(one.term, other.term)))
    return true;
  if (slipsBetween(wanted, given, allowedSlips(wanted.length)) <= allowedSlips(wanted.length))
    return !isAnotherWord(wanted, given, reading) && !holdsAnotherWord(one.words, other.words, reading);
  const [expected, offered] = [one.content, other.content];
  if (expected.length === 0 || offered.length === 0) return false;
  const isAnswered = (word: (typeof expected)[number]) =>
    offered.some((said) => areRelated(word, said, language, reading.meanSame) || isInitial(said.word, word.word));
  return expected.every(isAnswered) && offered.length <= expected.length + 1;
}

/** `teres major` for `teres minor`: each word has its own allowance of slips, and a word that is another word is not a slip. */
function holdsAnotherWord(ours: readonly string[], theirs: readonly string[], reading: Reading): boolean {
  if (ours.length < 2 || ours.length !== theirs.length) return false;
  return ours.some((word, place) => {
    const written = theirs[place] ?? "";
    const slips = allowedSlips(word.length);
    return word !== written && (slipsBetween(word, written, slips) > slips || isAnotherWord(word, written, reading));
  });
}

/** What an item has beside its number: `m` in `8,849 m`. */
function beside(text: string, number: FoundNumber): string {
  return text.replace(number.written, "").trim();
}

const mostInitials = 8;

/** `uk` for the United Kingdom. */
function areInitialsOf(item: string, part: string): boolean {
  if (part.length < 2 || part.length > mostInitials) return false;
  const initials = item.split(" ").map((word) => word[0] ?? "");
  return initials.length >= 2 && (part === initials.join("") || (item.startsWith("united states") && part === "usa"));
}

/** `N.` for Northern, beside another word written in full. */
function isInitial(short: string, long: string): boolean {
  return short.length === 1 && long.startsWith(short);
}
