import { isFunctionWord, type Language } from "../text/function-words.ts";

/** The passive of each language: its auxiliary, and the preposition before the agent. */
const passives: Partial<Record<Language, readonly [be: RegExp, by: RegExp]>> = {
  de: [/^(?:wird|werden|wurde|wurden|worden)$/, /^(?:von|vom|durch)$/],
  fr: [/^(?:est|sont|fut|furent|été|etait|était|étaient)$/, /^par$/],
  es: [/^(?:es|son|fue|fueron|sido|era|eran)$/, /^por$/],
  it: [/^(?:è|sono|fu|furono|stato|stata|stati|viene|vengono|venne)$/, /^(?:da|dal|dalla|dai|dalle|dagli)$/],
  pt: [/^(?:é|são|foi|foram|sido|era|eram)$/, /^(?:por|pelo|pela|pelos|pelas)$/],
  nl: [/^(?:wordt|werd|worden|werden)$/, /^door$/],
  sv: [/^(?:blir|blev|blivit)$/, /^av$/],
};

/** Longer sentences vary too much in their order. */
const mostContent = 5;
/** Length of the prefix that identifies a noun in all its cases. */
const prefixLength = 4;

/** Agent and patient of a simple sentence: its first and last noun, exchanged in a passive. */
function rolesIn(words: readonly string[], language: Language): { who: string; whom: string } | null {
  const passive = passives[language];
  if (!passive) return null;
  const [be, by] = passive;
  const agent = words.some((word) => be.test(word)) ? words.findIndex((word) => by.test(word)) : -1;
  const content = words.filter((word) => !isFunctionWord(word, language) && !be.test(word) && !by.test(word));
  if (content.length < 3 || content.length > mostContent) return null;
  const [first = "", last = ""] = [content[0], content.at(-1)];
  if (agent < 0) return { who: first, whom: last };
  const who = words.slice(agent + 1).find((word) => !isFunctionWord(word, language));
  return who === undefined ? null : { who, whom: first };
}

/** Whether two simple sentences in a language other than English name the same two things with exchanged roles. */
export function haveExchangedRoles(definition: readonly string[], answer: readonly string[], language: Language): boolean {
  const [ours, theirs] = [rolesIn(definition, language), rolesIn(answer, language)];
  const isSame = (a: string, b: string) => a.slice(0, prefixLength) === b.slice(0, prefixLength);
  return (
    haveCrossedTheVerb(definition, answer, language) ||
    (ours !== null && theirs !== null && !isSame(ours.who, ours.whom) && isSame(ours.who, theirs.whom) && isSame(ours.whom, theirs.who))
  );
}

/** Number of words in a simple sentence, at most. */
const mostOfASentence = 10;

/**
 * Whether all words before the verb of one active sentence are behind it in the other, and vice versa. Not for sentences in which a case
 * marks the subject.
 */
function haveCrossedTheVerb(definition: readonly string[], answer: readonly string[], language: Language): boolean {
  const [be] = passives[language] ?? [/$^/];
  const isFree = (words: readonly string[]) =>
    words.length > mostOfASentence ||
    words.some((word) => be.test(word)) ||
    (language === "de" && /^(?:den|dem|einen|einem)$/.test(words[0] ?? ""));
  if (passives[language] === undefined || isFree(definition) || isFree(answer)) return false;
  const content = (words: readonly string[]) =>
    words.filter((word) => !isFunctionWord(word, language)).map((word) => word.slice(0, prefixLength + 1));
  const [ours, theirs] = [content(definition), content(answer)];
  if (ours.length < 4 || !ours.every((word) => theirs.includes(word)) || new Set(ours).size < ours.length) return false;
  return ours.slice(1, -1).some((verb, at) => {
    const [left, right] = [ours.slice(0, at + 1), ours.slice(at + 2)];
    const place = theirs.indexOf(verb);
    const [before, after] = [theirs.slice(0, place), theirs.slice(place + 1)];
    return left.every((word) => after.includes(word)) && right.every((word) => before.includes(word));
  });
}
