import { isFunctionWord } from "../text/function-words.ts";
import { stem } from "../text/stems.ts";
import { isDenier } from "../tables/denying-words.ts";

const determiner = /^(?:an?|the|any|its|their|his|her)$/;

/**
 * How `only`, `no`, `neither` or `both` in an English answer applies to another word than on the card: `only one product` for `only one
 * company`, `no citizens` for `no country`, `neither A nor B` when the card affirms one of them, `both` for one. Null if none does.
 */
export function bindsAnother(card: readonly string[], answer: readonly string[]): { missing: string[]; detail: string } | null {
  return onlyOneOf(card, answer) ?? noneOf(card, answer) ?? neitherOf(card, answer) ?? bothOrOne(card, answer);
}

function onlyOneOf(card: readonly string[], answer: readonly string[]): { missing: string[]; detail: string } | null {
  const of = (words: readonly string[]) => {
    const place = words.findIndex((word, at) => word === "only" && /^(?:one|an?)$/.test(words[at + 1] ?? ""));
    return place < 0 ? undefined : words[place + 2];
  };
  return exchanged(of(card), of(answer), card, answer, "only one");
}

/** Compares what the first `no` or `without` of each text denies. */
function noneOf(card: readonly string[], answer: readonly string[]): { missing: string[]; detail: string } | null {
  const of = (words: readonly string[]) => {
    const places = words.flatMap((word, at) => (isDenier(word, "en") ? [at] : []));
    const [place] = places;
    if (place === undefined || places.length > 1 || !/^(?:no|without)$/.test(words[place] ?? "")) return undefined;
    return words.slice(place + 1).find((word) => !determiner.test(word));
  };
  return exchanged(of(card), of(answer), card, answer, "no");
}

/** A result if each text also has the other's word, away from `only` or `no`; else null. */
function exchanged(
  own: string | undefined,
  said: string | undefined,
  card: readonly string[],
  answer: readonly string[],
  small: string,
): { missing: string[]; detail: string } | null {
  if (own === undefined || said === undefined || stem(own) === stem(said)) return null;
  if (isFunctionWord(own, "en") || isFunctionWord(said, "en")) return null;
  const isElsewhere = (word: string, words: readonly string[], denied: string) => {
    const place = words.findIndex((one) => stem(one) === stem(word));
    return place >= 0 && Math.abs(place - words.indexOf(denied)) > 2;
  };
  if (!isElsewhere(own, answer, said) || !isElsewhere(said, card, own)) return null;
  return { missing: [`${small} ${own}`], detail: `${small} ${said}` };
}

function neitherOf(card: readonly string[], answer: readonly string[]): { missing: string[]; detail: string } | null {
  const place = answer.indexOf("neither");
  const thing = place < 0 ? undefined : answer.slice(place + 1).find((word) => !determiner.test(word));
  const own = thing === undefined ? -1 : card.findIndex((word) => stem(word) === stem(thing));
  if (thing === undefined || own < 0 || !answer.includes("nor") || card.includes("neither") || !card.some((word) => isDenier(word, "en")))
    return null;
  return card.slice(0, own).some((word) => isDenier(word, "en")) ? null : { missing: [thing], detail: `neither ${thing}` };
}

/** `one key encrypts and another decrypts` for `both encrypts and decrypts`, and vice versa. */
function bothOrOne(card: readonly string[], answer: readonly string[]): { missing: string[]; detail: string } | null {
  if (saysBoth(card) && saysOne(answer)) return { missing: ["both"], detail: "one" };
  return saysOne(card) && saysBoth(answer) ? { missing: ["one"], detail: "both" } : null;
}

const saysBoth = (words: readonly string[]) => words.includes("both") && !words.some((word) => /^(?:one|others?|another)$/.test(word));

function saysOne(words: readonly string[]): boolean {
  const one = words.indexOf("one");
  const hasOther = words.slice(one + 1).some((word) => /^(?:others?|another)$/.test(word));
  return one >= 0 && !words.includes("both") && (hasOther || words[one - 1] === "only");
}
