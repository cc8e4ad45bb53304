import type { Reading } from "../question/reading.ts";
import { folded } from "../text/fold.ts";
import { inDigits } from "../quantities/in-digits.ts";

/** Limits: an answer that is read, in UTF-16 code units, and the largest number that is tested for divisors. */
const longestRead = 300;
const mostTried = 1_000_000;

/** Phrases for a number's quality: `, which is odd`, `a prime number`. */
const saidToBe =
  /[,;(:]\s*(?:(?:which|that|it)(?:'s|\sis|\smeans)\s)?(?:an?\s|the\s|the only\s)?(?:very\s|strongly\s|slightly\s|weakly\s)?(odd|even|prime|composite|square|negative|positive|acidic|neutral|basic|alkaline)(?=$|[,.;)]|\s(?:number|one|integer|solution|value)\b)/;
const denied = /\b(?:not|never|unlike|than|if|or)\b|n't\b/;

/** A quality that an answer gives the card's number and that the number does not have: `2, an odd number`; null if there is none. */
export function otherNumberQualityOf({ question, answer }: Reading): { known: string; said: string } | null {
  const definition = inDigits(question.definition.trim().slice(0, longestRead));
  const [, from, to] = /^(?:about |around )?([-−–]?\d+(?:\.\d+)?)(?:\s?(?:to|-|–)\s?(\d+(?:\.\d+)?))?$/.exec(definition) ?? [];
  const said = saidToBe.exec(answer.text.slice(0, longestRead))?.[1];
  if (from === undefined || said === undefined || denied.test(answer.text.slice(0, longestRead))) return null;
  const values = [from, ...(to === undefined ? [] : [to])].map((value) => Number(value.replace(/[−–]/, "-")));
  const isSaid = /^(?:acidic|neutral|basic|alkaline)$/.test(said)
    ? isOfAcidity(said, values, /(?:^|\s)ph(?=$|\s)/.test(folded(question.term.slice(0, longestRead))))
    : values.length === 1 && isOfANumber(said, values[0] ?? 0);
  return isSaid === false ? { known: definition, said } : null;
}

/** Whether a pH has this quality; null if the question does not ask for a pH. */
function isOfAcidity(said: string, values: readonly number[], isAsked: boolean): boolean | null {
  if (!isAsked) return null;
  if (said === "acidic") return values.every((value) => value < 7);
  return said === "neutral" ? values.some((value) => Math.round(value) === 7) : values.every((value) => value > 7);
}

function isOfANumber(said: string, value: number): boolean | null {
  if (said === "negative" || said === "positive") return said === "negative" ? value < 0 : value >= 0;
  if (!Number.isInteger(value) || value < 0 || value > mostTried) return null;
  switch (said) {
    case "odd":
      return value % 2 === 1;
    case "even":
      return value % 2 === 0;
    case "square":
      return Number.isInteger(Math.sqrt(value));
    default:
      return isPrime(value) === (said === "prime");
  }
}

function isPrime(value: number): boolean {
  for (let divisor = 2; divisor * divisor <= value; divisor++) if (value % divisor === 0) return false;
  return value > 1;
}
