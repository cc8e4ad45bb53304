import { folded } from "../text/fold.ts";
import { isFunctionWord, type Language } from "../text/function-words.ts";
import { stem } from "../text/stems.ts";
import { wordsOf } from "../text/words.ts";

/** Longer texts vary too much to be compared by clause. */
const longestRead = 400;

/** Two coordinated clauses, each as the stems that only it contains; the first stem is its subject. Null if there are not two. */
function clausesIn(text: string, language: Language): [string[], string[]] | null {
  // With `then`, the clauses are distinguished by their order.
  if (/\bthen\b/.test(text.slice(0, longestRead))) return null;
  const parts = text.slice(0, longestRead).split(/[,;]\s+(?:and\s+|but\s+|while\s+|whereas\s+)?|\s+(?:and|but|while|whereas)\s+/);
  const [one, other] = parts.map((part) =>
    wordsOf(folded(part))
      .filter((word) => !isFunctionWord(word, language))
      .map(stem),
  );
  if (parts.length !== 2 || !one || !other) return null;
  const apart = (own: readonly string[], others: readonly string[]) => own.filter((word) => !others.includes(word));
  const clauses: [string[], string[]] = [apart(one, other), apart(other, one)];
  return clauses.every((words) => words.length >= 2) ? clauses : null;
}

/**
 * For a card that contrasts two things: whether the answer says of each what the card says of it (`kept`), in either order, or of the other
 * (`crossed`): `rods see colours, cones see in the dark`. Null if there are not two, or one is not named.
 */
export function clausesCompared(definition: string, answer: string, language: Language): "kept" | "crossed" | null {
  const [ours, theirs] = [clausesIn(definition, language), clausesIn(answer, language)];
  if (ours === null || theirs === null) return null;
  const [[first = "", ...ofFirst], [second = "", ...ofSecond]] = ours;
  const about = (subject: string) => theirs.find((words) => words[0] === subject);
  const shares = (said: readonly string[], words: readonly string[]) => words.filter((word) => said.includes(word)).length;
  const [one, other] = [about(first), about(second)];
  if (one === undefined || other === undefined) return null;
  if (shares(one, ofSecond) > shares(one, ofFirst) && shares(other, ofFirst) > shares(other, ofSecond)) return "crossed";
  const isKept = shares(one, ofSecond) === 0 && shares(other, ofFirst) === 0;
  return isKept && shares(one, ofFirst) > 0 && shares(other, ofSecond) > 0 ? "kept" : null;
}
