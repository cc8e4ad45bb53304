import { isDenier } from "../tables/denying-words.ts";
import { areOpposites } from "../tables/opposites.ts";
import type { Reading } from "../question/reading.ts";
import { isFunctionWord } from "../text/function-words.ts";

/** Number of words; longer answers compare things and mention both. */
const mostWords = 16;
const joint = /^(?:and|or|but)$/;
/** Words between the two that carry no meaning. */
const between = /^(?:also|then|even|sometimes|it|they|both)$/;

/**
 * Both of two antonyms when the card has one: `loss and gain of electrons`, `lowers blood sugar but also raises it`. Null if the answer has
 * not both, or the card has both itself.
 */
export function saysTheOppositeToo(card: readonly string[], { answer, language, lexicon }: Reading): { word: string; said: string } | null {
  const { words } = answer;
  if (language !== "en" || words.length > mostWords || words.some((word) => isDenier(word, language) || word === "than")) return null;
  for (const [place, word] of words.entries()) {
    if (!joint.test(word)) continue;
    const after = words.slice(place + 1).find((one) => !between.test(one)) ?? "";
    const before = words[place - 1] ?? "";
    for (const [said, other] of [
      [after, words.slice(0, place)],
      [before, words.slice(place + 1)],
    ] as const) {
      if (said.length < 3 || card.includes(said) || isFunctionWord(said, language)) continue;
      const own = other.find((one) => card.includes(one) && (areOpposites(one, said) || lexicon.areOpposites(one, said)));
      if (own !== undefined) return { word: own, said };
    }
  }
  return null;
}
