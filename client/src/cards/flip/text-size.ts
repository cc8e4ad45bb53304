import { plainTerm } from "@recollect/domain/cards/text/format.ts";
import { signsOf } from "@recollect/domain/words/signs.ts";

/** The size of a card's text: `sign` fills the card, `page` is for reading. */
export type TextSize = "sign" | "phrase" | "sentence" | "paragraph" | "page";

const longest = { signs: 3, phrase: 40, sentence: 120, paragraph: 280 };
/** A family emoji has a dozen code units; a text longer than this is never three characters. */
const longestSigns = 120;
/** A longer text is a page, whatever its content. */
const longestRead = longest.paragraph * 2;

/** The shorter the text, the larger. Lengths count characters without markup; for `sign` they count graphemes. */
export function textSize(text: string): TextSize {
  if (text.length > longestRead) return "page";
  const plain = plainTerm(text).trim();
  if (isFewSigns(plain)) return "sign";
  if (plain.length > longest.paragraph) return "page";
  if (plain.length > longest.sentence || plain.split("\n").length > 4) return "paragraph";
  return plain.length > longest.phrase || plain.includes("\n") ? "sentence" : "phrase";
}

/** Whether a side has words beside its pictures, which then leave space for them. */
export function hasWordsBeside(text: string): boolean {
  return text.length > longestRead || text.replaceAll(/!\[[^[\]]*\]\([^()\s]*\)/g, "").trim() !== "";
}

function isFewSigns(plain: string): boolean {
  if (plain.length > longestSigns || plain.includes("\n")) return false;
  return signsOf(plain.replaceAll(/\s/g, "")).length <= longest.signs;
}
