import { isArticle, isFunctionWord, type Language } from "../text/function-words.ts";
import { stem } from "../text/stems.ts";
import { deniedInside, isDenier } from "../tables/denying-words.ts";
import { isDenied } from "../tables/opposites.ts";

/**
 * Whether one text denies what the other says: their numbers of negations differ by an odd number. Two negations cancel out, `no` and
 * `without` count alike, and the negation of something that the other text does not mention (`…, not meat`) is no contradiction.
 */
export function differInNegation(
  definition: readonly string[],
  answer: readonly string[],
  language: Language,
  { isKnown, isGiven }: { isKnown: (word: string) => boolean; isGiven: (word: string) => boolean },
): boolean {
  const counted = (words: readonly string[], isThere: (word: string) => boolean, isStrict: boolean) =>
    words.filter(
      (word, place) =>
        isDenier(word, language) &&
        !isSaidAgain(words, place, language) &&
        deniesSomethingKnown(words, place, language, isThere) &&
        !(isStrict && deniesAnother(words, place, language, isThere)),
    ).length;
  const differ = (isStrict: boolean) => (counted(definition, isGiven, isStrict) - counted(answer, isKnown, isStrict)) % 2 !== 0;
  if (!differ(false) || !differ(true)) return false;
  if (denyOnceOtherwise(definition, answer, language)) return false;
  const inDefinition = counted(definition, isGiven, false);
  // `avoiding waste` is `not wasting`: a negating verb counts as the other text's `not`.
  const plain = inDefinition % 2 === 0 ? [definition, answer] : [answer, definition];
  const others = plain[1]?.map(stem);
  return language !== "en" || !plain[0]?.some((word) => deniesByItself.test(word) && !others?.includes(stem(word)));
}

/**
 * Whether an answer is in the student's own words, `so that you can't …` for `free from …`. In a copy of the card, an added or missing
 * negation reverses the meaning; in one's own words it may be another way to say it.
 */
export function isSaidFreely(definition: readonly string[], answer: readonly string[], language: Language): boolean {
  const lacking = (words: readonly string[], others: readonly string[]) => {
    const known = new Set(others.map(stem));
    return words.filter((word) => !isArticle(word) && !auxiliary.test(word) && !known.has(stem(word))).length;
  };
  return language === "en" && lacking(answer, definition) >= leastOfOnesOwn && lacking(definition, answer) >= leastLeft;
}

/** Words that a copy needs for a negation. */
const auxiliary = /^(?:is|are|was|were|be|been|do|does|did|can|not|no|never|with|without|than)$/;

/** Numbers of words that an answer in one's own words has beyond the card's, and lacks of the card's. */
const leastOfOnesOwn = 3;
const leastLeft = 3;

/** `whose name is not known` and `without a name`: both negate once, and the answer does not mention what the card negates. */
function denyOnceOtherwise(definition: readonly string[], answer: readonly string[], language: Language): boolean {
  const places = (words: readonly string[]) => words.flatMap((word, place) => (isDenier(word, language) ? [place] : []));
  const [ours, theirs] = [places(definition), places(answer)];
  const [own = -1] = ours;
  if (language !== "en" || ours.length !== 1 || theirs.length !== 1) return false;
  const denied = definition
    .slice(own + 1)
    .filter((word) => !isFunctionWord(word, language))
    .slice(0, 2);
  const said = new Set(answer.map(stem));
  if (denied.length === 0 || denied.some((word) => said.has(stem(word)))) return false;
  // `born into and does not choose`: the answer may not negate the first, affirmed clause.
  const joint = definition.slice(0, own).findLastIndex((word) => /^(?:and|but|while)$/.test(word));
  const affirmed = new Set(definition.slice(0, Math.max(0, joint)).map(stem));
  const [other = -1] = theirs;
  return !answer.slice(other + 1, other + 3).some((word) => !isFunctionWord(word, language) && affirmed.has(stem(word)));
}

/** `neither a nor b`, `never a and never b`: a second negation of the same kind counts as one. */
function isSaidAgain(words: readonly string[], place: number, language: Language): boolean {
  if (language !== "en") return false;
  const before = words.slice(Math.max(0, place - farthestAgain), place);
  if (words[place] === "nor") return before.some((word) => isDenier(word, language));
  const isJoined = /^(?:and|or)$/.test(before.at(-1) ?? "") || (/^(?:and|or)$/.test(before.at(-2) ?? "") && words[place] === "not");
  return isJoined && before.slice(0, -1).includes(words[place] ?? "");
}

/** Number of words between two such negations, at most. */
const farthestAgain = 6;

const deniesByItself =
  /^(?:abst|avoid|block|resist|inhibit|prevent|refus|exclud|absen|hinder|forb[ai]d|prohibit|ban(?:s|ned)?$|reject|den(?:y|ie)|stop|remov|miss(?:es|ing)$|lose[sr]?$|lost$|fail)/;

/** Rewrites negated words in one form: if one text has `not reversible` and the other `irreversible`, both become `not reversible`. */
export function withDenialsApart(words: readonly string[], others: readonly string[]): string[] {
  const denied = new Set(
    others.flatMap((word, place) => (plainDeniers.test(word) ? others.slice(place + 1, place + 3) : [])).slice(0, mostWords),
  );
  const told = withEndsDenied(words, others);
  // A lack is a shortage if the other text speaks of one, and otherwise a negation.
  const isScarcity = others.some((word) => stem(word) === shortage);
  return told.flatMap((word) => {
    if (word === "inability" && others.includes("not")) return ["not"];
    if (isScarcity && /^lack(?:s|ing)?$/.test(word)) return [shortage];
    const root = others.includes(word) ? undefined : [...denied].find((other) => isDenied(word, other) || isDeniedForm(word, other));
    return root === undefined ? [word] : ["not", root];
  });
}

/** `does not stop spreading` becomes `spreading`, and `has ceased to exist` becomes `no longer exist` if the other text says so. */
function withEndsDenied(words: readonly string[], others: readonly string[]): readonly string[] {
  const place = words.findIndex((word) => ending.test(word));
  if (place < 0 || others.some((word) => stem(word) === stem(words[place] ?? ""))) return words;
  if (/^(?:not|never)$/.test(words[place - 1] ?? "")) return [...words.slice(0, place - 1), ...words.slice(place + 1)];
  return others.includes("longer") || others.includes("anymore") ? [...words.slice(0, place), "not", ...words.slice(place + 1)] : words;
}

const ending = /^(?:stop|stops|stopped|cease|ceases|ceased|fail|fails|failed)$/;

const plainDeniers = /^(?:not|non|never|hardly|barely|no|without)$/;

const shortage = stem("shortage");

/** `independent` for what does not `depend`: the negated word and its root may have different endings. */
function isDeniedForm(word: string, other: string): boolean {
  const root = /^(?:un|in|im|ir|il|non|dis)(\p{L}{5,})$/u.exec(word)?.[1];
  return root !== undefined && other.length >= 5 && root.slice(0, 5) === other.slice(0, 5);
}

/**
 * Rewrites the antonyms in an answer in the card's form: `not irreversible` as `reversible`, and `innocent` as `not guilty` if the card
 * says so.
 */
export function withOppositesDenied(
  words: readonly string[],
  others: readonly string[],
  language: Language,
  areOpposites: (a: string, b: string) => boolean,
): string[] {
  const isDeniedAt = (all: readonly string[], place: number) => denierBefore(all, place, language) >= 0;
  const count = (all: readonly string[]) =>
    all.filter((word, place) => isDenier(word, language) && !isSaidAgain(all, place, language)).length;
  if ((count(words) + count(others)) % 2 === 0 || words.length > mostWords || others.length > mostWords) return [...words];
  const denied = new Set(others.filter((_, place) => isDeniedAt(others, place)));
  const plain = others.filter((word, place) => !isDeniedAt(others, place) && !isFunctionWord(word, language));
  const out: string[] = [];
  for (const [place, word] of words.entries()) {
    const isSaid = others.includes(word) || isFunctionWord(word, language) || others.some((other) => stem(other) === stem(word));
    const meant = isSaid ? undefined : (isDeniedAt(words, place) ? plain : [...denied]).find((other) => areOpposites(word, other));
    if (meant === undefined) out.push(word);
    else if (isDeniedAt(words, place))
      out.splice(
        out.findLastIndex((said) => isDenier(said, language)),
        1,
        meant,
      );
    else out.push("not", meant);
  }
  return out;
}

/**
 * Index of the negation that applies to a word: before it, `not constant`, `does not keep a constant`, or with its subject, `no energy is
 * lost`; -1 if there is none.
 */
function denierBefore(words: readonly string[], place: number, language: Language): number {
  const near = Math.max(0, place - farthestDenial);
  const at = words.slice(near, place).findLastIndex((word) => isDenier(word, language));
  if (at < 0) return -1;
  const between = words.slice(near + at + 1, place);
  const isOfTheThing = words[near + at] === "no" && /^(?:is|are|was|were|gets?)$/.test(between.at(-1) ?? "");
  return isOfTheThing || between.every((word) => isArticle(word) || saysLittle.test(word)) ? near + at : -1;
}

/** Number of words between a negation and the word, at most. */
const farthestDenial = 5;
const saysLittle = /^(?:be|being|been|have|has|keeps?|keeping|stays?|remains?|becomes?|gets?|very|really|any)$/;

/** Number of words; longer sentences are not rewritten. */
const mostWords = 40;

/** Languages in which the negated word may precede the negation: `leitet nicht`, `ne conduit pas`. */
const deniesBackwards: readonly Language[] = ["de", "nl", "sv", "fr", "tr", "hi"];

/**
 * Whether the first word after a negation is unknown to the other text: `does not change the result` does not contradict `the result is the
 * same`.
 */
function deniesAnother(words: readonly string[], place: number, language: Language, isKnown: (word: string) => boolean): boolean {
  const telling = words.slice(place + 1, place + 8).filter((word) => !isFunctionWord(word, language));
  const [denied] = telling;
  if (language !== "en" || denied === undefined || telling.slice(0, 2).some((word) => isDenier(word, language))) return false;
  return !vague.test(denied) && !isKnown(denied);
}

/** Words after a negation that are not themselves negated. */
const vague = /^(?:allowed|under|only|all|always|very|yet|longer|more|necessarily|directly|able|need|make|made|get|same)$/;

/** A negation counts if one of the words near it is in the definition, or if it has none. */
function deniesSomethingKnown(words: readonly string[], place: number, language: Language, isKnown: (word: string) => boolean): boolean {
  const before = deniesBackwards.includes(language) ? words.slice(Math.max(0, place - 2), place) : [];
  // `non-` negates only the word that it is attached to.
  const after = words.slice(place + 1, place + (words[place] === "non" ? 2 : 8));
  const telling = after.filter((word, at) => at < 3 || !isFunctionWord(word, language)).slice(0, 4);
  // `without becoming liquid` negates `liquid`, not the verb.
  const content = telling.filter((word) => !isFunctionWord(word, language) && !word.startsWith("any")).slice(0, 2);
  if (words[place] === "without" && content.length > 0) return content.some(isKnown);
  const beside = [...before, ...telling];
  // `neither created nor destroyed` negates both words, not the other negation.
  const isPaired = language === "en" && telling.includes("nor");
  return (
    beside.length === 0 ||
    deniedInside.test(words[place] ?? "") ||
    beside.some(isKnown) ||
    (!isPaired && telling.some((word) => isDenier(word, language)))
  );
}
