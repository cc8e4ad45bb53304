import { isFunctionWord } from "../text/function-words.ts";
import { stem } from "../text/stems.ts";

const be = new Set(["is", "are", "was", "were", "be", "been", "being", "get", "gets", "got"]);
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
  "within",
  "when",
  "so",
  "that",
  "which",
  "because",
  "by",
  "as",
  "through",
]);
const articles = new Set(["the", "a", "an", "its", "their", "his", "her", "one", "some", "two"]);
/** Words that end like participles but are not. */
const noParticiples = new Set([
  "need",
  "seed",
  "speed",
  "blood",
  "red",
  "bed",
  "one",
  "often",
  "oxygen",
  "nitrogen",
  "hydrogen",
  "open",
  "even",
  "then",
  "when",
  "between",
  "seven",
  "ten",
  "men",
  "women",
  "children",
]);
const irregular = new Set(
  "made done given taken held kept lost sent spent built brought bought sold taught thought known written said found led left put cut set hit read shown seen born won paid told met caught fought sought worn torn run begun sung drunk eaten broken chosen driven drawn spoken frozen hidden ridden risen stolen thrown woken".split(
    " ",
  ),
);

/** Rewrites the passives of an English sentence as active: `charges are brought by the House` → `the House brought charges`. */
export function active(words: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const by = isParticiple(word) ? agentPlace(words, at + 1) : -1;
    const agent = by < 0 ? null : agentFrom(words, by + 1);
    const isPassive = be.has(words[at - 1] ?? "") || be.has(words[at - 2] ?? "");
    if (agent === null || agent.length === 0 || (!isPassive && !hasParticipleBefore(out))) {
      // `moisture is lost` has no agent: its subject moves behind the verb.
      const next = words[at + 1];
      const isEnd = next === undefined || stops.has(next);
      const isDoneTo = by < 0 && isEnd && isParticiple(word) && /^(?:is|are|was|were)$/.test(words[at - 1] ?? "") && out.length > 1;
      const subject = isDoneTo ? subjectOf(out) : [];
      out.push(word, ...subject);
      continue;
    }
    const subject = isPassive ? subjectOf(out) : [];
    out.push(...agent, word, ...subject, ...words.slice(at + 1, by));
    at = by + agentLength(words, by + 1);
  }
  return out;
}

/** Index of the `by` of a passive: after its verb, or after a place or goal (`is rented to a tenant by …`); -1 if there is none. */
function agentPlace(words: readonly string[], from: number): number {
  const place = words.indexOf("by", from);
  const between = words.slice(from, place);
  // The result of a change can be two things: `into sugar and oxygen`.
  const ends = /^(?:into|to|with)$/.test(between[0] ?? "") ? /^(?:but|that|which|who)$/ : /^(?:and|or|but|that|which|who)$/;
  return place < 0 || between.length > 5 || between.some((word) => ends.test(word)) ? -1 : place;
}

/** Whether an English word can be a past participle, by its form. */
export function isParticiple(word: string): boolean {
  return !noParticiples.has(word) && (irregular.has(word) || /^\p{L}{2,}(?:ed|en|ied|wn|ught)$/u.test(word));
}

/** Whether a participle shares the `be` of a passive before it: `are brought by A and tried by B`. */
function hasParticipleBefore(out: readonly string[]): boolean {
  return out.at(-1) === "and" && out.some(isParticiple);
}

function agentLength(words: readonly string[], from: number): number {
  let end = from;
  while (end < words.length && end - from < 5 && !stops.has(words[end] ?? "")) end++;
  return end - from;
}

function agentFrom(words: readonly string[], from: number): string[] {
  return words.slice(from, from + agentLength(words, from));
}

/** Removes the subject and the `be` after it from the end of `out`, and returns the subject. */
function subjectOf(out: string[]): string[] {
  while (out.length > 0 && !be.has(out.at(-1) ?? "")) out.pop();
  while (be.has(out.at(-1) ?? "")) out.pop();
  let start = out.length;
  while (start > 0 && out.length - start < 6 && !/^(?:and|but|that|which|when|where|if|because)$/.test(out[start - 1] ?? "")) start--;
  return out.splice(start);
}

/** The stems of a sentence's content words, in order. */
export function contentStems(words: readonly string[]): string[] {
  return words.filter((word) => !isFunctionWord(word, "en") && !articles.has(word)).map(stem);
}
