import type { Token } from "./tokens.ts";

export type Side = readonly Token[];
export type Statement = { relation: string | null; sides: readonly Side[] };

/** Letters that stand for a constant which is added: which of them is taken is a habit. */
const constants = new Set(["b", "c", "n", "q", "t", "k", "d", "C", "K"]);

/** Letters that stand for one thing in one book and another in the next. */
const habits: readonly (readonly [string, string])[] = [
  ["U", "V"],
  ["f", "ν"],
  ["s", "d"],
];

/** The answer with the card's letter where its own means the same: of a constant that is added, or by habit. */
export function renamed(expected: Statement, given: Statement): Statement[] {
  const [ours, theirs] = [namesOf(expected), namesOf(given)];
  const [own, strange] = [ours.filter((name) => !theirs.includes(name)), theirs.filter((name) => !ours.includes(name))];
  const [wanted, written] = [own[0], strange[0]];
  if (wanted === undefined || written === undefined || own.length > 1 || strange.length > 1) return [];
  const isConstant = constants.has(wanted) && constants.has(written) && isAddedAlone(expected, wanted);
  const isHabit = habits.some((pair) => pair.includes(wanted) && pair.includes(written));
  return isConstant || isHabit ? [withNames(given, (name) => (name === written ? wanted : name))] : [];
}

function isAddedAlone({ sides }: Statement, name: string): boolean {
  return sides.some(
    (side) => side.at(-1)?.text === name && side.at(-2)?.text === "+" && side.filter(({ text }) => text === name).length === 1,
  );
}

/** `a2` for `a²`, where the card has no name with an index. */
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

/** All letters small, where that makes no two names of the card one. */
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

/** The card without the constant that it adds at the end. */
export function withoutConstant(expected: Statement): Statement[] {
  const last = expected.sides.at(-1) ?? [];
  const isConstant =
    last.length > 2 && constants.has(last.at(-1)?.text ?? "") && last.at(-2)?.text === "+" && /^[CKck]$/.test(last.at(-1)?.text ?? "");
  return isConstant ? [{ ...expected, sides: [...expected.sides.slice(0, -1), last.slice(0, -2)] }] : [];
}

/** The card with one sign for each ±. */
export function oneSign(expected: Statement): Statement[] {
  if (!expected.sides.flat().some(({ text }) => text === "±")) return [];
  return ["+", "-"].map((sign) => ({
    ...expected,
    sides: expected.sides.map((side) => side.map((token) => (token.text === "±" ? { ...token, text: sign } : token))),
  }));
}
