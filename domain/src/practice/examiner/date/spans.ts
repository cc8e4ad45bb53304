import wordsTable from "./words.json" with { type: "json" };
import { ordinalOf } from "../knowledge/ordinals.ts";
import { tableOf } from "../../../words/table-of.ts";

/** Years from `from` to `to`, both inclusive; negative before Christ. */
export type Span = { from: number; to: number };

const tens = tableOf<number>(wordsTable.tens);
const romans = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi".split(" ");
const lead = /^(?:(?:it was |sometime )?(?:in|during|im|au|en el|around)\s)?(?:the |dem |den |el )?/;
const part = "(?:(?:very )?(?:early|late|mid|middle|beginning|end|start|first half|second half)[ -](?:of |in )?(?:the )?)?";
const era =
  "(?:\\s?(bce?|b\\.\\s?c\\.?(?:\\s?e\\.?)?|before christ|v\\.\\s?chr\\.?|vor christus|av\\.\\s?j\\.-c\\.?|a\\.\\s?c\\.?|до н\\.\\s?э\\.?)|\\s?(?:ad|a\\.\\s?d\\.?|ce|n\\.\\s?chr\\.?))?";
const centuryWords = "(?:century|cent\\.?|c\\.?|jahrhunderts?|jhd?t?\\.?|siècle|secolo|século|века?|eeuw)";
const century = new RegExp(
  `^${part}(?:(\\d{1,2})(?:st|nd|rd|th|\\.|e|è|ème)?|([ivx]{1,5})(?:th|\\.|e|è|ème)?|(\\p{L}{3,}(?:-\\p{L}{3,})?))[ -]${centuryWords}${era}$`,
  "u",
);
const siglo = new RegExp(`^${part}(?:siglo |secolo |século )([ivx]{1,6})${era}$`);
const decade = new RegExp(`^${part}'?(\\d{2,3}0|\\d0)(?:'?s|er(?:[- ]jahre)?)${era}$`);
const inRomance = new RegExp(`^${part}(?:années|anni|años) (\\d{2,3}0|\\d0)${era}$`);
const plainDecade = new RegExp(`^${part}(?:nineteen[- ])?(${Object.keys(tens).join("|")})$`);

/** The century or decade that a folded text as a whole names; null if none. */
export function spanIn(foldedText: string): Span | null {
  const text = foldedText
    .slice(0, 80)
    .replace(/[.!?]+$/, "")
    .replace(lead, "");
  const [, digits, numeral, word, beforeChrist] = century.exec(text) ?? [];
  if (digits !== undefined || word !== undefined)
    return ofCentury(digits === undefined ? (ordinalOf(word ?? "") ?? 0) : Number(digits), beforeChrist !== undefined);
  const [, roman = numeral, beforeToo = beforeChrist] = siglo.exec(text) ?? [];
  if (roman !== undefined) return romans.includes(roman) ? ofCentury(romans.indexOf(roman) + 1, beforeToo !== undefined) : null;
  const [, tenYears, before] = decade.exec(text) ?? inRomance.exec(text) ?? [];
  if (tenYears !== undefined) {
    const year = Number(tenYears) < 100 ? 1900 + Number(tenYears) : Number(tenYears);
    const last = year % 100 === 0 ? year + 99 : year + 9;
    return before === undefined ? { from: year, to: last } : { from: -last, to: -year };
  }
  const named = tens[plainDecade.exec(text)?.[1] ?? ""];
  return named === undefined ? null : { from: 1900 + named, to: 1909 + named };
}

function ofCentury(number: number, isBeforeChrist: boolean): Span | null {
  if (number < 1 || number > 30) return null;
  return isBeforeChrist ? { from: -number * 100, to: -number * 100 + 99 } : { from: number * 100 - 99, to: number * 100 };
}

/** The part of a span that a text names, such as `early` or `late`; null for the whole span. */
export function partOfSpan(foldedText: string): "early" | "mid" | "late" | null {
  const [, early, mid] =
    /^(?:in |the )*(?:very )?(?:(early|beginning|start|first half)|(mid(?:dle)?)|(?:late|end|second half))\b/.exec(foldedText) ?? [];
  if (early !== undefined) return "early";
  if (mid !== undefined) return "mid";
  return /^(?:in |the )*(?:very )?(?:late|end|second half)\b/.test(foldedText) ? "late" : null;
}
