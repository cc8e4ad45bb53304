import type { Reading } from "../question/reading.ts";
import { namedIn } from "../text/guessed-language.ts";

/** Number of other cards that are read if the card itself does not show its language. */
const mostCards = 40;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The languages in which a card in Han characters may be read: the one that its deck or question names; Japanese if it, another card or the
 * answer has kana; else both. Empty if another language is named.
 */
export function soundLanguages({ question, others, answer }: Reading): readonly ("ja" | "zh")[] {
  const { term, definition, language } = question;
  const named = [namedIn(term), language?.slice(0, 2)].find((one) => one !== undefined && one !== null && one !== "en");
  if (named !== undefined) return named === "ja" || named === "zh" ? [named] : [];
  if (kana.test(definition) || kana.test(answer.raw)) return ["ja"];
  const isJapanese = others
    .slice(0, mostCards)
    .some((card) => kana.test(card.definition.slice(0, 80)) || kana.test(card.term.slice(0, 80)));
  return isJapanese ? ["ja"] : ["zh", "ja"];
}
