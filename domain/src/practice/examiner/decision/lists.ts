import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome, wrong } from "../question/outcome.ts";
import { asksForParts } from "../take-apart/alternatives.ts";
import { isSaid } from "../words/alignment.ts";
import { segmentsOf, type Segment } from "../words/segments.ts";
import { deckLength } from "./deck-features.ts";
import { asksForSeveral, segmentFeatures } from "./segment-features.ts";
import { countOfWord } from "../quantity/number-words.ts";
import { isFunctionWord } from "../text/function-words.ts";
import { isDeniedElsewhere, perReading, type WordReading } from "./reading.ts";
import { contraryInPlace } from "./turned.ts";

/** What begins a clause about the thing before it, which is no item: `Biokatalysator, der eine Reaktion beschleunigt`. */
const beginsAClause =
  /^(?:who|which|that|whose|where|when|while|so|but|especially|usually|often|without|der|die|das|welche[rs]?|ohne|wobei|dessen|deren|bei|qui|que|dont|où|sans|mais|notamment|cuyo|donde|sin|pero|especialmente) /u;

/** An item of a list has at most this many words that tell something. */
const longestItem = 4;

export type ListReading = {
  found: readonly string[];
  missing: readonly string[];
  /** whether each item is said with all its words or not at all */
  isClear: boolean;
  /** how many words of the answer belong to no item */
  added: number;
  /** how many items the question asks for, if fewer than the card has; null if it asks for all */
  wanted: number | null;
};

/** The items of a list that the answer names and those that it does not; null if the card is no list. */
export const listReading = perReading(function listReadingOf({ question, definition, alignment }: WordReading): ListReading | null {
  const segments = itemsOf(definition.folded);
  const isJoined = segments.every(({ after }, at) => (at === 0 ? true : [",", "and", ";"].includes(after)));
  const items = segments.map(({ start, end }) => ({
    text: definition.folded.slice(start, end).trim(),
    places: alignment.card.flatMap((word, at) => (word.start >= start && word.end <= end ? [at] : [])),
  }));
  const isList =
    isJoined &&
    !items.some(({ text }) => beginsAClause.test(text)) &&
    items.length >= (asksForSeveral(question.term) ? 2 : 3) &&
    items.every(({ places }) => places.length > 0 && places.length <= longestItem);
  if (!isList) return null;
  const isNamed = ({ places }: (typeof items)[number]) =>
    places.filter((at) => isSaid(alignment.ofCard[at])).length * 2 > places.length || places.every((at) => isSaid(alignment.ofCard[at]));
  return {
    found: items.filter(isNamed).map(({ text }) => text),
    missing: items.filter((item) => !isNamed(item)).map(({ text }) => text),
    wanted: wantedOf(question.term, items.length),
    isClear: items.every(({ places }) => new Set(places.map((at) => isSaid(alignment.ofCard[at]))).size === 1),
    added: alignment.ofAnswer.filter((pair) => !isSaid(pair)).length,
  };
});

/** The parts of a list without `e.g.` in front of it and without initials of its items in brackets behind it: `absorption, excretion (AE)`. */
function itemsOf(text: string): Segment[] {
  const start =
    /^(?:e\.\s?g\.|z\.\s?b\.|p\.\s?ex\.|ex\.|for example|such as|zum beispiel|par exemple|por ejemplo)[:,]?\s+/u.exec(text)?.[0].length ??
    0;
  const segments = segmentsOf(text).filter(({ end }) => end > start);
  const last = segments.at(-1);
  const initials = segments
    .slice(0, -1)
    .map((segment) => text.slice(Math.max(start, segment.start), segment.end).trim()[0])
    .join("");
  const isOfInitials = last?.after === "(" && initials.length > 1 && text.slice(last.start, last.end).trim() === initials;
  return (isOfInitials ? segments.slice(0, -1) : segments).map((segment) => ({ ...segment, start: Math.max(start, segment.start) }));
}

/** One of the translations or synonyms that a vocabulary card lists, and nothing else: `despite` for despite, in spite of. Denied, it is wrong. */
export function oneGloss(reading: WordReading): Outcome | null {
  const { question, term } = reading;
  const isOfAWord =
    term.tokens.length === 1 ||
    !/^[\x20-\x7e]*$/.test(question.term) ||
    /^to\s/i.test(question.definition) ||
    /^to\s\p{Ll}+$/u.test(question.term) ||
    isForeignPhrase(reading);
  if (!isOfAWord || /^\s*1[.)]\s/.test(question.definition) || meanLength(reading) > longestOfVocabulary) return null;
  const { isGlossary, saysOnlyOne } = segmentFeatures(reading);
  if (isGlossary === 0 || saysOnlyOne === 0 || contraryInPlace(reading) !== null) return null;
  if (isDeniedElsewhere(reading)) return wrong("negation", question.definition);
  return outcome(MARKS.full, "alternative");
}

/** Whether the term is a few words in lower case of which a small one is of another language: `tandis que`, explained in English. */
function isForeignPhrase({ question, term, language }: WordReading): boolean {
  if (term.tokens.length > longestPhrase || /\p{Lu}/u.test(question.term)) return false;
  const isOfOther = (word: string) =>
    word.length > 1 && !alsoEnglish.has(word) && phraseLanguages.some((one) => one !== language && isFunctionWord(word, one));
  return term.tokens.some(({ text, isFunction }) => !isFunction && isOfOther(text));
}

const longestPhrase = 4;
const phraseLanguages = ["en", "de", "fr", "es"] as const;
/** Small words of others that are telling words in English. */
const alsoEnglish = new Set(
  "war man die hat son un pour on an am so in me no or as use sur tu ton main plus pas era con den par but".split(" "),
);

/** One part of a definition whose parts answer a question each, or most of it: the author of `author and year`. */
export function oneOfParts(reading: WordReading): Outcome | null {
  const { question, definition, alignment } = reading;
  const { card, ofCard, ofAnswer } = alignment;
  if (!asksForParts(question) || isDeniedElsewhere(reading) || ofAnswer.length === 0) return null;
  if (!ofAnswer.every(isSaid)) return null;
  const items = new Set(ofAnswer.map((pair) => card[pair?.card ?? -1]?.item));
  const [item] = items;
  const ofItem = card.filter((word) => word.item === item).length;
  if (items.size !== 1 || ofItem === card.length || ofAnswer.length * 2 < ofItem) return null;
  const written = (isFound: boolean) =>
    card.filter((_, at) => isSaid(ofCard[at]) === isFound).map(({ start, end }) => definition.folded.slice(start, end));
  return outcome(partOfList, "key-words", { found: written(true), missing: written(false) });
}

/** Words that a definition of a vocabulary deck has in the mean. */
const longestOfVocabulary = 4;

function meanLength({ deck, definition }: WordReading): number {
  const length = deckLength(deck);
  return length < 0 ? definition.tokens.length : length;
}

/** All items and nothing else, in whatever order, unless an order was asked for; null if the model must decide. */
export function wholeList(reading: WordReading): Outcome | null {
  const list = listReading(reading);
  const more = moreThanTheList(reading);
  if (more !== null) return more;
  const some = list === null ? null : (someOf(list) ?? partOf(list));
  if (some !== null) return some;
  if (list === null || list.missing.length > 0 || list.added > 0 || reading.alignment.ofCard.some((pair) => pair === null)) return null;
  const { card, answer, ofCard } = reading.alignment;
  if (ofCard.some((pair) => (pair?.strength ?? 0) < 0.95) || answer.length < card.length) return null;
  // Words of one item stay together: `Brahma the creator, Shiva the destroyer`.
  const itemOf = (at: number) => answer[ofCard[at]?.answer ?? -1]?.item;
  if (card.some((word, at) => at > 0 && word.item === card[at - 1]?.item && itemOf(at) !== itemOf(at - 1))) return null;
  const places = reading.alignment.ofAnswer.flatMap((pair) => (pair === null ? [] : [pair.card]));
  const isInOrder = places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
  if (!isInOrder && isOrderAsked(reading.question)) return wrong("swapped", reading.question.definition);
  if (!isInOrder && (isOrdered(reading.question.term) || new Set(list.found).size < list.found.length)) return null;
  return outcome(MARKS.full, "list", { found: list.found });
}

/** `Name two`: as many items of the card as the question asks for are right, fewer are a part. */
function someOf({ found, missing, wanted, added }: ListReading): Outcome | null {
  if (wanted === null || found.length === 0 || added > found.length) return null;
  if (found.length >= wanted) return added === 0 ? outcome(MARKS.full, "list", { found }) : null;
  return added === 0 ? outcome(partOfList, "list", { found, missing }) : null;
}

/** A part of the marks for the share of the card that was found. */
export function partialScore(share: number): number {
  return Math.round(MARKS.leastPartial + (MARKS.mostPartial - MARKS.leastPartial) * Math.min(1, share));
}

/** `Red, Blue, Green` for Red, Blue: all items of the card, and others beside them. */
function moreThanTheList({ definition, answer, alignment }: WordReading): Outcome | null {
  const [own, said] = [segmentsOf(definition.folded), segmentsOf(answer.folded)];
  const areItems = (some: typeof own) => some.every(({ after }, at) => at === 0 || after === "," || after === "and");
  if (own.length === 0 || said.length <= own.length || !areItems(own) || !areItems(said)) return null;
  const isShort = ({ start, end }: (typeof own)[number], text: string) => text.slice(start, end).trim().split(/\s+/).length <= 2;
  if (!own.every((one) => isShort(one, definition.folded)) || !said.every((one) => isShort(one, answer.folded))) return null;
  const added = alignment.answer.filter((_, at) => !isSaid(alignment.ofAnswer[at]));
  const isWhole = alignment.ofCard.every((pair) => (pair?.strength ?? 0) >= 0.95);
  // One word may be said twice: `quick, speedy`.
  const isAnother = own.length > 1 || [...alignment.besides, ...alignment.contrasts].length > 0;
  return isWhole && added.length > 0 && isAnother
    ? outcome(partOfList, "list", {
        found: own.map(({ start, end }) => definition.folded.slice(start, end).trim()),
        detail: added.map(({ text }) => text).join(", "),
      })
    : null;
}

/** Some items and nothing else are a part. */
function partOf({ found, missing, added, wanted, isClear }: ListReading): Outcome | null {
  if (!isClear || wanted !== null || added > 0 || found.length === 0 || missing.length === 0) return null;
  return outcome(partialScore(found.length / (found.length + missing.length)), "list", { found, missing });
}

const partOfList = 60;
const mostWanted = 5;
/** How many items a question asks for in digits or in words; null if as many as there are. */
function wantedOf(term: string, items: number): number | null {
  const words =
    term
      .slice(0, 300)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const wanted = words.map(countOfWord).find((number) => number !== null && number > 1 && number <= mostWanted);
  return wanted !== undefined && wanted !== null && wanted < items ? wanted : null;
}

/** Whether a question says that its items have an order, or a definition shows it by arrows: then another order is wrong. */
function isOrderAsked({ term, definition }: WordReading["question"]): boolean {
  return (
    /→|->/.test(definition) ||
    /\border\b(?! of)|\border of (?:operations|sharps|flats)\b|\bsequence\b|\bfrom (?:1|the (?:top|bottom|ground|inside|outside|lowest|highest|smallest|largest))\b|st first\b|\branked\b|reihenfolge|l['’]ordre\b|^recorrido\b|^trayecto\b|^trajet\b|^parcours\b|^weg (?:des|der)\b|^(?:the )?path of\b|\b(?:en|por) orden\b|\b(?:em|por) ordem\b|chronolog|cronol[oó]g|handshake/iu.test(
      term.slice(0, 200),
    )
  );
}

/** Whether a question asks for an order: `steps of …, in order`, `from … to …`. */
export function isOrdered(term: string): boolean {
  return /\border\b|\bsteps?\b|\bstages?\b|\bphases?\b|\bsequence\b|\bfrom\b|\bfirst(?=\s*(?:$|[,;:)]))|\brank|reihenfolge|schritte|phasen|étapes|ordre|orden|etapas|pasos|fases|handshake/iu.test(
    term.slice(0, 200),
  );
}
