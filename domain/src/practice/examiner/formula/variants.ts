import type { Token } from "./tokens.ts";

export type Side = readonly Token[];
export type Statement = { relation: string | null; sides: readonly Side[] };

/** Letters of an added constant, which are interchangeable. */
const constants = new Set(["b", "c", "n", "q", "t", "k", "d", "C", "K"]);

/** Letters that differ between textbooks for the same quantity. */
const habits =
  "g u;b v;U V;E U;E V;f ν;s d;W E;q r;p i;p r;i r;k D;x s;l L;ω w;q Q;q e;q1 Q1;q2 Q2;q1 Q;q2 q;m1 M;m2 m;K0 P;ΔT Δθ;ΔT Δϑ;Δt t;Δx x;Δs s;Δx s;Δs d;t n;N n;λ l;i j;σ s;μ m;r R;l L;m M;i I;b B"
    .split(";")
    .map((pair) => pair.split(" "));
/** A distance is `r` or `d`, except in a formula of a circle. */
const distances = ["r", "d"];
const mostRenamed = 3;

/** Variants of the answer with the card's letter for an equivalent one: an added constant, or a usual letter. */
export function renamed(expected: Statement, given: Statement): Statement[] {
  const [ours, theirs] = [namesOf(expected), namesOf(given)];
  // A single name on the left names the formula, and may be left out.
  const named = [expected, given].map(({ sides: [left, right] }) => (right && left?.length === 1 ? left[0]?.text : undefined));
  const isLeft = (name: string) => named.includes(name) && (given.sides.length === 1 || named[1] !== undefined);
  const own = ours.filter((name) => !theirs.includes(name) && !isLeft(name));
  const strange = theirs.filter((name) => !ours.includes(name) && !isLeft(name));
  if (own.length === 0 || own.length !== strange.length || own.length > mostRenamed) return [];
  const left = [...strange];
  const pairs = own.map((wanted) => {
    const place = left.findIndex((written) => isSameThing(expected, wanted, written));
    return [wanted, place < 0 ? undefined : left.splice(place, 1)[0]] as const;
  });
  if (pairs.some(([, written]) => written === undefined)) return [];
  return [withNames(given, (name) => pairs.find(([, written]) => written === name)?.[0] ?? name)];
}

function isSameThing(expected: Statement, wanted: string, written: string): boolean {
  if (constants.has(wanted) && constants.has(written) && isAddedAlone(expected, wanted)) return true;
  if (wanted === "m" && isSlope.test(written) && isLine(expected)) return true;
  // A difference for the quantity itself, and quantities for two differences.
  const differences = namesOf(expected).filter((name) => name.startsWith("Δ"));
  if (written === `Δ${wanted}` || (wanted === `Δ${written}` && differences.length > 1)) return true;
  const isDistance = distances.includes(wanted) && distances.includes(written) && !namesOf(expected).includes("π");
  return isDistance || habits.some((pair) => pair.includes(wanted) && pair.includes(written));
}

/** Letters of the slope in `y = mx + c`. */
const isSlope = /^[ak]$/;

function isLine(statement: Statement): boolean {
  const names = namesOf(statement);
  return names.length === 4 && ["x", "y"].every((name) => names.includes(name)) && names.some((name) => isAddedAlone(statement, name));
}

/** The answer with its letters replaced by the card's, in order of their first occurrence. */
export function inOtherLetters(expected: Statement, given: Statement): Statement[] {
  const letters = (statement: Statement) => [...new Set(namesOf(statement).map((name) => name.replace(/'+$/, "")))];
  const [ours, theirs] = [letters(given.sides.length === 1 ? { ...expected, sides: expected.sides.slice(1) } : expected), letters(given)];
  const isOtherwise = ours.length === theirs.length && theirs.every((name) => /^\p{L}\d?$/u.test(name) && !ours.includes(name));
  if (!isOtherwise) return [];
  return [withNames(given, (name) => (ours[theirs.indexOf(name.replace(/'+$/, ""))] ?? name) + (/'+$/.exec(name)?.[0] ?? ""))];
}

function isAddedAlone({ sides }: Statement, name: string): boolean {
  return sides.some(
    (side) => side.at(-1)?.text === name && side.at(-2)?.text === "+" && side.filter(({ text }) => text === name).length === 1,
  );
}

/** `a2` for `a²`, if the card has no name with an index. */
export function powersTyped(expected: Statement, given: Statement): Statement[] {
  if (namesOf(expected).some((name) => /\d$/.test(name)) || !namesOf(given).some((name) => /^\p{L}\d$/u.test(name))) return [];
  const apart = (token: Token): Token[] =>
    token.kind === "name" && /^\p{L}\d$/u.test(token.text)
      ? [
          { ...token, text: token.text.slice(0, 1) },
          { kind: "sign", text: "^" },
          { kind: "number", text: token.text.slice(1) },
        ]
      : [token];
  return [{ ...given, sides: given.sides.map((side) => side.flatMap(apart)) }];
}

/** All letters in lower case, if that makes no two names of the card equal. */
export function inOneCase(expected: Statement, given: Statement): Statement[] {
  const names = namesOf(expected);
  const isClear = new Set(names.map((name) => name.toLowerCase())).size === names.length;
  const capitals = namesOf(given).map((name) => name === name.toUpperCase());
  const isOneCase = capitals.every(Boolean) || namesOf(given).every((name) => name === name.toLowerCase());
  if (!isClear || !isOneCase) return [];
  return [withNames(given, (name) => names.find((own) => own.toLowerCase() === name.toLowerCase()) ?? name)];
}

function namesOf({ sides }: Statement): string[] {
  return [...new Set(sides.flat().flatMap(({ kind, text }) => (kind === "name" ? [text] : [])))];
}

function withNames(statement: Statement, rename: (name: string) => string): Statement {
  const one = (token: Token): Token => (token.kind === "name" ? { ...token, text: rename(token.text) } : token);
  return { ...statement, sides: statement.sides.map((side) => side.map(one)) };
}

/** The card without the constant added at its end. */
export function withoutConstant(expected: Statement): Statement[] {
  const last = expected.sides.at(-1) ?? [];
  const isConstant =
    last.length > 2 && constants.has(last.at(-1)?.text ?? "") && last.at(-2)?.text === "+" && /^[CKck]$/.test(last.at(-1)?.text ?? "");
  return isConstant ? [{ ...expected, sides: [...expected.sides.slice(0, -1), last.slice(0, -2)] }] : [];
}

/** The card with a single sign for each ±. */
export function oneSign(expected: Statement): Statement[] {
  if (!expected.sides.flat().some(({ text }) => text === "±")) return [];
  return ["+", "-"].map((sign) => ({
    ...expected,
    sides: expected.sides.map((side) => side.map((token) => (token.text === "±" ? { ...token, text: sign } : token))),
  }));
}
