import { isFunctionWord } from "../text/function-words.ts";
import { stem } from "../text/stems.ts";
import { isParticiple } from "./active.ts";

const determiners = /^(?:the|an?|its|their|his|her|some|other)$/;
const relative = /^(?:that|which|who)$/;
/** Number of words before a relative clause, at most. */
const longestHead = 5;

/** Stem of the first noun after an index of a text. */
function thingAfter(words: readonly string[], place: number): string | null {
  const next = words.slice(place + 1).find((word) => !determiners.test(word));
  return next === undefined || isFunctionWord(next, "en") ? null : stem(next);
}

/** `is accused by the defendant` for `accuses the defendant`: the object has become the agent. */
export function isDoneByItsObject(definition: readonly string[], answer: readonly string[]): boolean {
  const by = answer.indexOf("by");
  const verb = answer[by - 1] ?? "";
  const agent = by < 1 || !isParticiple(verb) ? null : thingAfter(answer, by);
  if (agent === null || definition.includes("by")) return false;
  return definition.some((word, place) => stem(word) === stem(verb) && thingAfter(definition, place) === agent);
}

/** The antecedent and the relative clause of a definition such as `… that …`; null for others. */
function clauseOf(words: readonly string[]): { head: string; clause: Set<string> } | null {
  const place = words.findIndex((word) => relative.test(word));
  if (place < 1 || place > longestHead) return null;
  return { head: stem(words[place - 1] ?? ""), clause: new Set(words.slice(place + 1).map(stem)) };
}

/** `a tenant who rents a flat` for `a person who rents out a flat to a tenant`: a noun from the clause has become the antecedent. */
export function hasItsObjectForAHead(definition: readonly string[], answer: readonly string[]): boolean {
  const [ours, theirs] = [clauseOf(definition), clauseOf(answer)];
  if (ours === null || theirs === null || ours.head === theirs.head) return false;
  return ours.clause.has(theirs.head) && !definition.slice(0, longestHead).map(stem).includes(theirs.head);
}
