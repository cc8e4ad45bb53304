import { cardIdOf } from "../study/prompt-keys.ts";

/** What a wording is made from: the prompt's key, the text that is displayed, and its answer. */
type Worded = { id: string; term: string; definition: string };

/** The key of the question that displays a card's definition and asks for its term: the same as the prompt's of a card in both directions. */
export function turnedKey(cardId: string): string {
  return `${cardId}_r`;
}

/** Whether a question displays a definition and asks for its term. */
export function isTurned(key: string): boolean {
  return cardIdOf(key) !== key && key.endsWith("_r");
}

/** The text before and after the question's side in the usual wording. */
function frameFor({ id }: Pick<Worded, "id">): { before: string; after: string } {
  if (isGap(id)) return { before: "Fill the gap: ", after: "" };
  if (isMask(id)) return { before: "", after: "" };
  return { before: isTurned(id) ? "What is the term for: " : "What is the definition of: ", after: "?" };
}

/** Whether a side is a question already: it ends with a question mark, of any script and within any emphasis. */
function isQuestion(side: string): boolean {
  const hasMark = /[?？؟՞][*_~\s]*$/.test(side) || /\p{Script=Greek}[;\u037e][*_~\s]*$/u.test(side);
  return hasMark && /\p{L}/u.test(side);
}

/** The wording of the usual question; a side that is a question already is asked as it is. */
export function questionFor({ id, term }: Pick<Worded, "id" | "term">): string {
  if (isQuestion(term) && !isGap(id) && !isMask(id)) return term;
  const { before, after } = frameFor({ id });
  return `${before}${term}${isEnded(term) ? "" : after}`;
}

/** The wording of a question without choices. */
export function yesOrNoFor({ id, term, definition }: Worded): string {
  const question = `${term}${endsWithABlock(term) ? "\n" : isEnded(term) ? " " : "? "}${definition}`;
  return `${yesOrNoStart(id, term)}${question}`;
}

function yesOrNoStart(id: string, term: string): string {
  if (isGap(id)) return "Does this belong in the gap: ";
  if (isMask(id)) return "Is this what is hidden here: ";
  if (isQuestion(term)) return "Is this the answer to: ";
  return `Is this the ${isTurned(id) ? "term for" : "definition of"}: `;
}

/** Whether a side ends with a code block, a list item, a picture or a sound, or a block formula. */
function endsWithABlock(text: string): boolean {
  const plain = text.trimEnd();
  const lastLine = plain.slice(plain.lastIndexOf("\n") + 1);
  return /^(?:`{3,}$|- |\d{1,9}\. )/.test(lastLine) || plain.endsWith("\\]") || isMedium(lastLine);
}

/** Whether a line ends with a picture or a sound: `](media/…)`. */
function isMedium(line: string): boolean {
  const place = line.lastIndexOf("](media/");
  return place >= 0 && /^[^()\s]*\)$/.test(line.slice(place + "](media/".length));
}

/** A question mark after a code fence would keep the block open; after a picture or the card's own mark it adds nothing. */
function isEnded(term: string): boolean {
  return endsWithABlock(term) || /[?？؟。！]$/.test(term.trimEnd());
}

/** Whether a question hides a gap of its card. */
export function isGap(key: string): boolean {
  return cardIdOf(key) !== key && /_c\d+$/.test(key);
}

/** Whether a question hides a part of its card's picture. */
export function isMask(key: string): boolean {
  return cardIdOf(key) !== key && /_o\d+$/.test(key);
}

/**
 * A built-in wording, split into its own words and the card's text; any other wording, such as an AI service's, counts as the card's text as a whole.
 * Of a yes-or-no question, the suggested answer counts as the card's text.
 */
export function questionParts(question: string, id: string): { before: string; side: string; isOfBothSides: boolean } {
  const yesOrNo = ["", "a?"].map((term) => yesOrNoStart(id, term));
  const own = [frameFor({ id }).before, ...yesOrNo].find((words) => question.startsWith(words)) ?? "";
  return { before: own.trim(), side: question.slice(own.length), isOfBothSides: yesOrNo.includes(own) };
}

/**
 * The parts of a question in a list of results, where the usual wording would stand in every row: then the card's text alone, "cell" for
 * "What is the definition of: cell?". A question of both sides and a wording of another kind stay whole.
 */
export function listedQuestion(question: string, id: string): ReturnType<typeof questionParts> {
  const parts = questionParts(question, id);
  const { before, after } = frameFor({ id });
  if (parts.isOfBothSides || before.trim() !== parts.before) return parts;
  // Without a letter or a digit before it, the question mark may be the card's own, as in "2 + 2 = ?".
  const isOurs = after !== "" && parts.side.endsWith(after) && /\p{L}|\p{N}\?$/u.test(parts.side);
  return { ...parts, before: "", side: isOurs ? parts.side.slice(0, -after.length) : parts.side };
}
