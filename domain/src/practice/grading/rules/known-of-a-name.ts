import type { Reading } from "../question/reading.ts";
import { countsAsCorrect, outcome, type Outcome } from "../question/verdict.ts";
import { folded } from "../text/fold.ts";

/** How much of an answer is read for this, and how many words a name has. */
const longestRead = 400;
const mostWords = 4;
/** What a person has written or founded may come out this long after the death. */
const afterDeath = 60;

/** What says of which people somebody is, beside the beginning of the country's name. Each row is one answer to a teacher. */
const peoples: readonly (readonly [adjective: string, country: RegExp])[] = [
  ["spanish", /spain|spanish|catal/],
  ["french", /franc|french/],
  ["italian", /ital|rom[ae]|floren|venet/],
  ["german", /german|austria|prussia/],
  ["austrian", /german|austria/],
  ["english", /engl|brit|scot|irish|ireland|wales|welsh/],
  ["british", /engl|brit|scot|irish|ireland|wales|welsh/],
  ["american", /america|united states/],
  ["russian", /russia|soviet|ukrain/],
  ["dutch", /dutch|netherland|flem|holland/],
  ["polish", /pol(?:and|ish)/],
  ["greek", /gree/],
  ["swedish", /swed/],
  ["norwegian", /norw/],
  ["danish", /dan(?:e|ish)|denmark/],
  ["chinese", /chin/],
  ["japanese", /japan/],
  ["portuguese", /portug/],
  ["hungarian", /hungar/],
  ["swiss", /swiss|switzer/],
  ["mexican", /mexic/],
];
const work =
  "painter|artist|sculptor|architect|writer|author|poet|novelist|playwright|dramatist|composer|musician|philosopher|physicist|chemist|biologist|scientist|mathematician|astronomer|explorer|inventor|engineer|director|actor|king|queen|emperor|president|general|statesman|politician";
const adjectives = peoples.map(([adjective]) => adjective).join("|");
/** Any other work ends like these, and so do a few things that nobody is. */
const otherWork =
  "(?!winter|summer|river|border|water|letter|paper|cent|power|order|tower|number|colou?r|harbou?r|empire|corner)[a-z]{3,}(?:ist|ian|er|or|naut)|doctor|monk|pilot|spy|man|woman";
const saidOfPeople = new RegExp(
  `\\b(${adjectives}) (?:(?!and |or )[a-z]+ )?(?:${work}|${otherWork})\\b|\\b(?:an?|is|was) (${adjectives})(?=$|[,.;)]| (?:who|from|by birth)\\b)`,
  "g",
);
const continents = /\bin (africa|asia|europe|australia|antarctica|north america|south america)\b/g;

/**
 * A right name of which the answer then says what a dictionary denies: years before the birth, another people, another continent. Right, and then
 * false.
 */
export function unlessAgainstTheKnown(decided: Outcome, reading: Reading): Outcome {
  const { question, answer, forms, lexicon } = reading;
  const name = question.definition.trim().replace(/\s*\([^()]*\)$/, "");
  const isName = name.split(/\s+/).length <= mostWords && /^(?:\p{Lu}[\p{L}\p{M}'’.-]*\s?(?:(?:of|de|van|von|da|the)\s)?)+$/u.test(name);
  if (!countsAsCorrect(decided.score) || !isName || answer.words.length < (forms[0]?.words.length ?? 0) + 2) return decided;
  const said = answer.text.slice(0, longestRead);
  if (!/\d{3}|\bin [a-z]|\b(?:an?|the) [a-z]+/.test(said) || /\b(?:not|unlike|than)\b/.test(said)) return decided;
  const senses = lexicon.senses(folded(name));
  // Of a name that stands for a work as well, the person is who has lived.
  const people = senses.filter(({ gloss }) => lived.test(gloss));
  const known = ((senses.length === 1 ? senses : people.length === 1 ? people : [])[0]?.gloss ?? "").toLowerCase();
  const asked = folded(`${question.term.slice(0, 200)} ${question.definition.slice(0, 200)}`);
  const against = otherYear(known, said, asked) ?? otherPeople(known, said, asked) ?? otherContinent(known, said, asked);
  return against === null
    ? decided
    : outcome(60, "against-the-known", { found: decided.found, missing: [against.known], detail: against.said });
}

/** The years of a life, and what says that one began or ended then. */
const lived = /\((\d{3,4})-(\d{3,4})\)/;
const lifeTold = /\b(born|died)\b(?: [a-z]+){0,4}? in (\d{3,4})\b/;

type Against = { known: string; said: string };

function otherYear(known: string, said: string, asked: string): Against | null {
  const [life = "", from = "", to = ""] = lived.exec(known) ?? [];
  if (life === "") return null;
  const [told, event, when = ""] = lifeTold.exec(said) ?? [];
  if (told !== undefined && when !== (event === "born" ? from : to)) return { known: `${from}–${to}`, said: told };
  const year = said
    .match(/(?<![\d.,])\d{3,4}(?![\d.,]?\d)/g)
    ?.find((one) => !asked.includes(one) && isOutside(Number(one), Number(from), Number(to)));
  return year === undefined ? null : { known: `${from}–${to}`, said: year };
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

function otherContinent(known: string, said: string, asked: string): Against | null {
  const there = /\b(africa|asia|europe|australia|antarctica|north america|south america)\b/.exec(`${asked} ${known}`)?.[1];
  if (there === undefined) return null;
  for (const [phrase, continent = ""] of said.matchAll(continents)) {
    if (continent !== there && !known.includes(continent) && !asked.includes(continent)) return { known: there, said: phrase };
  }
  return null;
}
