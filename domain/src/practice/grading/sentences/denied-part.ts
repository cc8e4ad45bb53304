import { folded } from "../text/fold.ts";
import { isFunctionWord, type Language } from "../text/function-words.ts";
import { stem } from "../text/stems.ts";
import { wordsOf } from "../text/words.ts";
import { contrastIn, type Contrast } from "./contrast.ts";

/** Limit in UTF-16 code units; longer cards contain more than one contrast. */
const longestRead = 300;

/** `TCP keeps the order, UDP does not`: something is affirmed of one thing and denied of another. */
const ofAnother =
  /^([^,;]+)[,;]\s+(?:and\s+|but\s+|while\s+)?([^,;]+\s(?:do|does|did|is|are|was|were|can|has|have)(?:\s+not|n['’]t))\.?$/iu;

/** What a card affirms and what it denies in a separate part, `…, not when cash moves`; null if it has no such part. */
export function deniedPartOf(definition: string): Contrast | null {
  if (definition.length > longestRead) return null;
  const [, kept, denied] = ofAnother.exec(definition) ?? [];
  if (kept !== undefined && denied !== undefined) return { kept, denied };
  return /^(?:not|nicht|pas|no|non)\b/iu.test(definition) ? null : contrastIn(definition);
}

/** Whether an answer affirms what the card denies and denies what it affirms: `judges the facts and not the law` for the reverse. */
export function deniesTheOther(card: Contrast, answer: Contrast, language: Language): boolean {
  const [kept, denied, said, unsaid] = [card.kept, card.denied, answer.kept, answer.denied].map((text) => told(text, language));
  if (kept === undefined || denied === undefined || said === undefined || unsaid === undefined) return false;
  const crosses = (own: Set<string>, other: Set<string>, there: Set<string>, elsewhere: Set<string>) =>
    [...own].some((word) => !other.has(word) && there.has(word) && !elsewhere.has(word));
  return crosses(denied, kept, said, unsaid) && crosses(kept, denied, unsaid, said);
}

/** Whether an answer without negations contains words that only the affirmed part has, and words that only the denied part has. */
export function saysOfAContrast(card: Contrast, answer: string, language: Language): { kept: boolean; denied: boolean } {
  const [kept, denied, said] = [card.kept, card.denied, answer].map((text) => told(text, language));
  const holds = (own: Set<string> | undefined, other: Set<string> | undefined) =>
    [...(own ?? [])].some((word) => other?.has(word) === false && said?.has(word) === true);
  return { kept: holds(kept, denied), denied: holds(denied, kept) };
}

function told(text: string, language: Language): Set<string> {
  return new Set(
    wordsOf(folded(text))
      .filter((word) => !isFunctionWord(word, language))
      .map(stem),
  );
}
