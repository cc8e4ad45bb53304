import { isFunctionWord } from "../text/function-words.ts";
import { stem } from "../text/stems.ts";

/** Prepositions and other words that relate the next phrase to the rest. */
const governing = new Set(
  "of to from by in into onto on at with without for over under per than before after during against through across as".split(" "),
);
/** Words at which such a phrase ends. */
const ends = new Set("that which who whose whom when where while if because but so".split(" "));
/** Longer sentences vary too much to be compared by phrase. */
const mostWords = 40;

/**
 * Whether two English texts with the same prepositions have different objects after them: `from the lungs to the tissues` and `from the
 * tissues to the lungs`, `removal of tissue for examination` and `removal of examination for tissue`. A phrase that moves as a whole is the
 * same, and texts with different prepositions are not compared.
 */
export function governOthers(definition: readonly string[], answer: readonly string[]): boolean {
  if (definition.length > mostWords || answer.length > mostWords) return false;
  const [ours, theirs] = [governed(definition), governed(answer)];
  const names = (some: typeof ours) =>
    some
      .map(({ by }) => by)
      .toSorted()
      .join(" ");
  if (ours.length === 0 || names(ours) !== names(theirs)) return false;
  const [inCard, inAnswer] = [new Set(definition.map(stem)), new Set(answer.map(stem))];
  const [card, said] = [definition.map(stem), answer.map(stem)];
  return ours.some(({ by, stems, head }) => {
    const same = theirs.filter((other) => other.by === by);
    const isThere = (word: string) => same.some((other) => other.stems.includes(word));
    const isOurs = (word: string) => ours.some((other) => other.by === by && other.stems.includes(word));
    // `glucose polymer` for `polymer of glucose`, `the plants store` for `the store of plants`: a noun after `of` may also precede its
    // head.
    const left = stems.some((word) => inAnswer.has(word) && !isThere(word) && !(by === "of" && standsBefore(said, word, head)));
    const strange = same.some((other) =>
      other.stems.some((word) => inCard.has(word) && !isOurs(word) && !(by === "of" && standsBefore(card, word, other.head))),
    );
    return left && strange;
  });
}

function standsBefore(stems: readonly string[], word: string, head: string): boolean {
  return head !== "" && stems.some((one, place) => one === word && stems[place + 1] === head);
}

/** The stems of the content words after each preposition, up to the next, with the stem of the content word before it. */
function governed(words: readonly string[]): { by: string; stems: string[]; head: string }[] {
  const found: { by: string; stems: string[]; head: string }[] = [];
  let open: string[] | null = null;
  for (const [place, word] of words.entries()) {
    const before = words[place - 1] ?? "";
    if (governing.has(word)) found.push({ by: word, stems: (open = []), head: isFunctionWord(before, "en") ? "" : stem(before) });
    else if (ends.has(word)) open = null;
    else if (!isFunctionWord(word, "en")) open?.push(stem(word));
  }
  return found.filter(({ stems }) => stems.length > 0);
}
