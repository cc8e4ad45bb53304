/** Rewrites English constructions with another word order so that agent, verb and patient follow one another. Takes and returns words. */
export function inPlainOrder(words: readonly string[], others: readonly string[]): string[] {
  return withoutCompound(withoutNominal(withoutRelative([...words])), others);
}

const determiners = new Set(["the", "a", "an", "its", "their", "his", "her", "this", "that"]);
const stops = new Set([
  "and",
  "or",
  "but",
  "to",
  "in",
  "into",
  "from",
  "with",
  "on",
  "at",
  "for",
  "when",
  "that",
  "which",
  "who",
  "because",
]);
/** Number of words in such a phrase, at most. */
const longestPhrase = 6;

/** `organism on which a parasite lives` → `a parasite lives on organism`. */
function withoutRelative(words: string[]): string[] {
  const place = words.findIndex(
    (word, at) => /^(?:which|whom)$/.test(word) && /^(?:on|in|at|to|for|from|with|by|through)$/.test(words[at - 1] ?? ""),
  );
  if (place < 2 || place > longestPhrase) return words;
  return [...words.slice(place + 1), words[place - 1] ?? "", ...words.slice(0, place - 1)];
}

/** `the conquest of Mexico by Spain` → `Spain conquest Mexico`. */
function withoutNominal(words: string[]): string[] {
  const of = words.indexOf("of");
  const by = words.indexOf("by", of + 2);
  if (of < 1 || by < 0 || by - of > longestPhrase || /^(?:is|are|was|were|been)$|ed$|en$/.test(words[by - 1] ?? "")) return words;
  let end = by + 1;
  while (end < words.length && end - by < longestPhrase && !stops.has(words[end] ?? "")) end++;
  const before = words.slice(0, of - 1).filter((word) => !determiners.has(word));
  return [...before, ...words.slice(by + 1, end), words[of - 1] ?? "", ...words.slice(of + 1, by), ...words.slice(end)];
}

/** `plant eating animal` → `animal eating plant`, at the start of a text, if the other text begins with the animal. */
function withoutCompound(words: string[], others: readonly string[]): string[] {
  const [first = "", second = "", third = "", ...rest] = determiners.has(words[0] ?? "") ? words.slice(1) : words;
  const isCompound = second.length > 5 && second.endsWith("ing") && third !== "" && others.slice(0, 2).includes(third) && !stops.has(first);
  return isCompound ? [third, second, first, ...rest] : words;
}

/** `the day is shorter than it` as `longer than the day`, if the card has the opposite comparative and the sides exchanged. */
export function withComparisonTurned(
  words: readonly string[],
  others: readonly string[],
  areOpposites: (a: string, b: string) => boolean,
): string[] {
  const [ours, theirs] = [words.indexOf("than"), others.indexOf("than")];
  const [said = "", meant = ""] = [words[ours - 1], others[theirs - 1]];
  if (ours < 1 || theirs < 1 || said === meant || !areOpposites(said, meant)) return [...words];
  const left = words.slice(0, ours - 1).filter((word) => !/^(?:is|are|was|were)$/.test(word));
  const isTurned = others.slice(theirs + 1).some((word) => !determiners.has(word) && left.includes(word));
  return isTurned ? [...words.slice(ours + 1), meant, "than", ...left] : [...words];
}

/** The first word after each of these prepositions and its determiners. */
function goals(words: readonly string[], prepositions: RegExp): Set<string> {
  return new Set(
    words.flatMap((word, place) => {
      if (!prepositions.test(word)) return [];
      const next = words.slice(place + 1, place + 4).filter((other) => !determiners.has(other));
      return next.slice(0, 1);
    }),
  );
}

/** Whether one text has `to` before a noun and the other `from`: `to the heart`, `from the heart`. */
export function turnsDirection(words: readonly string[], others: readonly string[]): boolean {
  const [to, from] = [/^(?:to|into|towards?|onto)$/, /^(?:from|off|awayfrom)$/];
  const crosses = (a: readonly string[], b: readonly string[]) => {
    const [aTo, aFrom, bTo, bFrom] = [goals(a, to), goals(a, from), goals(b, to), goals(b, from)];
    return [...aTo].some((thing) => !aFrom.has(thing) && bFrom.has(thing) && !bTo.has(thing));
  };
  return crosses(words, others) || crosses(others, words);
}
