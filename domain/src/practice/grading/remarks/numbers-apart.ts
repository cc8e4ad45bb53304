const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const ordinal = `(\\d{1,3})(?:st|nd|rd|th)|(${ordinals.join("|")})`;
/** `the 5th from the sun`, `16th President`, `2nd largest`. */
const counted = new RegExp(`\\b(?:${ordinal})\\s(?:planet |one )?(from|president|state|king|emperor|[a-z]+est)\\b`, "g");

/** The place in a row that a remark gives a thing, where a dictionary counts it otherwise; null elsewhere. */
export function otherPlaceInARow(remark: string, known: string): { known: string; said: string } | null {
  const own = Array.from(known.matchAll(counted));
  for (const [phrase, digits, word, of] of remark.matchAll(counted)) {
    const same = own.filter(([, , , what]) => what === of);
    if (same.length > 0 && same.every(([, one, other]) => valueOf(one, other) !== valueOf(digits, word)))
      return { known: same[0]?.[0] ?? "", said: phrase };
  }
  return null;
}

function valueOf(digits: string | undefined, word: string | undefined): number {
  return digits === undefined ? ordinals.indexOf(word ?? "") + 1 : Number(digits);
}

/** Metres in a unit. */
const units = new Map([
  ["m", 1],
  ["metre", 1],
  ["meter", 1],
  ["km", 1000],
  ["kilometre", 1000],
  ["kilometer", 1000],
  ["feet", 0.3048],
  ["foot", 0.3048],
  ["ft", 0.3048],
  ["mile", 1609.344],
]);
const length = `(\\d+(?:[ ,.]\\d{3})*(?:\\.\\d+)?)\\s?(${[...units.keys()].join("|")})s?`;
const told = new RegExp(`${length}\\s(?:high|tall|long|deep)\\b|^[\\s,;:(–-]+(?:about |with )?${length}(?=$|[\\s,.;)])`, "g");
/** What is measured by rounding, and by where one begins to measure, differs by no more than this share. */
const mostApart = 0.15;

/** How high, long or deep a remark says a thing to be, where a dictionary measures otherwise; null elsewhere. */
export function otherSizeOf(remark: string, known: string): { known: string; said: string } | null {
  const own = Array.from(known.matchAll(new RegExp(`${length}\\s(?:high|tall|long|deep)\\b|\\(${length}\\)`, "g")));
  const [first] = own;
  // How long a wall is depends on what is counted to it.
  if (first === undefined || own.length > 1 || /\bwall\b/.test(known)) return null;
  const metres = metresOf(first[1] ?? first[3], first[2] ?? first[4]);
  for (const [phrase, high, highUnit, bare, bareUnit] of remark.matchAll(told)) {
    if (Math.abs(metresOf(high ?? bare, highUnit ?? bareUnit) / metres - 1) > mostApart)
      return { known: first[0].replace(/[()]/g, ""), said: phrase.replace(/^[\s,;:(–-]+/, "") };
  }
  return null;
}

function metresOf(number: string | undefined, unit: string | undefined): number {
  return Number((number ?? "").replace(/[ ,]|\.(?=\d{3}(?!\d))/g, "")) * (units.get(unit ?? "") ?? Number.NaN);
}

const percent = /(\d{1,3}(?:\.\d+)?)\s?(?:%|per\s?cent\b)/g;
/** Shares are rounded, and told of air with and without its water. */
const mostPointsApart = 3;

/** The share a remark begins with, where a dictionary tells one other; null elsewhere. */
export function otherShareOf(remark: string, known: string): { known: string; said: string } | null {
  const own = Array.from(known.matchAll(percent));
  const said =
    /^[\s,;:(–-]+(?:about|around|some|roughly|nearly|it makes up|which makes up|with|makes up)?\s?(\d{1,3}(?:\.\d+)?)\s?(?:%|per\s?cent\b)/.exec(
      remark,
    );
  if (own.length !== 1 || said === null || Math.abs(Number(own[0]?.[1]) - Number(said[1])) <= mostPointsApart) return null;
  return { known: own[0]?.[0] ?? "", said: `${said[1]}%` };
}

const event = /\b(?:battle|treaty|war|revolution|siege|crusade|massacre|rebellion|uprising|signed|declaration|voyage|expedition)\b/;
const year = /(?<![\d.,])(1\d{3}|20\d{2})(?![\d.,]?\d)/g;
/** A treaty is signed in one year and holds from another. */
const mostYearsApart = 10;

/** The year a remark begins with, where all that is known of an event was in others; null elsewhere. */
export function otherYearOf(remark: string, known: string): { known: string; said: string } | null {
  const own = known.match(year) ?? [];
  const said = /^[\s,;:(–-]+(?:it was |signed |fought )?(?:in )?(1\d{3}|20\d{2})(?!\d)/.exec(remark)?.[1];
  if (said === undefined || own[0] === undefined || !event.test(known)) return null;
  return own.every((one) => Math.abs(Number(one) - Number(said)) > mostYearsApart) ? { known: own[0], said } : null;
}

/** The year a remark begins with, where a dictionary tells one year of what somebody did, beside those of the life; null elsewhere. */
export function otherYearOfADeed(remark: string, gloss: string): { known: string; said: string } | null {
  const own = gloss.replace(/\([^()]*-[^()]*\)/g, " ").match(year) ?? [];
  const said = /^[\s,;:(–-]+(?:it was )?(?:in )?(1\d{3}|20\d{2})(?!\d)/.exec(remark)?.[1];
  if (said === undefined || own.length !== 1 || own[0] === undefined || gloss.includes(said)) return null;
  return Math.abs(Number(own[0]) - Number(said)) > 1 ? { known: own[0], said } : null;
}
