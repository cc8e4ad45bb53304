import { plainTerm } from "@recollect/domain/cards/text/format.ts";
import { signsOf } from "@recollect/domain/words/signs.ts";

/** How large a card's text is set: `sign` fills the card, `page` is for reading. */
export type TextSize = "sign" | "phrase" | "sentence" | "paragraph" | "page";

const longest = { signs: 3, phrase: 40, sentence: 120, paragraph: 280 };
/** An emoji of a whole family is a dozen code units; more than this are never three signs. */
const longestSigns = 120;
/** A longer text is a page, whatever stands in it. */
const longestRead = longest.paragraph * 2;

/** The shorter, the larger. Lengths count characters, without the marks of formatting; signs are what a reader sees as one. */
export function textSize(text: string): TextSize {
  if (text.length > longestRead) return "page";
  const plain = plainTerm(text).trim();
  if (isFewSigns(plain)) return "sign";
  if (plain.length > longest.paragraph) return "page";
  if (plain.length > longest.sentence || plain.split("\n").length > 4) return "paragraph";
  return plain.length > longest.phrase || plain.includes("\n") ? "sentence" : "phrase";
}

/** Whether there are words beside the pictures of a side, which then leave room for them. */
export function hasWordsBeside(text: string): boolean {
  return text.length > longestRead || text.replaceAll(/!\[[^\]]*\]\([^)\s]*\)/g, "").trim() !== "";
}

function isFewSigns(plain: string): boolean {
  if (plain.length > longestSigns || plain.includes("\n")) return false;
  return signsOf(plain.replaceAll(/\s/g, "")).length <= longest.signs;
}
