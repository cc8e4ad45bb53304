import { bare, bareWords, type Reading } from "../question/reading.ts";
import { outcome, type Outcome, wrong } from "../question/outcome.ts";
import { isOwnLetter, isPlainWord } from "../knowledge/accent-pairs.ts";
import { readLength, umlautsWrittenOut, withoutAccents } from "../text/fold.ts";

/** In texts of at least this many words the context shows which word is meant. */
const sentence = 3;

/**
 * The right letters with accents left out or misplaced. A missing accent is allowed unless the plain word is another word, which is a part,
 * or wrong if the letter is one of the language's own. A different accent is allowed unless it makes another word; in Greek a misplaced
 * accent always does.
 */
export function sameButAccents(reading: Reading): Outcome | null {
  const { answer } = reading;
  const plain = withoutAccents(bare(answer.text));
  const same = reading.forms.find((form) => {
    if (form.raw.length > readLength) return false;
    const wanted = bare(form.text);
    return plain !== "" && (withoutAccents(wanted) === plain || umlautsWrittenOut(wanted) === bare(answer.text));
  });
  if (!same) return null;
  const right = outcome(95, "accents", { detail: same.raw });
  if (umlautsWrittenOut(bare(same.text)) === bare(answer.text)) return right;
  const [expected, given] = [bareWords(same.text), bareWords(answer.text)];
  if (expected.length >= sentence || expected.length !== given.length) return right;
  const verdicts = expected.map((word, place) => (word === given[place] ? "same" : accentOf(word, given[place] ?? "", reading)));
  if (verdicts.includes("another")) return wrong("accent-word", same.raw, answer.raw);
  return verdicts.includes("either") ? outcome(60, "accent-part", { missing: [same.raw], detail: answer.raw.trim() }) : right;
}

/** Whether a difference in accents makes another word. `either`: the written form can be both words. */
function accentOf(word: string, written: string, { spelledIn, lexicon }: Reading): "same" | "either" | "another" {
  if (spelledIn === null) return "same";
  const isLeftOut = written === withoutAccents(written);
  if (spelledIn === "el") return isLeftOut ? "same" : "another";
  const known = isPlainWord(written, spelledIn) ?? lexicon.isWord(written, spelledIn);
  const added = Array.from(written).find((letter, place) => letter !== Array.from(word)[place]) ?? "";
  if (!isLeftOut && isOwnLetter(added, spelledIn) && lexicon.isWord(written, spelledIn) === null) return "another";
  if (known !== true) return "same";
  if (!isLeftOut) return "another";
  const changed = Array.from(word).find((letter, place) => letter !== Array.from(written)[place]) ?? "";
  return isOwnLetter(changed, spelledIn) ? "another" : "either";
}
