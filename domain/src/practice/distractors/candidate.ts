import { mediaNames } from "../../cards/card-media.ts";
import { plainText } from "../../cards/text/format.ts";
import { withoutMasks } from "../../cards/masks/without-masks.ts";
import { mediumOf, type Medium } from "../../cards/medium.ts";
import type { AskedCard } from "../asked-cards.ts";
import { acceptedForms } from "../examiner/take-apart/alternatives.ts";
import { compact, folded, withoutAccents } from "../examiner/text/fold.ts";
import { isArticle, isFunctionWord, languageOf } from "../examiner/text/function-words.ts";
import { stem } from "../examiner/text/stems.ts";
import { wordsOf } from "../examiner/text/words.ts";
import { isMask } from "../wording.ts";

/** How much of a text is read, in UTF-16 code units: enough to compare texts by meaning. */
const readLength = 600;
const formattedLength = 900;

/** A possible choice with the features by which choices are compared, computed once. */
export type Candidate = {
  /** the card's own text */
  text: string;
  /** length of what the student sees, in UTF-16 code units */
  length: number;
  kind: Kind;
  /** the choices of a question are all of one kind: a formula among words would reveal itself */
  medium: Medium;
  shape: string;
  /** the normal form: equal ones are the same answer */
  normal: string;
  /** the normal forms of all its alternatives */
  normals: readonly string[];
  /** stems of the content words */
  stems: ReadonlySet<string>;
  /** stems of the content words of the other side of its card */
  otherSide: ReadonlySet<string>;
  /** the key of its question (`questionKeyOf`): candidates with the same one are right answers to the same question */
  askedTerm: string;
};

/** Reads one side of a card as a possible choice and the other side as its question, whose key is that of `questionKeyOf`. */
export function candidateOf(text: string, otherSide: string, askedTerm = questionKeyOf({ id: "", term: otherSide })): Candidate {
  const raw = withoutMasks(text).trim();
  const asked = withoutMasks(otherSide).slice(0, readLength);
  const plain = plainText(raw.slice(0, formattedLength)).trim();
  const length = plain.length + Math.max(0, raw.length - formattedLength);
  const start = plain.slice(0, readLength);
  const medium = mediumOf(raw.slice(0, formattedLength));
  return {
    text,
    length,
    kind: kindOf(start),
    medium,
    shape: shapeOf(raw.slice(0, formattedLength), plain),
    normal: normalForm(start) + (length > readLength ? `…${length}` : "") + (medium === "picture" ? mediaNames(raw).join() : ""),
    normals: acceptedForms(start).map(normalForm),
    stems: stemsOf(start),
    otherSide: stemsOf(asked),
    askedTerm,
  };
}

/**
 * What tells one question from another: questions with the same key have the same right answers. It is the term in normal form; the masks of one picture
 * each ask something else, so theirs is the prompt's key.
 */
export function questionKeyOf({ id, term }: Pick<AskedCard, "id" | "term">): string {
  return isMask(id) ? id : normalForm(withoutMasks(term).slice(0, readLength));
}

/** A text without case, accents, articles, spaces and punctuation; a text of punctuation only is left unchanged. */
export function normalForm(text: string): string {
  const words = wordsOf(folded(text));
  const first = words.findIndex((word) => !isArticle(word));
  const plain = withoutAccents((first > 0 && first <= 2 ? words.slice(first) : words).join(""));
  const symbols = folded(text)
    .replace(/[^+*/=<>^\-√%°\p{Sc}]/gu, "")
    .replace(/(?<!^)-/g, "");
  return plain === "" ? compact(folded(text)) || text.trim() : plain + symbols;
}

function stemsOf(text: string): ReadonlySet<string> {
  const words = wordsOf(folded(text));
  const language = languageOf(words);
  return new Set(words.filter((word) => !isFunctionWord(word, language)).map(stem));
}

/** The kind of a card's answer. A choice of another kind is easy to exclude. */
export type Kind = "number" | "date" | "formula" | "word" | "phrase" | "list" | "sentence";

const monthName =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|janvier|février|mars|avril|juin|juillet|août|januar|februar|märz|mai|juni|juli|oktober|dezember)\b/i;

/** The kind of a plain text, by its form alone. */
export function kindOf(text: string): Kind {
  const words = text.split(/\s+/).filter((word) => word !== "");
  if (/\d/.test(text)) {
    if (words.length <= 4 && (monthName.test(text) || /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(text))) return "date";
    if (words.length <= 4 && /^[^\p{L}]{0,3}\d/u.test(text)) return "number";
  }
  if (words.length <= 8 && /[=^√∑∫<>{}()[\]]|\p{L}\d|\d\p{L}/u.test(text) && !/\p{L}{5,}/u.test(text)) return "formula";
  if (words.length === 1 && !/[,;，、]/.test(text))
    return text.length > 12 && !/\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u.test(text) ? "sentence" : "word";
  if (/[,;，、]/.test(text) && text.split(/[,;，、]/).every((item) => item.trim().split(/\s+/).length <= 4)) return "list";
  return words.length <= 4 ? "phrase" : "sentence";
}

/** Features of form that could reveal an answer: capitals, a final full stop, punctuation, script. */
export function shapeOf(raw: string, text: string): string {
  const first = /\p{L}/u.exec(text)?.[0] ?? "";
  const isUpper = first !== first.toLowerCase();
  const isAllUpper = text.length > 1 && /\p{Lu}/u.test(text) && text === text.toUpperCase();
  const stop = /[.!?。]$/.test(text) ? "." : "";
  const marks = raw === text ? "" : "*";
  const script = /\p{Script=Latin}/u.test(first)
    ? "L"
    : first === ""
      ? "-"
      : /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(first)
        ? "J"
        : "o";
  return [isAllUpper ? "A" : isUpper ? "U" : "l", stop, marks, script, /\(/.test(text) ? "(" : ""].join("|");
}
