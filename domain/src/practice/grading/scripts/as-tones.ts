import type { Reading } from "../question/reading.ts";
import { MARKS, outcome, type Outcome } from "../question/verdict.ts";
import { withoutAccents } from "../text/fold.ts";
import { namedIn } from "../text/guessed-language.ts";
import { isWrittenInHanzi } from "./in-other-signs.ts";
import { compareReadings } from "./readings.ts";

/** Limit in UTF-16 code units; a longer card is a sentence. */
const longestWord = 60;

const inHanzi = 98;

/**
 * Grades a word of a tonal language that the card writes in Latin letters: without its tones it is a part, and other tones make another
 * word.
 */
export function asTones(reading: Reading): Outcome | null {
  const { question, answer } = reading;
  const definition = question.definition.trim();
  const language = question.language ?? namedIn(question.term);
  const isPlain = definition.length <= longestWord && /^[\p{Script=Latin}\p{M}\s'’-]+$/u.test(definition);
  if (!isPlain || answer.raw.length > longestWord || withoutAccents(definition) === definition.normalize("NFC")) return null;
  if (language !== "zh" && language !== "vi") return null;
  const given = answer.raw
    .trim()
    .replace(/[.!?]+$/, "")
    .toLowerCase();
  if (language === "zh" && isWrittenInHanzi(definition, given, reading)) return outcome(inHanzi, "reading");
  const verdict = language === "zh" ? pinyin(definition.toLowerCase(), given) : vietnamese(definition.toLowerCase(), given);
  if (verdict === "same") return outcome(MARKS.full, "reading");
  if (verdict === "unmarked") return outcome(60, "tones-missing", { missing: [definition] });
  return verdict === "other" ? outcome(MARKS.none, "accent-word", { missing: [definition] }) : null;
}

function pinyin(expected: string, given: string): "same" | "unmarked" | "other" | null {
  const isTyped = given.normalize("NFD").replace(/u\u0308/g, "u") === given.normalize("NFC").replace(/[ü]/g, "u") && !/[1-4]/.test(given);
  const verdict = compareReadings(expected, given, "zh");
  if (verdict === "marked-otherwise") return "other";
  if (verdict !== "same" && verdict !== "unmarked") return null;
  return isTyped ? "unmarked" : "same";
}

/** Compares the diacritics: one left out is missing, another one makes another word. Null if the letters differ. */
function vietnamese(expected: string, given: string): "same" | "unmarked" | "other" | null {
  const [ours, theirs] = [expected, given].map((text) => text.replace(/\s+/g, " ").normalize("NFD").replace(/đ/g, "d\u0335"));
  if (ours === undefined || theirs === undefined || withoutAccents(expected) !== withoutAccents(given)) return null;
  if (ours === theirs) return "same";
  const letters = (text: string) => text.match(/\P{M}\p{M}*/gu) ?? [];
  const own = letters(ours);
  return letters(theirs).every((letter, place) => Array.from(letter).every((sign) => own[place]?.includes(sign))) ? "unmarked" : "other";
}
