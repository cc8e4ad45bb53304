const longest = 60;

type Interval = { from: string; to: string; hasFrom: boolean; hasTo: boolean };

const end = "[-+]?(?:\\d+(?:\\.\\d+)?|∞|\\p{L}|\\d*π|√?\\d+(?:/\\d+)?)";
const brackets = new RegExp(`^(?:\\p{L}\\s*∈\\s*)?([\\[\\](])\\s*(${end})\\s*[,;|]\\s*(${end})\\s*([\\[\\])])$`, "u");
const between = new RegExp(
  `^(?:\\{?\\s*\\p{L}\\s*[|:]\\s*)?(${end})\\s*([<>]=?|[≤≥])\\s*\\p{L}\\s*([<>]=?|[≤≥])\\s*(${end})\\s*\\}?$`,
  "u",
);
const beyond = new RegExp(`^\\p{L}\\s*([<>]=?|=[<>]|[≤≥])\\s*(${end})$`, "u");

/**
 * Compares intervals, `[0, 1)` and `0 ≤ x < 1`: `same`, `bound` if only an end is included in one and not in the other, `part` for one of
 * two bounds, `different`. Null if the card is not an interval.
 */
export function compareIntervals(expected: string, given: string): "same" | "bound" | "part" | "different" | null {
  if (expected.length > longest || given.length > longest) return null;
  if (isOneBound(expected, given)) return "part";
  const [ours, theirs] = [intervalIn(expected), intervalIn(given) ?? bothBounds(given)];
  if (ours === null || (theirs === null && !brackets.test(expected))) return null;
  if (theirs === null || ours.from !== theirs.from || ours.to !== theirs.to) return "different";
  if (ours.hasFrom === theirs.hasFrom && ours.hasTo === theirs.hasTo) return "same";
  // For a single bound the included limit is a detail; in brackets it is the only difference.
  return brackets.test(expected) ? "different" : "bound";
}

/** `x ≤ 2` for `−2 ≤ x ≤ 2`, `x > 3` for `x < −3 or x > 3`: one of two bounds, exactly as the card has it. */
function isOneBound(expected: string, given: string): boolean {
  const said = intervalIn(given);
  if (said === null || (said.from !== "-∞" && said.to !== "∞")) return false;
  const isSaid = (one: Interval | null) =>
    one !== null && one.from === said.from && one.to === said.to && one.hasFrom === said.hasFrom && one.hasTo === said.hasTo;
  const parts = expected.split(/\s*(?:\bor\b|\boder\b|\bou\b|∨|∪|,)\s*/);
  if (parts.length === 2 && !brackets.test(expected)) return parts.map(intervalIn).some(isSaid);
  const whole = brackets.test(expected) ? null : intervalIn(expected);
  if (whole === null || whole.from === "-∞" || whole.to === "∞") return false;
  return isSaid({ ...whole, to: "∞", hasTo: false }) || isSaid({ ...whole, from: "-∞", hasFrom: false });
}

/** `x > −2 and x < 2` as one interval. */
function bothBounds(text: string): Interval | null {
  const [lower, upper, ...more] = text
    .split(/\s*(?:\band\b|\bund\b|\bet\b|&&?|∧|,)\s*/)
    .map(intervalIn)
    .toSorted((one) => (one?.to === "∞" ? -1 : 1));
  if (!lower || !upper || more.length > 0 || lower.to !== "∞" || upper.from !== "-∞") return null;
  return { from: lower.from, to: upper.to, hasFrom: lower.hasFrom, hasTo: upper.hasTo };
}

function intervalIn(text: string): Interval | null {
  const plain = text
    .trim()
    .replace(/\binf(?:inity|ty)?\b/gi, "∞")
    .replace(/\+∞/g, "∞");
  const [, opening, from = "", to = "", closing] = brackets.exec(plain) ?? [];
  if (opening !== undefined) return { from, to, hasFrom: opening === "[", hasTo: closing === "]" };
  const [, one = "", first, second, other = ""] = between.exec(plain) ?? [];
  if (first !== undefined && second !== undefined && /[<≤]/.test(first) === /[<≤]/.test(second)) {
    const isRising = /[<≤]/.test(first);
    const [hasOne, hasOther] = [isClosed(first), isClosed(second)];
    return isRising
      ? { from: one, to: other, hasFrom: hasOne, hasTo: hasOther }
      : { from: other, to: one, hasFrom: hasOther, hasTo: hasOne };
  }
  const [, sign, limit = ""] = beyond.exec(plain) ?? [];
  if (sign === undefined) return null;
  return /[>≥]/.test(sign)
    ? { from: limit, to: "∞", hasFrom: isClosed(sign), hasTo: false }
    : { from: "-∞", to: limit, hasFrom: false, hasTo: isClosed(sign) };
}

function isClosed(sign: string): boolean {
  return /[≤≥=]/.test(sign);
}
