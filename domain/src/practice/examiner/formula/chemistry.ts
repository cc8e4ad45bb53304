import { isChemical } from "./elements.ts";

/** A term of an equation: its coefficient, and the possible readings of its formula. */
type Species = { count: number; readings: readonly string[] };
type Equation = { left: readonly Species[]; right: readonly Species[] };

const arrow = /\s*(?:<-+>|<=+>|-+>|=+>|→|⟶|⇌|⇄|\byields\b|\bgives\b|=)\s*/u;
/** `C <- A + B`, which is read from the right. */
const backwards = /\s*(?:<-+(?!>)|←|⟵)\s*/u;
const mostSpecies = 12;

/** Whether a text is a chemical equation. */
export function isEquation(text: string): boolean {
  return text.length < 200 && (/[→>←⟵⟶⇌⇄]|yields|gives/u.test(text) || haveAnElementInCommon(text)) && equationIn(text) !== null;
}

/** `P = UI` is not a reaction of phosphorus: an element of one side must occur on the other. */
function haveAnElementInCommon(text: string): boolean {
  const [left = "", right = ""] = text.split("=");
  return (left.match(/\p{Lu}\p{Ll}?/gu) ?? []).some((element) => right.includes(element));
}

/** Heat or light that a reaction releases, and remarks about it. */
const heat = /\s*\+\s*(?:(?:heat|energy|light|energie|wärme|energía|énergie|kcal|kJ|ΔH)\b\s*)+|\s*\((?:exo|endo)therm\p{L}*\)/giu;

/** An equation with words replaced by signs, without heat, and with subtracted electrons moved to the other side. */
function plainEquation(text: string): string {
  return text
    .replace(heat, "")
    .replace(/-+\([^()]{1,20}\)-*>/g, "→")
    .replace(/\s(?:plus|and|und)\s/gi, " + ")
    .replace(/\s(?:yields?|gives?|makes?|forms?|becomes?|produces?|ergibt)\s/gi, " → ")
    .replace(/^(.*?)\s-\s(\d?)\s?e\^?\(?-?\)?\s*(→|-+>|=+>?|⟶)\s*(.*)$/u, "$1 $3 $4 + $2e-");
}

/**
 * Compares two equations: `same`, the same substances with other coefficients (`unbalanced`), without charges (`charge`), or another
 * reaction (`different`).
 */
export function compareEquations(expected: string, given: string): "same" | "unbalanced" | "charge" | "different" {
  const [one, other] = [
    hydrogenIons(equationIn(plainEquation(expected))),
    hydrogenIons(equationIn(plainEquation(given)) ?? inSmallLetters(given)),
  ];
  if (!one || !other) return "different";
  if (!sameSide(one.left, other.left) || !sameSide(one.right, other.right)) return isWithoutCharges(one, other) ? "charge" : "different";
  const ratios = [...ratiosOf(one.left, other.left), ...ratiosOf(one.right, other.right)];
  return ratios.every((ratio) => Math.abs(ratio - (ratios[0] ?? 1)) < 1e-9) ? "same" : "unbalanced";
}

/** `NaCl → Na + Cl` for `NaCl → Na+ + Cl-`: the same atoms without any charges. */
function isWithoutCharges(one: Equation, other: Equation): boolean {
  const plain = (side: readonly Species[]) =>
    side.map((species) => ({ ...species, readings: species.readings.map((text) => text.replace(/ \d[+-]$/, "")) }));
  const isCharged = ({ left, right }: Equation) =>
    [...left, ...right].some(({ readings }) => readings.some((text) => / \d[+-]$/.test(text)));
  return isCharged(one) && !isCharged(other) && sameSide(plain(one.left), other.left) && sameSide(plain(one.right), other.right);
}

/** Whether an equation lacks only one or two substances of one side, or is one complete side of the expected one. */
export function isPartOfEquation(expected: string, given: string): boolean {
  const [one, other] = [equationIn(expected), equationIn(given)];
  if (!one) return false;
  if (!other) return isOneSide(one, given) || given.split(arrow).some((side) => isOneSide(one, side) && inWords.test(given));
  const isPart = (ours: readonly Species[], theirs: readonly Species[]) =>
    theirs.length > 0 && theirs.length < ours.length && theirs.every((species) => ours.some((own) => meets(own, species)));
  return (
    (sameSide(one.left, other.left) && isPart(one.right, other.right)) || (isPart(one.left, other.left) && sameSide(one.right, other.right))
  );
}

/** `HCl + NaOH → salt + water` */
const inWords = /\p{Ll}{4}/u;

/** `CO2 + H2O`: all reactants or all products, with the right coefficients. */
function isOneSide({ left, right }: Equation, given: string): boolean {
  const species = given.length > 100 ? null : speciesIn(given);
  const isSide = (side: readonly Species[]) =>
    species !== null && side.length > 1 && sameSide(side, species) && ratiosOf(side, species).every((ratio) => ratio === 1);
  return isSide(left) || isSide(right);
}

/**
 * Whether two formulas name one substance, with indices and charges in any notation. Case matters unless the answer is all in lower case.
 */
export function sameSubstance(expected: string, given: string): boolean {
  const ours = readingsOf(expected);
  const theirs = readingsOf(given);
  if (theirs.some((reading) => ours.includes(reading))) return true;
  // `AU` is not a careless `Au`: in two letters the case matters.
  const isHasty = given === given.toLowerCase() || (!isChemical(given) && given.length > 2);
  return isHasty && theirs.some((reading) => ours.some((own) => own.toLowerCase() === reading.toLowerCase()));
}

/** An ion without its charge, `SO4` for `SO4^2-`, or with a charge without a sign: `SO4^2`. */
export function isWithoutCharge(expected: string, given: string): boolean {
  const [, atoms, number] = /^(.*?)(?:\^\(?(\d?)[+-]\)?|\s(\d?)[+-]|[+-])$/.exec(expected.trim()) ?? [];
  const bare = number ? given.trim().replace(new RegExp(`(?:\\^|\\s)\\(?${number}\\)?$`), "") : given;
  return atoms !== undefined && !/[+-]/.test(given) && sameSubstance(atoms, bare);
}

function equationIn(text: string): Equation | null {
  const isBackwards = backwards.test(text);
  const sides = text.split(isBackwards ? backwards : arrow);
  if (sides.length !== 2) return null;
  const [left, right] = (isBackwards ? sides.toReversed() : sides).map(speciesIn);
  return left && right ? { left, right } : null;
}

function speciesIn(side: string): Species[] | null {
  const parts = side
    .replace(/\((?:aq|s|l|g)\)|[↑↓]/gu, "")
    .trim()
    .split(/\s+\+\s+|(?<=[\p{L}\d)])\+(?=\d?[\p{Lu}(])/u)
    .map((part) => part.trim());
  if (parts.length > mostSpecies) return null;
  const species = parts.map((part) => {
    const count = /^\d+(?:[./]\d+)?/.exec(part)?.[0] ?? "";
    const body = part.slice(count.length).replace(/^\s*\*?\s*/, "");
    const [top = 1, bottom = 1] = count === "" ? [] : count.split("/").map(Number);
    const isParticle = /^e\^?\(?-\)?$/.test(body.replace(/\s/g, ""));
    return isParticle || isChemicalBody(body) ? { count: top / bottom, readings: readingsOf(body) } : null;
  });
  return species.includes(null) ? null : together(species.filter((one) => one !== null));
}

/** Adds equal terms: `O2 + O2` becomes 2 O2. */
function together(species: readonly Species[]): Species[] {
  return species.reduce<Species[]>((all, one) => {
    const at = all.findIndex((other) => other.readings[0] === one.readings[0]);
    return at < 0 ? [...all, one] : all.map((other, place) => (place === at ? { ...other, count: other.count + one.count } : other));
  }, []);
}

/** `ch4 + 2o2 -> co2 + 2h2o` in careless lower case: parsed only if the card is an equation. */
function inSmallLetters(text: string): Equation | null {
  const sides = text.split(arrow);
  if (sides.length !== 2 || text.length > 200 || /\p{Lu}/u.test(text) || !/\d/.test(text)) return null;
  const [left, right] = sides.map((side) => {
    const species = side.split(/\s+\+\s+|\+(?=\d?[a-z(])/).map((part): Species | null => {
      const [, count = "", body = ""] = /^(\d+)?\s?([a-z][a-z\d()]*)$/.exec(part.trim()) ?? [];
      return body === "" ? null : { count: Number(count || 1), readings: readingsOf(body) };
    });
    return species.includes(null) ? null : together(species.filter((one) => one !== null));
  });
  return left && right ? { left, right } : null;
}

/** Reads `H3O⁺` with water on the other side as the ion H⁺. */
function hydrogenIons(equation: Equation | null): Equation | null {
  if (equation === null) return null;
  const isOf =
    (name: string) =>
    ({ readings }: Species) =>
      readings.includes(name);
  const [ions, water] = [isOf("H3O 1+"), isOf("H2O")];
  const sides = [equation.left, equation.right] as const;
  const place = sides.findIndex((side) => side.some(ions));
  const [own, other] = [sides[place], sides[1 - place]];
  if (!own || !other?.some(water)) return equation;
  const plain = own.map((species) => (ions(species) ? { ...species, readings: ["H 1+"] } : species));
  const dry = other.filter((species) => !water(species));
  return place === 0 ? { left: plain, right: dry } : { left: dry, right: plain };
}

function isChemicalBody(body: string): boolean {
  return isChemical(body.replace(/[_{}]/g, ""));
}

/** The possible readings of a formula with its charge: `CO32-` has one or two charges. */
function readingsOf(text: string): string[] {
  const plain = text
    .replace(/[\s_{}]/g, "")
    .replace(/[·*.•]/g, "·")
    .replace(/\[/g, "(")
    .replace(/\]/g, ")")
    .replace(/^\(([A-Z][A-Za-z\d]*)\)\^?(?=\d*[+-]$)/, "$1^");
  const signs = /^(.*?[^+-])\^?\(?([+-]{2,})\)?$/.exec(plain);
  if (signs) return [`${signs[1] ?? ""} ${signs[2]?.length ?? 0}${signs[2]?.[0] ?? ""}`];
  const raised = /^(.*)\^\(?(?:(\d*)([+-])|([+-])(\d+))\)?$/.exec(plain) ?? /^(.*)\((?:(\d*)([+-])|([+-])(\d+))\)$/.exec(plain);
  if (raised) return [`${raised[1] ?? ""} ${raised[2] || raised[5] || 1}${raised[3] ?? raised[4] ?? ""}`];
  // `Fe+3`: the sign is before the number.
  const before = /^(.*[\p{L}\d)])([+-])(\d)$/u.exec(plain);
  if (before) return [`${before[1] ?? ""} ${before[3] ?? ""}${before[2] ?? ""}`];
  const typed = /^(.*?)(\d?)([+-])$/.exec(plain);
  if (!typed) return [plain.replace(/\^/g, "")];
  const [, body = "", digit = "", sign = ""] = typed;
  return digit === "" ? [`${body} 1${sign}`] : [`${body} ${digit}${sign}`, `${body}${digit} 1${sign}`];
}

function sameSide(expected: readonly Species[], given: readonly Species[]): boolean {
  return expected.length === given.length && expected.every((one) => given.some((other) => meets(one, other)));
}

function meets(one: Species, other: Species): boolean {
  return other.readings.some((reading) =>
    one.readings.some((own) => own === reading || (reading === reading.toLowerCase() && own.toLowerCase() === reading)),
  );
}

function ratiosOf(expected: readonly Species[], given: readonly Species[]): number[] {
  return expected.map((one) => (given.find((other) => meets(one, other))?.count ?? Number.NaN) / one.count);
}
