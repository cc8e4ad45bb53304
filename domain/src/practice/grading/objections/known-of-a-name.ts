import type { Reading } from "../question/reading.ts";
import { countsAsCorrect, outcome, type Outcome } from "../question/verdict.ts";
import { otherColourOf, otherKindOf } from "../remarks/kinds-apart.ts";
import { glossOf, sensesOf } from "../remarks/known-of.ts";
import { otherPlaceInARow, otherShareOf, otherSizeOf, otherYearOf, otherYearOfADeed, otherYearOfAPlace } from "../remarks/numbers-apart.ts";
import {
  largestThoughSmall,
  otherMouthOf,
  otherOrganOf,
  otherPlaceOf,
  otherRegionOf,
  otherSideOf,
  otherSideOfAContinent,
} from "../remarks/places-apart.ts";
import { otherAtomsOf } from "../formulas/counted-atoms.ts";
import { otherSymbolOf } from "../formulas/substances-apart.ts";
import { otherQualityOf } from "../remarks/qualities-apart.ts";
import { otherNameOf } from "../remarks/other-name.ts";
import { otherNumberQualityOf } from "../remarks/number-qualities.ts";
import { otherWorkOf } from "../remarks/other-work.ts";
import { remarkOf } from "../remarks/remark.ts";
import { folded, withoutAccents } from "../text/fold.ts";
import { askedKind } from "../rules/asked-kind.ts";

/** Limits of an answer that is read, in UTF-16 code units, and of a name, in words. */
const longestRead = 400;
const mostWords = 4;
/** Number of years after a person's death in which works may still appear. */
const afterDeath = 60;

/**
 * Adjectives of nationality with patterns of the countries that they match, besides the beginning of the country's name. A row is one
 * nationality to a teacher.
 */
const peoples: readonly (readonly [adjective: string, country: RegExp])[] = [
  ["spanish", /spain|spanish|catal/],
  ["spaniard", /spain|spanish|catal/],
  ["french", /franc|french/],
  ["frenchman", /franc|french/],
  ["italian", /ital|rom[ae]|floren|venet/],
  ["german", /german|austria|prussia/],
  ["austrian", /german|austria/],
  ["english", /engl|brit|scot|irish|ireland|wales|welsh/],
  ["englishman", /engl|brit|scot|irish|ireland|wales|welsh/],
  ["british", /engl|brit|scot|irish|ireland|wales|welsh/],
  ["american", /america|united states/],
  ["russian", /russia|soviet|ukrain/],
  ["dutch", /dutch|netherland|flem|holland/],
  ["dutchman", /dutch|netherland|flem|holland/],
  ["polish", /pol(?:and|ish)/],
  ["greek", /gree|athen/],
  ["swedish", /swed/],
  ["swede", /swed/],
  ["dane", /dan(?:e|ish)|denmark/],
  ["pole", /pol(?:and|ish)/],
  ["norwegian", /norw/],
  ["danish", /dan(?:e|ish)|denmark/],
  ["chinese", /chin/],
  ["japanese", /japan/],
  ["portuguese", /portug/],
  ["hungarian", /hungar/],
  ["swiss", /swiss|switzer/],
  ["mexican", /mexic/],
  ["roman", /rom[ae]|ital|latin/],
  ["athenian", /athen|gree/],
  ["irish", /irish|ireland|engl|brit/],
  ["irishman", /irish|ireland|engl|brit/],
  ["scottish", /scot|engl|brit/],
  ["scot", /scot|engl|brit/],
  ["belgian", /belg|flem/],
  ["czech", /czech|bohem|austria/],
  ["turkish", /turk|ottoman/],
  ["indian", /india|hindu/],
  ["egyptian", /egypt/],
  ["canadian", /canad/],
];
const work =
  "painter|artist|sculptor|architect|writer|author|poet|novelist|playwright|dramatist|composer|musician|philosopher|physicist|chemist|biologist|scientist|mathematician|astronomer|explorer|inventor|engineer|director|actor|king|queen|emperor|president|general|statesman|politician";
const adjectives = peoples.map(([adjective]) => adjective).join("|");
/** Nouns for people by suffix; the negative lookahead excludes common words that end like them. */
const otherWork =
  "(?!winter|summer|river|border|water|letter|paper|cent|power|order|tower|number|colou?r|harbou?r|empire|corner)[a-z]{3,}(?:ist|ian|er|or|naut)|doctor|monk|pilot|spy|man|woman";
const saidOfPeople = new RegExp(
  `\\b(${adjectives}) (?:(?!and |or )[a-z]+ )?(?:${work}|${otherWork})\\b|\\b(?:an?|is|was) (${adjectives})(?=$|[,.;)]| (?:who|from|by birth)\\b)`,
  "g",
);

/**
 * A right answer with a remark that the dictionary or the question denies gets a part: years before the birth, another nationality,
 * country, kind of thing or size.
 */
export function unlessAgainstTheKnown(decided: Outcome, reading: Reading): Outcome {
  if (!countsAsCorrect(decided.score)) return decided;
  const against =
    otherNumberQualityOf(reading) ?? otherNameOf(reading) ?? otherWorkOf(reading) ?? saidOfAPerson(reading) ?? saidOfAThing(reading);
  return against === null
    ? decided
    : outcome(60, "against-the-known", { found: decided.found, missing: [against.known], detail: against.said });
}

/** For things the question is evidence of the kind too: the largest planet is not a star. */
function saidOfAThing(reading: Reading): Against | null {
  const symbol =
    otherSymbolOf(reading.question.definition, reading.question.answer) ??
    otherAtomsOf(reading.question.definition, reading.question.answer);
  const remark = remarkOf(reading);
  if (symbol !== null || remark === null) return symbol;
  const asked = folded(reading.question.term.slice(0, 200));
  const gloss = glossOf(reading);
  const known = `${asked}; ${folded(reading.question.definition.slice(0, 300))}; ${gloss}`;
  const isPerson = lived.test(gloss) || askedKind(asked) === "person";
  return (
    otherKindOf(remark, known) ??
    otherPlaceInARow(remark, known) ??
    otherSizeOf(remark, known) ??
    otherShareOf(remark, known) ??
    otherColourOf(remark, known) ??
    otherOrganOf(remark, known) ??
    otherRegionOf(remark, known) ??
    otherQualityOf(remark, known, reading.lexicon) ??
    (isPerson
      ? null
      : (otherPlaceOf(remark, known) ??
        otherSideOf(remark, known) ??
        otherSideOfAContinent(remark, known) ??
        otherMouthOf(remark, known))) ??
    (isPerson
      ? otherYearOfADeed(remark, gloss, asked)
      : (otherYearOf(remark, known) ??
        otherYearOfAPlace(remark, gloss) ??
        largestThoughSmall(remark, withoutAccents(folded(reading.question.definition)))))
  );
}

function saidOfAPerson(reading: Reading): Against | null {
  const { question, answer, forms, lexicon } = reading;
  const name = question.definition.trim().replace(/\s*\([^()]*\)$/, "");
  const isName = name.split(/\s+/).length <= mostWords && isFullName(name);
  const added = answer.words.filter((word) => forms[0]?.words.includes(word) !== true);
  if (!isName || added.length < leastAdded) return null;
  const said = answer.text.slice(0, longestRead);
  if (!/\d{2}|\b(?:an?|the) [a-z]+/.test(said) || /\b(?:not|unlike|than)\b/.test(said)) return null;
  const senses = sensesOfAPerson(folded(name), lexicon);
  // For a name that a work also has, the sense with years of birth and death is the person.
  const people = senses.filter(({ gloss }) => lived.test(gloss));
  const known = ((senses.length === 1 ? senses : people.length === 1 ? people : [])[0]?.gloss ?? "").toLowerCase();
  const asked = folded(`${question.term.slice(0, 200)} ${question.definition.slice(0, 200)}`);
  return otherYear(known, said, asked) ?? otherPeople(known, said, asked);
}

/** Whether a text is a name, with the small words that names have: `Joan of Arc`. */
function isFullName(name: string): boolean {
  return /^\p{Lu}/u.test(name) && name.split(/\s+/).every((word) => /^(?:of|de|van|von|da|the|\p{Lu}[\p{L}\p{M}'’.-]*)$/u.test(word));
}

/** Among senses of a surname with other first names, `Jan Vermeer` for Johannes, the one with the same surname and initial. */
function sensesOfAPerson(name: string, lexicon: Reading["lexicon"]): ReturnType<Reading["lexicon"]["senses"]> {
  const whole = sensesOf(name, lexicon);
  const [first = "", ...more] = withoutAccents(name).split(" ");
  const family = more.at(-1);
  if (whole.length > 0 || family === undefined) return whole;
  const isHis = (word: string) => word.startsWith(first.slice(0, 2)) || (word[0] === first[0] && word.endsWith(` ${family}`));
  return lexicon.senses(family).filter(({ words, gloss }) => lived.test(gloss) && words.some(isHis));
}

/** A single extra word is not a remark. */
const leastAdded = 2;

/** The years of a life in a gloss, and a remark that gives one of them. */
const lived = /\((\d{3,4})-(\d{3,4})\)/;
function eventOfALife(text: string): { told: string; isBirth: boolean; year: string } | null {
  for (const { 0: event, index } of text.matchAll(/\b(?:born|died)\b/g)) {
    const [rest = "", words = "", year = ""] = /^((?: [a-z]+){1,5}) (\d{3,4})\b/.exec(text.slice(index + event.length)) ?? [];
    if (words.endsWith(" in")) return { told: event + rest, isBirth: event === "born", year };
  }
  return null;
}

type Against = { known: string; said: string };

function otherYear(known: string, said: string, asked: string): Against | null {
  const [life = "", from = "", to = ""] = lived.exec(known) ?? [];
  if (life === "") return afterAntiquity(known, said, asked);
  const event = eventOfALife(said);
  if (event !== null && event.year !== (event.isBirth ? from : to)) return { known: `${from}–${to}`, said: event.told };
  const century = otherCentury(said, Number(from), Number(to));
  if (century !== null && !asked.includes(century)) return { known: `${from}–${to}`, said: century };
  const year = said
    .match(/(?<![\d.,])\d{3,4}(?![\d.,]?\d)/g)
    ?.find((one) => !asked.includes(one) && isOutside(Number(one), Number(from), Number(to)));
  return year === undefined ? null : { known: `${from}–${to}`, said: year };
}

/** A year or a century AD for a person who lived before Christ. */
function afterAntiquity(known: string, said: string, asked: string): Against | null {
  const life = /\(\d{2,3}-\d{2,3} bc\)/.exec(known)?.[0];
  const time = /(?<![\d.,])1\d{3}(?![\d.,]?\d)|\b1\d(?:st|nd|rd|th) century(?! bc)/.exec(said)?.[0];
  return life === undefined || time === undefined || asked.includes(time) ? null : { known: life, said: time };
}

/** The century in which a person is said to have lived or worked, if that is wrong. */
function otherCentury(said: string, from: number, to: number): string | null {
  const [phrase, number] = /(?<!since the )\b(\d{1,2})(?:st|nd|rd|th) century(?! bc)/.exec(said) ?? [];
  const end = Number(number) * 100;
  return phrase === undefined || from > to || (end >= from && end - 100 <= to) ? null : phrase;
}

function isOutside(year: number, from: number, to: number): boolean {
  return year > 400 && year < 2100 && (year < from || year > to + afterDeath);
}

function otherPeople(known: string, said: string, asked: string): Against | null {
  const own = peoples.find(([adjective, country]) => known.includes(adjective) || (adjective === "american" && country.test(known)));
  if (own === undefined) return null;
  for (const [phrase, atWork, born] of said.matchAll(saidOfPeople)) {
    const people = atWork ?? born;
    const country = peoples.find(([adjective]) => adjective === people)?.[1];
    if (country !== undefined && !country.test(known) && !country.test(asked)) return { known: own[0], said: phrase };
  }
  return null;
}
