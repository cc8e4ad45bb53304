/** The two parts of a contrast: what a text affirms, and what it denies. */
export type Contrast = { kept: string; denied: string };

/** Limit of the texts that are searched, in UTF-16 code units. */
const longest = 600;

const patterns: readonly ((text: string) => Contrast | null)[] = [
  // `X, not Y` · `X and not Y` · `X rather than Y` · `X instead of Y`
  (text) => deniedAtTheEnd(text) ?? parted(text, / (?:rather than|as opposed to|unlike) /iu),
  // `Y is wrong, it's X` · `not Y` in a clause of its own
  (text) => {
    const match =
      /^(?:some say\s+|people say\s+)?([^,;.]+?)\s+(?:is|was|are|were|would be|ist|est|es)\s+(?:wrong|false|incorrect|not (?:right|true|correct|it)|falsch|faux|falso)\s*[,;:.–-]\s*(?:but\s+|because\s+)?(?:it is|it's|it was|that is|es ist|c'est|es)?\s*(.+)$/iu.exec(
        text,
      );
    return match ? { kept: match[2] ?? "", denied: match[1] ?? "" } : null;
  },
  // `not Y but X` · `not Y, it is X`, at the start or after words that both share
  (text) => {
    const match =
      /^(.*?)\b(?:(?:does|do|did|is|are|was|were|will|would|can)\s+)?(?:not|n't|nicht)\s+(?:just\s+)?([^,;]+?)(?:\s*,)?\s+(?:but|sondern)\s+(?:rather\s+)?(.+)$/iu.exec(
        text,
      );
    return match ? { kept: `${match[1] ?? ""}${match[3] ?? ""}`, denied: `${match[1] ?? ""}${match[2] ?? ""}` } : deniedAtTheStart(text);
  },
];

/** `Oslo, not Bergen`: what comes after the denial goes on to the end. */
function deniedAtTheEnd(text: string): Contrast | null {
  const whole = text.replace(/[).]$/, "");
  const lastSign = Math.max(...[",", ";", "."].map((sign) => whole.lastIndexOf(sign)));
  for (const { 0: word, index } of whole.matchAll(/(?<![\p{L}\p{N}])(?:not|never|nicht|pas|no|non) (?!matter\b)/giu)) {
    const end = index + word.length;
    const link = denialLink.exec(whole.slice(0, index));
    if (end > lastSign && end < whole.length && link !== null && link.index > 0)
      return { kept: whole.slice(0, link.index), denied: whole.slice(end) };
  }
  return null;
}

/** What may stand between the affirmed part and its denial: `, and`, ` but`, `; it is`. */
const denialLink =
  /(?: ?[,;:(–-] ?(?:(?:and|but|et|und|y|e) ?)?| (?:and|but|et|mais|und|aber|y|pero) )(?:(?:it is|it's|that is|definitely|certainly) ?)?$/iu;

/** `not Bergen, it is Oslo`. */
function deniedAtTheStart(text: string): Contrast | null {
  const denier = /^(?:not|nicht) /i.exec(text)?.[0];
  const place = denier === undefined ? -1 : text.search(/[,;]/);
  if (denier === undefined || place < 0) return null;
  const rest = text.slice(place + 1).trimStart();
  const kept = rest.replace(/^(?:it is|it's|but|rather) ?/i, "");
  return { kept: kept === "" ? rest : kept, denied: text.slice(denier.length, place).trimEnd() };
}

/** The parts before and after the first of some words. */
function parted(text: string, by: RegExp): Contrast | null {
  const found = by.exec(text);
  return found === null || found.index === 0
    ? null
    : { kept: text.slice(0, found.index), denied: text.slice(found.index + found[0].length) };
}

/** The contrast in an answer: what it affirms and what it denies. Null if it makes none. */
export function contrastIn(answer: string): Contrast | null {
  if (
    answer.length > longest ||
    !/\b(?:not|n't|never|rather than|as opposed to|unlike|nicht|pas|no|non|wrong|false|incorrect|falsch|faux|falso)\b/iu.test(answer)
  )
    return null;
  const text = answer.replace(/\s+/g, " ").trim();
  for (const pattern of patterns) {
    const found = pattern(text);
    if (found && found.kept.trim() !== "" && found.denied.trim() !== "") return found;
  }
  return null;
}
