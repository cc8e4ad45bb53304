import type { Form, Reading } from "../question/reading.ts";
import { MARKS, outcome, partialScore, type Outcome } from "../question/verdict.ts";
import { folded, readLength } from "../text/fold.ts";
import { isArticle, isFunctionWord } from "../text/function-words.ts";
import { areRelated, stemmed } from "../tables/related.ts";
import { contentWords, wordsOf } from "../text/words.ts";
import { slipsBetween } from "../text/typos.ts";
import { isAnotherWord } from "./another-word.ts";
import { saysAllButTheVerb } from "./without-the-verb.ts";
import { isVague, namesTheKind, tellsApart } from "./what-tells-apart.ts";
import {
  clauseLeftOut,
  halfOfAPair,
  isOneOfTwo,
  operationLeftOut,
  partLeftOut,
  saidOfMore,
  saysAWholePart,
  saysOneOfItsParts,
} from "./clauses.ts";
import { otherAbbreviation } from "./other-abbreviation.ts";
import { isNameOnTheCard, numberLeftOut, qualifierLeftOut } from "./left-out.ts";
import { isTellingNumber, saysAPhraseOfIt } from "./phrases.ts";
import { coverageOf, isGeneric, type Coverage } from "./coverage.ts";
import { saysTheOppositeToo } from "./says-both.ts";
import { isGenus, kindIn, otherKind } from "./genus.ts";
import { saidTwice } from "./said-twice.ts";
import { saysItInOtherWords } from "./other-words.ts";
import { isWorthAPart } from "./worth-a-part.ts";
import { withComparisonTurned } from "../sentences/turned.ts";
import { areOpposites } from "../tables/opposites.ts";
import { withDenialsApart, withOppositesDenied } from "./negations.ts";
import { isDenier } from "../tables/denying-words.ts";

/** Shares of a definition's weight from which an answer is complete (`wholeFrom`, `wholeOfFew`) or worth a part (`partFrom`). */
const wholeFrom = 0.72;
/** Definitions with at most this many words, in which each word counts more. */
const fewWords = 3;
const wholeOfFew = 0.74;
const partFrom = 0.3;
/** Extra cost of a replaced word compared with a missing one, as a factor of its share. */
const costOfReplaced = 0.4;

type Covered = { coverage: Coverage; expected: readonly string[]; given: readonly string[] };

/** Compares an answer with a definition, after negations and comparisons are rewritten alike in both. */
export function coveredBy(form: Form, reading: Reading): Covered {
  const { language, rarity, isAsked, isOptional, answer, lexicon } = reading;
  const isOpposite = (a: string, b: string) => areOpposites(a, b) || (language === "en" && lexicon.areOpposites(a, b));
  const spelled = acronymsGiven(reading);
  const turned = withComparisonTurned(answer.words, form.words, isOpposite);
  const expected = withDenialsApart(form.words, turned);
  const given = withOppositesDenied(withDenialsApart(turned, form.words), expected, language, isOpposite);
  const isSpelled = (word: string) => isOptional(word) || spelled.includes(word[0] ?? " ");
  const coverage = coverageOf({
    areSynonyms: reading.meanSame,
    isKindOf: isGenus(reading),
    isAnother: (word, written) => isAnotherWord(word, written, reading),
    expected,
    given,
    language,
    rarity,
    isAsked,
    isOptional: isSpelled,
  });
  return { coverage, expected, given };
}

/** Grades by the content words of a definition that were found, weighted by their rarity in the deck. */
export function keyWords(form: Form, reading: Reading): Outcome {
  const { language } = reading;
  const { coverage, expected, given } = coveredBy(form, reading);
  const { share, replaced, found, missing, extra } = coverage;
  const whole = found.length + missing.length > fewWords ? wholeFrom : wholeOfFew;
  const net = (share - costOfReplaced * replaced) * lengthShare(reading);
  const detail = extra.length > 0 ? { detail: extra.slice(0, 5).join(", ") } : {};
  const of = isOfAnother(reading);
  if (net >= whole && of !== null) return outcome(60, "of-another", { found, detail: of });
  const more = saidOfMore(expected, given, coverage);
  if (more !== null) return outcome(MARKS.none, "opposite", { found, missing: [more.word], detail: more.said });
  const both = net >= whole ? saysTheOppositeToo(form.words, reading) : null;
  if (both !== null) return outcome(50, "one-word-other", { found, missing: [both.word], detail: both.said });
  const other = oneWordOther(expected, given, reading);
  if (net >= whole && other) return outcome(50, "one-word-other", { found, missing: [other.word], detail: other.said });
  const twice = net >= whole ? saidTwice(expected, given, missing, reading) : null;
  if (twice !== null) return outcome(50, "one-word-other", { found, missing: [twice.word], detail: twice.said });
  const short = net >= partFrom ? otherAbbreviation(form, missing, extra, reading) : null;
  const kind = short ?? (net >= whole ? otherKind(missing, reading) : null);
  if (kind !== null) return outcome(50, "one-word-other", { found, missing: [kind.word], detail: kind.said });
  const part = partLeftOut(form, coverage, reading) ?? operationLeftOut(form, coverage, reading);
  if (part !== null && net >= partFrom)
    return outcome(Math.min(MARKS.mostPartial, partialOf(net, whole)), "key-words", { found, missing: part });
  const clause = net >= whole ? clauseLeftOut(expected, missing, reading) : null;
  if (clause !== null) return outcome(MARKS.mostPartial, "key-words", { found, missing: clause });
  const named = missing.find((word) => isTellingNumber(word, reading) || isNameOnTheCard(word, form, reading));
  if (net >= whole && named !== undefined) return outcome(MARKS.mostPartial - 5, "key-words", { found, missing: [named] });
  const left = net >= whole ? (numberLeftOut(expected, coverage, reading) ?? qualifierLeftOut(expected, coverage, reading)) : null;
  if (left !== null) return outcome(MARKS.mostPartial - 5, "key-words", { found, missing: [left] });
  const half = net >= whole ? halfOfAPair(expected, missing, found, language, reading.lexicon.isVerb) : null;
  const isHalf = half !== null && !(half === "more" && saysSeveral.test(reading.answer.text));
  if (isHalf) return outcome(70, "half-of-a-pair", { found, missing: [half] });
  if (net >= whole) {
    const score = MARKS.leastFull + Math.round(((net - whole) / (1 - whole)) * (MARKS.full - MARKS.leastFull - 1));
    return outcome(score, "key-words", { found, missing, ...detail });
  }
  if (replaced === 0 && extra.length === 0 && tellsApart(expected, missing, language))
    return outcome(MARKS.leastFull + 1, "key-words", { found, missing });
  if (saysAllButTheVerb(form, reading, { found, missing, extra })) return outcome(MARKS.leastFull + 1, "key-words", { found, missing });
  if (named === undefined && !isOneOfTwo(expected, missing, found) && saysItInOtherWords(form, reading, coverage))
    return outcome(MARKS.leastFull + 1, "other-words", { found, missing, detail: form.raw });
  const isPart = isWorthAPart(form, reading, coverage) ?? net >= partFrom;
  const score = isPart ? Math.max(MARKS.leastPartial, partialOf(net, whole)) : MARKS.none;
  if (score === MARKS.none && isItsLetter(form, reading))
    return outcome(MARKS.leastPartial + 10, "key-words", { found: [reading.answer.raw.trim()], missing });
  if (
    score === MARKS.none &&
    (namesTheKind(expected, missing, language) ||
      saysAPhraseOfIt(form, reading, found, extra) ||
      saysOneOfItsParts(form, coverage, reading) ||
      saysAWholePart(form, coverage, reading) ||
      namesItsGenus(reading, found, extra))
  )
    return outcome(MARKS.leastPartial, "key-words", { found, missing, ...detail });
  return outcome(score, score === MARKS.none ? "no-match" : "key-words", { found, missing, ...detail });
}

/** Phrases that mean two or more. */
const saysSeveral = /\b(?:at least|several|multiple|many|minimum)\b/;

function partialOf(net: number, whole: number): number {
  return partialScore(net / whole, partFrom / whole);
}

/** `a poem` for a sonnet: a hypernym of the term that the card also has. */
function namesItsGenus({ question, lexicon, isAsked, language }: Reading, found: readonly string[], extra: readonly string[]): boolean {
  const [word = ""] = found;
  const term = /^\s*(?:an?\s|the\s)?([a-z]{3,})\s*$/i.exec(question.term.slice(0, 60))?.[1]?.toLowerCase();
  if (language !== "en" || term === undefined || found.length !== 1 || extra.length > 0) return false;
  if (isGeneric(word) || isVague(word) || isAsked(word)) return false;
  return (
    lexicon.areKin(term, word, "any") ||
    (kindIn(wordsOf(folded(question.definition.slice(0, 200))), language) === word && lexicon.areExplained(term, word))
  );
}

/** `O` for `O negative`: only the letter with which a short card begins. */
function isItsLetter({ raw, words }: Form, { answer }: Reading): boolean {
  return words.length > 1 && words.length < 4 && /^\s*\p{Lu}\s/u.test(raw) && answer.raw.trim() === raw.trim()[0];
}

/** The share of a definition, too long to be read whole, that an answer of this length can contain. */
function lengthShare({ question }: Reading): number {
  return question.definition.length > readLength ? Math.min(1, (question.answer.length / question.definition.length) * 1.25) : 1;
}

/** The letters of those acronyms in the definition's brackets that the answer uses: `LIFO` means `last in, first out`. */
function acronymsGiven({ question, answer }: Reading): string {
  const acronyms = Array.from(question.definition.slice(0, 4000).matchAll(/\(([A-Z]{2,8})\)/g), (match) => (match[1] ?? "").toLowerCase());
  return acronyms.filter((acronym) => answer.words.includes(acronym)).join("");
}

/** `Paris, the capital of Italy` when the question asks for the capital of France: right, but attributed to another thing. */
function isOfAnother({ question, answer, isAsked, language }: Reading): string | null {
  const asked = /\b(\p{L}+) of (?:the |an? )?(\p{L}+)/iu.exec(question.term.slice(0, 200).toLowerCase());
  const [, head = "", owner = ""] = asked ?? [];
  const place = head === "" ? -1 : answer.words.findIndex((word, at) => word === head && answer.words[at + 1] === "of");
  const said = place < 0 ? undefined : answer.words.slice(place + 2).find((word) => !isFunctionWord(word, language));
  return said !== undefined && said !== owner && !isAsked(said) && !question.definition.toLowerCase().includes(said) ? said : null;
}

/** The only word in which the answer differs from the card, if it is not a synonym. */
function oneWordOther(expected: readonly string[], given: readonly string[], reading: Reading): { word: string; said: string } | null {
  const { language } = reading;
  const telling = (words: readonly string[]) =>
    contentWords(words, language).filter((word) => !isDenier(word, language) && !isGeneric(word));
  return otherOf(telling(expected), telling(given), reading) ?? inTheSameSentence(expected, given, reading);
}

/** `air temperature` for `body temperature`: in the same sentence, a generic word of the card may not be replaced by a specific one. */
function inTheSameSentence(expected: readonly string[], given: readonly string[], reading: Reading): { word: string; said: string } | null {
  const [ours, theirs] = [expected, given].map((words) => words.filter((word) => !isArticle(word)));
  const other = ours && theirs ? otherOf(ours, theirs, reading) : null;
  if (other !== null && sites.test(other.word) && sites.test(other.said)) return other;
  if (other === null || isGeneric(other.said) || !isGeneric(other.word) || isFunctionWord(other.said, reading.language)) return null;
  const { lexicon } = reading;
  return lexicon.areKin(other.word, other.said, "any") || lexicon.areExplained(other.word, other.said) ? null : other;
}

/** Nouns that are generic after a name, but matter when they are asked for: `group of lakes` for islands. */
const sites = /^(?:tree|river|lake|mount|mountain|city|ocean|sea|island)s?$/;

/** The only pair in which two equally long rows of words differ in form and meaning; null if there is none. */
function otherOf(ours: readonly string[], theirs: readonly string[], reading: Reading): { word: string; said: string } | null {
  const { language, meanSame } = reading;
  const isKind = isGenus(reading);
  if (ours.length !== theirs.length || ours.length < 3) return null;
  const isSame = (word: string, said: string) =>
    (word === "one" && said === "1") ||
    areRelated(stemmed(word), stemmed(said), language, meanSame) ||
    slipsBetween(word, said, 2) <= 2 ||
    isKind(word, said);
  const places = ours.flatMap((word, place) => (isSame(word, theirs[place] ?? "") ? [] : [place]));
  const [place] = places;
  if (places.length !== 1 || place === undefined || ours.includes(theirs[place] ?? "")) return null;
  // A word that only comes from a rewritten phrase, `convert` for `is turned into`, does not count.
  if (!reading.answer.text.includes(theirs[place] ?? "") && !/\d/.test(theirs[place] ?? "")) return null;
  return { word: ours[place] ?? "", said: theirs[place] ?? "" };
}
