const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const ordinal = `(\\d{1,3})(?:st|nd|rd|th)|(${ordinals.join("|")})`;
/** `the 5th from the sun`, `16th President`, `2nd largest`. */
const counted = new RegExp(`\\b(?:${ordinal})\\s(?:planet |one )?(from|president|state|king|emperor|[a-z]+est)\\b`, "g");

/** The rank that a remark gives a thing, if the dictionary gives another; else null. */
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

/** Units of length in metres. */
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
const length = `(?<![\\d.,])(\\d[\\d.,]*)\\s?(${[...units.keys()].join("|")})s?`;
const told = new RegExp(`${length}\\s(?:high|tall|long|deep)\\b|^[\\s,;:(–-]+(?:about |with )?${length}(?=$|[\\s,.;)])`, "g");
/** Tolerance, as a share: measurements differ by rounding and by where they begin. */
const mostApart = 0.15;

/** The height, length or depth that a remark gives a thing, if the dictionary gives another; else null. */
export function otherSizeOf(remark: string, known: string): { known: string; said: string } | null {
  const own = Array.from(known.matchAll(new RegExp(`${length}\\s(?:high|tall|long|deep)\\b|\\(${length}\\)`, "g")));
  const [first] = own;
  // The length of a wall depends on what is counted as part of it.
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
/** Tolerance in percentage points: shares are rounded, and given for air with and without water vapour. */
const mostPointsApart = 3;

/** The percentage at the beginning of a remark, if the dictionary gives only another; else null. */
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
/** Tolerance in years: a treaty is signed in one year and takes effect in another. */
const mostYearsApart = 10;

/** The year at the beginning of a remark, if all known years of an event are others; else null. */
export function otherYearOf(remark: string, known: string): { known: string; said: string } | null {
  const own = known.match(year) ?? [];
  const said = /^[\s,;:(–-]+(?:it was |signed |fought )?(?:in )?(1\d{3}|20\d{2})(?!\d)/.exec(remark)?.[1];
  if (said === undefined || own[0] === undefined || !event.test(known)) return null;
  return own.every((one) => Math.abs(Number(one) - Number(said)) > mostYearsApart) ? { known: own[0], said } : null;
}

/**
 * The year at the beginning of a remark, if the dictionary gives exactly one year of an achievement, besides those of birth and death, and
 * it is another; else null.
 */
export function otherYearOfADeed(remark: string, gloss: string, asked: string): { known: string; said: string } | null {
  // Only achievements that the question mentions are compared.
  const deeds = gloss.split(";").filter((deed) => (deed.match(/[a-z]{4,}/g) ?? []).some((word) => asked.includes(word)));
  const own =
    deeds
      .join(";")
      .replace(/\([^()]*-[^()]*\)/g, " ")
      .match(year) ?? [];
  const said = /^[\s,;:(–-]+(?:it was )?(?:in )?(1\d{3}|20\d{2})(?!\d)/.exec(remark)?.[1];
  if (said === undefined || own.length !== 1 || own[0] === undefined || gloss.includes(said)) return null;
  return Math.abs(Number(own[0]) - Number(said)) > 1 ? { known: own[0], said } : null;
}

const begun =
  /\b(?:since|founded in|built in|opened in|inaugurated in|capital in|completed in|independent since|independent in)\s(1\d{3}|20\d{2})(?![\d–-])/;

/**
 * The year since which a place is said to exist or to have its role, if the dictionary gives exactly one year and it is another; else null.
 */
export function otherYearOfAPlace(remark: string, gloss: string): { known: string; said: string } | null {
  const own = gloss.match(year) ?? [];
  const [phrase, said] = begun.exec(remark) ?? [];
  if (phrase === undefined || own.length !== 1 || own[0] === undefined || Math.abs(Number(own[0]) - Number(said)) <= mostYearsApart)
    return null;
  return { known: own[0], said: phrase };
}
