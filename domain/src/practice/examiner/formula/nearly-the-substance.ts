import { isChemical } from "./elements.ts";
import { isWithoutItsWater } from "./part-of-formula.ts";
import { atomsIn, saysOnlyItsAtoms } from "./substances.ts";

/** Limit of a formula, in UTF-16 code units. */
const longest = 80;

/**
 * Whether an answer has the right atoms in another arrangement or number: a molecular formula or a ratio for a structure, without water of
 * crystallization, a group without brackets.
 */
export function isNearlyTheSubstance(expected: string, given: string): boolean {
  if (expected.length > longest || given.length > longest) return false;
  if (saysOnlyItsAtoms(expected, given) || isWithoutItsWater(expected, given)) return true;
  const [own, said] = [expected, given].map((text) => text.replace(/[\s_]/g, ""));
  return own !== undefined && said !== undefined && (isWithoutItsBrackets(own, said) || isItsRatio(own, said));
}

/** `CaOH2` for `Ca(OH)2` */
function isWithoutItsBrackets(own: string, said: string): boolean {
  return own.includes("(") && own.replace(/[()]/g, "") === said;
}

/** `CH2O` for `C6H12O6`: the empirical formula instead of the molecular one. */
function isItsRatio(own: string, said: string): boolean {
  const [ours, theirs] = [atomsIn(own), atomsIn(said)];
  if (!ours || !theirs || !ours.has("C") || !ours.has("H") || ours.size !== theirs.size) return false;
  const ratios = [...ours].map(([element, count]) => count / (theirs.get(element) ?? Number.NaN));
  return (ratios[0] ?? 1) > 1 && ratios.every((ratio) => ratio === ratios[0]);
}

const water = /^(?:H2O|HOH)$/;
const arrow = /\s*(?:-+>|=+>?|→|⟶|⇌|⇄)\s*/u;

/**
 * Whether one equation is the neutralization of an acid by a base with all its substances, `HCl + NaOH → NaCl + H2O`, and the other that of
 * the ions only, `H+ + OH- → H2O`.
 */
export function isSameNeutralisation(expected: string, given: string): boolean {
  if (expected.length > longest || given.length > longest) return false;
  return (isOfIons(expected) && isOfSubstances(given)) || (isOfSubstances(expected) && isOfIons(given));
}

function sidesOf(text: string): string[][] {
  return text
    .replace(/\((?:aq|s|l|g)\)/g, "")
    .replace(/[_^\s]/g, (sign) => (sign === "_" || sign === "^" ? "" : " "))
    .split(arrow)
    .map((side) => side.split(/\s+\+\s+/).map((part) => part.trim().replace(/^\d+\s?(?=[A-Z(])/, "")));
}

function isOfIons(text: string): boolean {
  const [left = [], right = [], ...more] = sidesOf(text);
  const ions = left.toSorted().join(" ");
  return more.length === 0 && /^(?:H|H3O)\+ OH-$/.test(ions) && right.length === 1 && water.test(right[0] ?? "");
}

function isOfSubstances(text: string): boolean {
  const [left = [], right = [], ...more] = sidesOf(text);
  const isPlain = [...left, ...right].every((one) => isChemical(one) && !/[+-]/.test(one));
  if (more.length > 0 || left.length !== 2 || right.length !== 2 || !isPlain) return false;
  return (
    left.some((one) => /^H\d?[A-Z]/.test(one)) && left.some((one) => /OH\d?$|\(OH\)\d?$/.test(one)) && right.some((one) => water.test(one))
  );
}
