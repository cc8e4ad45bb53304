import { isArticle, isFunctionWord, type Language } from "../text/function-words.ts";
import { stem } from "../text/stems.ts";
import { deniedInside, isDenier } from "../tables/denying-words.ts";
import { isDenied } from "../tables/opposites.ts";

/**
 * Whether one text denies what the other says: an odd number of negations apart. Two negations make one another good, `no`
 * and `without` count alike, and a negation of something that the other doesn't speak of (`…, not meat`) is no contradiction.
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
  // `avoiding waste` is `not wasting`: a verb that denies says what the other text's `not` says.
  const plain = inDefinition % 2 === 0 ? [definition, answer] : [answer, definition];
  const others = plain[1]?.map(stem);
  return language !== "en" || !plain[0]?.some((word) => deniesByItself.test(word) && !others?.includes(stem(word)));
}

/**
 * Whether an answer says the card's thing with words of its own, `so that you can't …` for `free from …`: a copy with a denial in it or without one says
 * the contrary, and in a sentence of one's own a denial may be another way to say it.
 */
export function isSaidFreely(definition: readonly string[], answer: readonly string[], language: Language): boolean {
  const lacking = (words: readonly string[], others: readonly string[]) => {
    const known = new Set(others.map(stem));
    return words.filter((word) => !isArticle(word) && !auxiliary.test(word) && !known.has(stem(word))).length;
  };
  return language === "en" && lacking(answer, definition) >= leastOfOnesOwn && lacking(definition, answer) >= leastLeft;
}

/** Words that a copy needs to say the contrary. */
const auxiliary = /^(?:is|are|was|were|be|been|do|does|did|can|not|no|never|with|without|than)$/;

/** A sentence of one's own has so many words that the card has not, and lacks so many of the card's. */
const leastOfOnesOwn = 3;
const leastLeft = 3;

/** `whose name is not known` and `without a name`: each denies once, and what the card denies is not said at all. */
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
  // `born into and does not choose`: what the first clause affirms must not be denied.
  const joint = definition.slice(0, own).findLastIndex((word) => /^(?:and|but|while)$/.test(word));
  const affirmed = new Set(definition.slice(0, Math.max(0, joint)).map(stem));
  const [other = -1] = theirs;
  return !answer.slice(other + 1, other + 3).some((word) => !isFunctionWord(word, language) && affirmed.has(stem(word)));
}

/** `neither a nor b`, `never a and never b`: one denial of two things, said twice. */
function isSaidAgain(words: readonly string[], place: number, language: Language): boolean {
  if (language !== "en") return false;
  const before = words.slice(Math.max(0, place - farthestAgain), place);
  if (words[place] === "nor") return before.some((word) => isDenier(word, language));
  const isJoined = /^(?:and|or)$/.test(before.at(-1) ?? "") || (/^(?:and|or)$/.test(before.at(-2) ?? "") && words[place] === "not");
  return isJoined && before.slice(0, -1).includes(words[place] ?? "");
}

/** How far before the second denial the first may stand. */
const farthestAgain = 6;

const deniesByItself =
  /^(?:abst|avoid|block|resist|inhibit|prevent|refus|exclud|absen|hinder|forb[ai]d|prohibit|ban(?:s|ned)?$|reject|den(?:y|ie)|stop|remov|miss(?:es|ing)$|lose[sr]?$|lost$|fail)/;

/** Denied words in one form: where one text says `not reversible` and the other `irreversible`, both come out as `not reversible`. */
export function withDenialsApart(words: readonly string[], others: readonly string[]): string[] {
  const denied = new Set(
    others.flatMap((word, place) => (plainDeniers.test(word) ? others.slice(place + 1, place + 3) : [])).slice(0, mostWords),
  );
  const told = withEndsDenied(words, others);
  // A lack is a shortage where the other text speaks of one, and a denial where it does not.
  const isScarcity = others.some((word) => stem(word) === shortage);
  return told.flatMap((word) => {
    if (word === "inability" && others.includes("not")) return ["not"];
    if (isScarcity && /^lack(?:s|ing)?$/.test(word)) return [shortage];
    const root = others.includes(word) ? undefined : [...denied].find((other) => isDenied(word, other) || isDeniedForm(word, other));
    return root === undefined ? [word] : ["not", root];
  });
}

/** `does not stop spreading` as `spreading`, and `has ceased to exist` as `no longer exist` where the other text says so. */
function withEndsDenied(words: readonly string[], others: readonly string[]): readonly string[] {
  const place = words.findIndex((word) => ending.test(word));
  if (place < 0 || others.some((word) => stem(word) === stem(words[place] ?? ""))) return words;
  if (/^(?:not|never)$/.test(words[place - 1] ?? "")) return [...words.slice(0, place - 1), ...words.slice(place + 1)];
  return others.includes("longer") || others.includes("anymore") ? [...words.slice(0, place), "not", ...words.slice(place + 1)] : words;
}

const ending = /^(?:stop|stops|stopped|cease|ceases|ceased|fail|fails|failed)$/;

const plainDeniers = /^(?:not|non|never|hardly|barely|no|without)$/;

const shortage = stem("shortage");

/** `independent` for what does not `depend`: the denied word and the root may end differently. */
function isDeniedForm(word: string, other: string): boolean {
  const root = /^(?:un|in|im|ir|il|non|dis)(\p{L}{5,})$/u.exec(word)?.[1];
  return root !== undefined && other.length >= 5 && root.slice(0, 5) === other.slice(0, 5);
}

/**
 * The words of an answer with each opposite said the card's way: `not irreversible` as `reversible`, and `innocent` as `not guilty`
 * where the card says that.
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

/** Where the denial of a word stands: before it, `not constant`, `does not keep a constant`, or with the thing, `no energy is lost`; -1 for none. */
function denierBefore(words: readonly string[], place: number, language: Language): number {
  const near = Math.max(0, place - farthestDenial);
  const at = words.slice(near, place).findLastIndex((word) => isDenier(word, language));
  if (at < 0) return -1;
  const between = words.slice(near + at + 1, place);
  const isOfTheThing = words[near + at] === "no" && /^(?:is|are|was|were|gets?)$/.test(between.at(-1) ?? "");
  return isOfTheThing || between.every((word) => isArticle(word) || saysLittle.test(word)) ? near + at : -1;
}

/** How far before a word its denial may stand. */
const farthestDenial = 5;
const saysLittle = /^(?:be|being|been|have|has|keeps?|keeping|stays?|remains?|becomes?|gets?|very|really|any)$/;

/** Longer sentences are left as they are. */
const mostWords = 40;

/** Languages in which what is denied can stand before the denier: `leitet nicht`, `ne conduit pas`. */
const deniesBackwards: readonly Language[] = ["de", "nl", "sv", "fr", "tr", "hi"];

/** What is denied is what comes first: `does not change the result` says nothing against `the result is the same`. */
function deniesAnother(words: readonly string[], place: number, language: Language, isKnown: (word: string) => boolean): boolean {
  const telling = words.slice(place + 1, place + 8).filter((word) => !isFunctionWord(word, language));
  const [denied] = telling;
  if (language !== "en" || denied === undefined || telling.slice(0, 2).some((word) => isDenier(word, language))) return false;
  return !vague.test(denied) && !isKnown(denied);
}

/** Words after a denial that are not what is denied. */
const vague = /^(?:allowed|under|only|all|always|very|yet|longer|more|necessarily|directly|able|need|make|made|get|same)$/;

/** A denier counts when a word near it, where it looks, is in the definition, or when it stands alone. */
function deniesSomethingKnown(words: readonly string[], place: number, language: Language, isKnown: (word: string) => boolean): boolean {
  const before = deniesBackwards.includes(language) ? words.slice(Math.max(0, place - 2), place) : [];
  // `non-` denies the one word that it is written to.
  const after = words.slice(place + 1, place + (words[place] === "non" ? 2 : 8));
  const telling = after.filter((word, at) => at < 3 || !isFunctionWord(word, language)).slice(0, 4);
  // `without becoming liquid` denies the liquid, whatever becomes of it.
  const content = telling.filter((word) => !isFunctionWord(word, language) && !word.startsWith("any")).slice(0, 2);
  if (words[place] === "without" && content.length > 0) return content.some(isKnown);
  const beside = [...before, ...telling];
  // `neither created nor destroyed` denies what it names, and not the other denial.
  const isPaired = language === "en" && telling.includes("nor");
  return (
    beside.length === 0 ||
    deniedInside.test(words[place] ?? "") ||
    beside.some(isKnown) ||
    (!isPaired && telling.some((word) => isDenier(word, language)))
  );
}
