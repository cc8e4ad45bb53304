import { bare, bareWords, type Reading } from "../question/reading.ts";
import { numbersIn, type FoundNumber } from "../quantities/numbers.ts";
import { stemmed, type Stemmed } from "../tables/related.ts";
import { withoutAccents } from "../text/fold.ts";
import { isFunctionWord } from "../text/function-words.ts";

/** An item of a list, parsed once. `own`: without words from the question. */
export type Item = {
  plain: string;
  words: readonly string[];
  numbers: FoundNumber[];
  term: string;
  content: Stemmed[];
  own: string;
  isShortened: boolean;
};

/** Caches parsed items: each is compared with many parts. */
export function itemReader({ language, isAsked }: Reading): (text: string) => Item {
  const read = new Map<string, Item>();
  return (text) => {
    const known = read.get(text);
    if (known) return known;
    const words = bareWords(text);
    const content = words.filter((word) => !isFunctionWord(word, language)).map(stemmed);
    const own = text
      .split(" ")
      .filter((word) => !isAsked(word))
      .join(" ");
    const item = {
      plain: withoutAccents(bare(text)),
      words: words.map(withoutAccents),
      numbers: numbersIn(text),
      term: words.join("_"),
      content,
      own,
      isShortened: own !== text,
    };
    read.set(text, item);
    return item;
  };
}

/** `vitamins E` for E, `physiological` for physiological needs: words from the question do not distinguish items. */
export function saysAllButTheAsked(one: Item, other: Item): boolean {
  return one.own !== "" && one.own === other.own && (one.isShortened || other.isShortened);
}
