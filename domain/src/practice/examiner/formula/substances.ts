import { elementSymbol, isChemical } from "./elements.ts";
import { formulasNamed, saltsNamed } from "./substances-table.ts";

/** Limits of a formula: UTF-16 code units, and atoms of one element. */
const longest = 80;
const mostAtoms = 1000;

/**
 * Whether an answer gives the molecular formula of a structure: `C2H6O` for CH3CH2OH. Each element occurs once in it, and the card's
 * formula is more specific.
 */
export function saysOnlyItsAtoms(expected: string, given: string): boolean {
  const [structure, sum] = [withUsualGroups(expected), given].map((text) => text.replace(/[\s_]/g, ""));
  if (structure === undefined || sum === undefined || !/^(?:[A-Z][a-z]?\d{0,3})+$/.test(sum) || sum.length > longest) return false;
  const elements = sum.match(/[A-Z][a-z]?/g) ?? [];
  const [ours, theirs] = [atomsIn(structure), atomsIn(sum)];
  if (ours === null || theirs === null || !ours.has("C") || new Set(elements).size !== elements.length) return false;
  const isJoined = (structure.match(/[A-Z][a-z]?/g) ?? []).length > ours.size;
  return isJoined && ours.size === theirs.size && [...ours].every(([element, count]) => theirs.get(element) === count);
}

/**
 * Unifies notations of a structure: bonds drawn or not, `H3C` for CH3, `C2H5` for CH3CH2, `CH3(CH2)2CH3`, `x` before water of
 * crystallization.
 */
export function withUsualGroups(formula: string): string {
  if (formula.length > longest) return formula;
  return formula
    .replace(/^(?:the )?(?:formula|symbol) (?:is|:)\s*/i, "")
    .replace(/\s?[x*.•]\s?(?=\d*\s?H_?2O$)/g, "·")
    .replace(/(?<=[A-Za-z\d)])\s?[-–=≡]\s?(?=[A-Z(])/g, "")
    .replace(/^H_?(\d)C(?=$|[A-Z(])/, "CH$1")
    .replace(/\(CH_?2\)_?([2-9])/g, (_, times: string) => "CH2".repeat(Number(times)))
    .replace(/^C_?2H_?5(?=[A-Z(])/, "CH3CH2")
    .replace(/^C_?3H_?7(?=[A-Z(])/, "CH3CH2CH2")
    .replace(/COOH(?![a-z\d])/g, "CO2H")
    .replace(/^HOOC(?=[A-Z(])/g, "HO2C");
}

/** `CH2=CH2`: a formula with its bonds drawn, which is not an equation. */
export function isStructure(formula: string): boolean {
  return (
    /^[A-Z][A-Za-z\d()]*(?:[-–=≡][A-Z(][A-Za-z\d()]*)+$/.test(formula) && isChemical(formula.replace(/[-–=≡]/g, "")) && /C/.test(formula)
  );
}

/** The number of atoms of each element in a formula; null if it is not a formula, or has nested brackets. */
export function atomsIn(formula: string): Map<string, number> | null {
  if (formula.length > longest || !isChemical(formula) || /[^A-Za-z\d()]/.test(formula)) return null;
  const atoms = new Map<string, number>();
  const add = (text: string, times: number) => {
    for (const [, element = "", count = ""] of text.matchAll(/([A-Z][a-z]?)(\d{0,3})/g))
      atoms.set(element, Math.min(mostAtoms, (atoms.get(element) ?? 0) + times * Number(count === "" ? 1 : count)));
  };
  let rest = formula;
  for (const [group, inner = "", count = ""] of formula.matchAll(/\(([^()]*)\)(\d{0,2})/g)) {
    add(inner, Number(count === "" ? 1 : count));
    rest = rest.replace(group, "");
  }
  if (/[()]/.test(rest)) return null;
  add(rest, 1);
  return atoms;
}

const joints =
  /\s*(?:->|→|⟶|⇌|=+>?|\b(?:become|becomes|yield|yields|give|gives|form|forms|make|makes|produce|produces|turns? into|reacts? to)\b)\s*/u;
/** Limit of the substances on a side of a reaction. */
const mostSubstances = 6;

/** `iron + oxygen → iron oxide` for `4Fe + 3O2 → 2Fe2O3`: the reaction in words, with each substance on its side. */
export function isReactionInWords(expected: string, given: string): boolean {
  if (given.length > 200 || expected.length > 200 || !/\p{Ll}{3}/u.test(given)) return false;
  const [ours, theirs] = [expected, given.toLowerCase()].map((text) => text.split(joints));
  if (ours?.length !== 2 || theirs?.length !== 2) return false;
  return ours.every((side, place) => isSideInWords(side, theirs[place] ?? ""));
}

function isSideInWords(ours: string, theirs: string): boolean {
  const formulas = ours
    .trim()
    .split(/\s*\+\s+/)
    .map((species) => species.replace(/^\d+\s*/, "").replace(/\((?:aq|s|l|g)\)$|[\s^+-]/g, ""));
  const said = theirs.trim().split(/\s*(?:\+|,|\band\b|\bwith\b)\s*/);
  if (formulas.length !== said.length || said.length > mostSubstances) return false;
  const left = [...formulas];
  return said.every((name) => {
    const place = left.findIndex((formula) => isNameOf(name.replace(/^(?:an?|the)\s+/, ""), formula));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** Whether a name is known to be another substance's: `silver` beside Au. False for unknown names. */
export function isOtherSubstance(name: string, formula: string): boolean {
  const [first = "", second = "", ...more] = name.split(" ");
  const isKnown =
    formulasNamed[name] !== undefined ||
    (second === ""
      ? elementSymbol(first) !== null
      : more.length === 0 && elementSymbol(first) !== null && saltsNamed[second] !== undefined);
  return isKnown && !isNameOf(name, formula.replace(/\s|[\^].*$/g, ""));
}

function isNameOf(name: string, formula: string): boolean {
  if (name === formula.toLowerCase() || formulasNamed[name]?.split(" ").includes(formula)) return true;
  const atoms = atomsIn(formula);
  const elements = [...(atoms?.keys() ?? [])];
  const [first = "", second = "", ...more] = name.split(" ");
  const symbolOf = (word: string) => elementSymbol(word.replace(/\([iv]+\)$/, ""));
  if (second === "") return elements.length === 1 && symbolOf(first) === elements[0]?.toLowerCase();
  const [metal = "", other = ""] = elements;
  return more.length === 0 && elements.length === 2 && symbolOf(first) === metal.toLowerCase() && saltsNamed[second] === other;
}
