import { isDenier } from "../tables/denying-words.ts";
import { areOpposites } from "../tables/opposites.ts";
import type { Reading } from "../question/reading.ts";
import { isFunctionWord } from "../text/function-words.ts";

/** Longer answers compare things, and say much of both. */
const mostWords = 16;
const joint = /^(?:and|or|but)$/;
/** What may stand between, and says no more. */
const between = /^(?:also|then|even|sometimes|it|they|both)$/;

/**
 * Both of two opposites where the card says one: `loss and gain of electrons`, `lowers blood sugar but also raises it`. Null where the answer does
 * not, or the card says both itself.
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
