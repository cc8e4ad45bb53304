import type { Token } from "./tokens.ts";

type Side = readonly Token[];

/** Lower-case letters that are factors after a capital: `Ft` is a force times a time, not a force. */
const factors = new Set("dhlmpqrstvxyz");

/** Letters that are indices after `E`: kinds of energy. */
const kindsOfEnergy = new Set("kmp");

/** Whether a side is only a name: at most three tokens, with an argument in brackets or without. */
export function isName(side: Side | undefined): boolean {
  return side !== undefined && side.length <= 3 && side.every(({ kind, text }) => kind === "name" || /^[()]$/.test(text));
}

/** Whether one of a name's tokens occurs in a side. */
export function mentions(side: Side, name: Side): boolean {
  return side.some(({ kind, text }) => kind === "name" && name.some((token) => token.text === text));
}

/** Whether `a = value` and `b = value` name the same thing: by two letters, or by one letter with an index on one side only (`E`, `Ek`). */
export function areNamesOfOne(a: Side, b: Side, value: Side): boolean {
  if (!isName(a) || !isName(b)) return false;
  if (a.length !== b.length) {
    const [longer, shorter] = a.length > b.length ? [a, b] : [b, a];
    return shorter.length === 1 && isWithIndex(longer, value) && longer[0]?.text === shorter[0]?.text && !mentions(value, shorter);
  }
  const areOneThing = a.length === 1 || (isWithIndex(a, value) && isWithIndex(b, value));
  return areOneThing && !mentions(a, b) && !mentions(value, a) && !mentions(value, b);
}

/**
 * Whether tokens are a letter with its index rather than a product: typed with `_`, or lower-case letters after a capital, if the value has
 * several tokens.
 */
function isWithIndex([base, ...rest]: Side, value: Side): boolean {
  if (!base || rest.length === 0 || !/^\p{L}$/u.test(base.text)) return false;
  if (rest.every(({ isIndex }) => isIndex)) return true;
  if (!/^\p{Lu}$/u.test(base.text) || value.length < 2) return false;
  return rest.every(({ text }) => /^\p{Ll}$/u.test(text) && (!factors.has(text) || (base.text === "E" && kindsOfEnergy.has(text))));
}
