import { numbersIn } from "./numbers.ts";

/** Longer texts contain more than a quantity and stay unchanged. */
const longest = 200;

const hours = "(?:hours?|hrs?|h|stunden?|std\\.?|heures?|horas?|ore|ora)";
const minutes = "(?:minutes?|minuten|minutos|minuti|mins?\\.?|m|')";
const money = "(pounds?|dollars?|euros?|quid|bucks)";

/** Joins the parts of one quantity: `1 h 30`, `9:56 h`, `12 pounds 50`, `- 5 °C`, `5.5 L per 100 km`. */
export function asOneQuantity(text: string): string {
  if (text.length > longest || !/[\p{N}]|[€$£]|\p{L}{3}/u.test(text)) return text;
  return signed(inMoney(lasting(typed(text))));
}

/** Replaces typed substitutes for symbols: `1/mol`, `6 E23`, `120 over 80`, percent in other languages. */
function typed(text: string): string {
  return text
    .replace(/\*\*/g, "^")
    .replace(/(?<=\d)\s?\.{2,3}\s?(?=\d)|(?<=\d)\s(?:a|à|até|hasta|tot)\s(?=\d)/gu, " to ")
    .replace(/(?<=\d)\s1\s?\/\s?(?=\p{L})/gu, " /")
    .replace(/(?<=\d)\s?E\s?(?=[-+]?\d)/g, "e")
    .replace(/(?<=\d)\s*(?:\/|\bover\b)\s*(?=\d)/g, "/")
    .replace(/(?<=\d)\s?(?:pour cent|por ciento|por cento|per cento|v\.\s?h\.|процентов|процента?)(?!\p{L})/giu, "%")
    .replace(/(?:\/|\b(?:per|for|auf|pro|aux|por)\b)\s?100\s?k(?:m|ilomet(?:er|re)s?)\b/gi, "/hectokm");
}

/** `1 h 30`, `9h56m`, `1:30 h`, `3 min 20`: hours with minutes, minutes with seconds. */
function lasting(text: string): string {
  return text
    .replace(
      new RegExp(
        `(?<![\\d.,:])(\\d{1,3})\\s?${hours}(?:\\s?(?:,|and|und|et|y|e)\\s)?\\s?(\\d{1,2})(?:\\s?${minutes}(?!\\p{L})|(?!\\s?[\\p{L}\\d.,:]))`,
        "giu",
      ),
      "$1 h $2 min",
    )
    .replace(new RegExp(`(?<![\\d.,:])(\\d{1,3}):(\\d{2})\\s?${hours}(?!\\p{L})`, "giu"), "$1 h $2 min")
    .replace(/(?<![\d.,:])(\d{1,3}):(\d{2})\s?(?:minutes?|min)(?!\p{L})/giu, "$1 min $2 s")
    .replace(/(?<![\d.,:])(\d{1,3})\s?(?:m|')\s?(\d{1,2})\s?(?:s|''|")(?!\p{L})/giu, "$1 min $2 s");
}

/** `12 pounds 50`, `12€50`, `seven dollars and twenty-five cents`: an amount with its hundredths. */
function inMoney(text: string): string {
  if (!/[€$£]|\b(?:pounds?|dollars?|euros?|quid|bucks)\b/i.test(text)) return text;
  return withDigits(text)
    .replace(/(?<![\d.,])(\d+)\s?([€$£])\s?(\d{2})(?!\d)/g, "$2$1.$3")
    .replace(
      new RegExp(`(?<![\\d.,])(\\d+) ${money}(?:,| and)? (\\d{1,2})(?:\\s?(?:cents?|pence|ct|p))?(?![\\p{L}\\d])`, "giu"),
      (_, whole: string, unit: string, part: string) => `${whole}.${part.padStart(2, "0")} ${unit}`,
    );
}

function withDigits(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return text;
  return numbersIn(lower)
    .filter(({ written }) => /^\p{L}/u.test(written) && !/^(?:hundred|thousand|million|billion|trillion)$/.test(written))
    .reduceRight((all, { start, end, values }) => `${all.slice(0, start)}${values[0] ?? ""}${all.slice(end)}`, text);
}

/** A sign apart or in words: `- 5 °C`, `5 degrees below zero`. */
function signed(text: string): string {
  return text
    .replace(/^(\s*)[-]\s(?=\d)/, "$1-")
    .replace(/(?<![\d.,-])(\d[\d.,]*\s?(?:°\s?C?|degrees?(?: celsius)?|C)?)\s?below (?:zero|freezing)(?: celsius)?/i, "-$1");
}
