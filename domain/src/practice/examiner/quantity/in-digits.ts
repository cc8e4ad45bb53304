import wordsTable from "./words.json" with { type: "json" };
import { tableOf } from "../../../words/table-of.ts";
import { numbersIn } from "./numbers.ts";
import { asOneQuantity } from "./said-in-parts.ts";
import { unitOf } from "./units.ts";

/** A text with its numbers in digits and each quantity joined. Applied twice, it gives the same text. */
export function inDigits(text: string): string {
  return withFractions(asOneQuantity(text));
}

const denominators = "third quarter fourth fifth sixth seventh eighth ninth tenth".split(" ");
const parts = tableOf<number>(wordsTable.parts);
const counts = tableOf<number>(wordsTable.counts);
const fractionWords = new RegExp(`\\b(an?|one|two|three|four|five|six|seven|eight|nine|[1-9])[ -](${denominators.join("|")})s?\\b`, "gi");

/**
 * Fractions and powers in words, in digits: `two thirds` → `2/3`, `one in thirty-six` → `1/36`, `half` → `1/2`, `2 to the power of 8` →
 * `2^8`.
 */
function withFractions(text: string): string {
  return text
    .replace(/\bhalf (?:an?|of an?) (?=dozen\b)/giu, "0.5 ")
    .replace(/\b(?:an?|one)\s+(?=(?:hundred|thousand|million|billion|dozen|pair)\b)/gi, "1 ")
    .replace(
      /(?<=\bin )1 (hundred|thousand|million)\b/gi,
      (_, scale: string) => ({ hundred: "100", thousand: "1000" })[scale.toLowerCase()] ?? "1000000",
    )
    .replace(/\b(\d{2})(\d{2})\s?[-–]\s?(\d{2})\b(?![\d.,])/g, "$1$2-$1$3")
    .replace(/\b([\p{L}\d-]{1,20}) and (?:an?|one) (half|quarter|third)\b/giu, (said, whole: string, part: string) => {
      const value = counts[whole.toLowerCase()] ?? numbersIn(whole.toLowerCase())[0]?.values[0];
      return value === undefined ? said : written(value + 1 / (parts[part.toLowerCase()] ?? 2));
    })
    .replace(/(?<![\d.,/])(\d{1,4}) (\d)\/(\d)(?![\d/])/g, (_, whole: string, top: string, bottom: string) =>
      written(Number(whole) + Number(top) / Number(bottom)),
    )
    .replace(/\b(?:an?|one) (\p{L}{1,12}) and an? (half|quarter)\b/giu, (said, unit: string, part: string) =>
      unitOf(unit) === null ? said : `1.${part.toLowerCase() === "half" ? "5" : "25"} ${unit}`,
    )
    .replace(/\bbetween ([\p{L}\d.,-]+) and /giu, "$1 to ")
    .replace(/\bhalf (?:an?|of an?) (?=\p{L})/giu, "1/2 ")
    .replace(/(?<=[\p{L}\d]) (?:an?|each|every) (?=(?:second|minute|hour|day|year)\b)/giu, " per ")
    .replace(perSeveral, (said, value: string, unit: string, count: string) => {
      const number = numbersIn(value)[0]?.values[0];
      return unitOf(unit) === null || number === undefined ? said : `${Number((number / Number(count)).toPrecision(12))} ${unit} per `;
    })
    .replace(/^\s*one\s*$/i, "1")
    .replace(/\bone (?=(?:to|or|and|until) (?:\d|t[wh]|f[io]|s[ie]|eight|nine))/gi, "1 ")
    .replace(/(?<!-)\bone (\p{L}+)/giu, (whole: string, unit: string) => (unitOf(unit) === null ? whole : `1 ${unit}`))
    .replace(fractionWords, (_, count: string, part: string) => `${counts[count.toLowerCase()] ?? count}/${parts[part.toLowerCase()] ?? 1}`)
    .replace(/\b(?:an? |one )?half\b/gi, "1/2")
    .replace(
      /\b(one|an?|\d+) (?:in|out of|chance in) ([\p{L}\d][\p{L}\d-]*(?: thousand| hundred| million)?)/giu,
      (whole, top: string, bottom: string) => {
        const below = numbersIn(bottom.toLowerCase())[0]?.values[0];
        return below === undefined ? whole : `${/^\d/.test(top) ? top : 1}/${below}`;
      },
    )
    .replace(/(\d)\s?(?:to the power (?:of )?|raised to )(?=-?\d)/gi, "$1^")
    .replace(/(?<![\d.,^]|[x×*·]\s?)10\^([-+]?\d+)/g, "1e$1");
}

/** `0.65 °C per 100 m` is 0.0065 °C per metre. */
const perSeveral =
  /(?<![\d.,]|\d[ '\u202f])(\d{1,6}(?:[.,]\d{1,4})?)\s?(°\s?[CFcf]|\p{L}{1,12}) (?:per|every|pro|je|alle|par|tous les|por|cada) ([1-9]\d{0,3})\s?(?=\p{L})/giu;

function written(value: number): string {
  return String(Number(value.toFixed(4)));
}
