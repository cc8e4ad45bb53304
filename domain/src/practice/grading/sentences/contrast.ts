/** The two parts of a contrast: what a text affirms, and what it denies. */
export type Contrast = { kept: string; denied: string };

/** Limit of the texts that are searched, in UTF-16 code units. */
const longest = 600;

const patterns: readonly ((text: string) => Contrast | null)[] = [
  // `X, not Y` · `X and not Y` · `X rather than Y` · `X instead of Y`
  (text) => {
    const match =
      /^(.+?)(?:\s*[,;:(–-]\s*(?:and|but|et|und|y|e)?\s*|\s+(?:and|but|et|mais|und|aber|y|pero)\s+)(?:it is|it's|that is|definitely|certainly)?\s*(?:not|never|nicht|pas|no|non)\s+(?!matter\b)([^,;.]+)[).]?$/iu.exec(
        text,
      ) ?? /^(.+?)\s+(?:rather than|as opposed to|unlike)\s+(.+)$/iu.exec(text);
    return match ? { kept: match[1] ?? "", denied: match[2] ?? "" } : null;
  },
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
      ) ?? /^()(?:not|nicht)\s+([^,;]+?)\s*[,;]\s*(?:it is|it's|but|rather)?\s*(.+)$/iu.exec(text);
    return match ? { kept: `${match[1] ?? ""}${match[3] ?? ""}`, denied: `${match[1] ?? ""}${match[2] ?? ""}` } : null;
  },
];

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
