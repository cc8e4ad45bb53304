/** Limit of a formula, in UTF-16 code units. */
const longest = 200;

type Rewriting = readonly [when: RegExp, what: RegExp, by: string];

/** Rewritings of both texts, which unify notations. */
const same: readonly Rewriting[] = [
  [/./, /^\[Kr\]\s?/, "[Ar] 3d^10 4s^2 4p^6 "],
  [/./, /^\[Ar\]\s?/, "[Ne] 3s^2 3p^6 "],
  [/./, /^\[Ne\]\s?/, "1s^2 2s^2 2p^6 "],
  [/./, /^\[He\]\s?/, "1s^2 "],
  [/./, /(?<!\p{L})([Tt])_?\{?\(?1\/2\)?\}?(?![\d\p{L}])(?=.*=|\s*$|\)|\s*\*)|(?<=[=/]\s*)([Tt])_?\{?1\/2\}?$/gu, "$1$2_12"],
  [/./, /(\p{L})[\u0304\u0305]/gu, "$1_98"],
  [/./, /\\?\b(?:bar\s?[({]?\s?([a-z])[)}]?|([a-z])_?bar)\b/g, "$1$2_98"],
  [/./, /\bdelta\s?(?=\p{L}(?!\p{L}))/giu, "Δ"],
  [/./, /^(\s*\p{L}_?\d?)\s?\(\p{L}\)(?=\s*=)/u, "$1"],
  [/./, /\bd([a-z])\s?\/\s?d([a-z])(?![\p{L}\d])(?!\s*[\p{L}(])/gu, "Δ$1/Δ$2"],
];

/** Rewritings of the answer that depend on the card: pattern of the card, pattern of the answer, replacement. */
const typed: readonly Rewriting[] = [
  [/\d[spdf]\^\d/, /(\d[spdf]\^?\d{1,2}?)(?=\d[spdf])/g, "$1 "],
  [/±/, /\+\s?\/?\s?-/g, "±"],
  [/^\s*x\s*=/, /^\s*x_?\{?\(?1\s?[,/]?\s?2\)?\}?\s*=/u, "x ="],
  [/^\s*[EW]_?\w{0,3}\s*=/, /^\s*(?:KE|EK|PE|EP|GPE|EPE)\s*=/, "E ="],
  [/^\s*F\s*=/, /^\s*[Σ∑]\s?F\s*=/u, "F ="],
  [/[π]|\bpi\b/, /(?<![\d.])3[.,]14(?:16|159?|2)?(?!\d)/g, "π"],
  [/\+\s?[cC]\s*$/, /\+\s?const(?:ant)?\.?\s*$/i, "+ C"],
  [/\blog(?!_|\d)/, /\b(?:log_?10|lg)(?=[\s([])/g, "log"],
  [/\[H\^?\+\]/, /\[?H_?3O\^?\+\]?/g, "[H+]"],
  [/\[/, /(?<!\p{L})c\s?\(([^()]{1,12})\)/gu, "[$1]"],
  [/ln\s?\(?2/, /(?<![\d.,])0[.,]69(?:3|31|315)?(?!\d)/g, "ln(2)"],
  [/./, /^(?:the )?(?:formula|answer|equation|solution|result|symbol) (?:is|:)\s*/i, ""],
  [/^[^≈]*$/, /^\s*(?:≈|~|about |approx\.? )\s*/i, ""],
  [/p_i/, /\bpi\b/g, "p_i"],
  [/Δ/, /\(\s*([a-zA-Z])_?(?:2|f|end)\s?-\s?\1_?(?:1|i|0)\s*\)/g, "Δ$1"],
];

/** Indices that only name the kind of a quantity. */
const telling = /(?<=\p{Lu})_?\{?(?:total|tot|ges|gesamt|eq)\}?(?!\p{Ll})/gu;

/** The card's formula and the answer with their notations unified. */
export function asMeant(own: string, given: string): [own: string, given: string] {
  if (own.length > longest || given.length > longest) return [own, given];
  const [ours, theirs] = withIndicesNamed(...inBoth(own, given));
  return [ours, typed.reduce((text, [when, what, by]) => (when.test(ours) ? text.replace(what, by) : text), theirs)];
}

function inBoth(own: string, given: string): [string, string] {
  const plain = (text: string) => same.reduce((before, [, what, by]) => before.replace(what, by), text);
  const [ours, theirs] = [plain(own), plain(given)];
  // `Δy` and `y₂ - y₁` are equal.
  const difference = /\(\s*(\p{L})_?2\s?-\s?\1_?1\s*\)/gu;
  const isOtherwise = theirs.includes("Δ") && !ours.includes("Δ");
  return [isOtherwise ? ours.replace(difference, "Δ$1") : ours, telling.test(own) ? theirs : theirs.replace(telling, "")];
}

/** Unifies `W_out` and `Wout` as one name instead of a product. */
function withIndicesNamed(own: string, given: string): [string, string] {
  const indices = new Set(Array.from(own.matchAll(/(?<!\p{L})\p{L}_\{?(\p{L}{2,})\}?/gu), (match) => match[1] ?? ""));
  return [...indices].reduce<[string, string]>(
    ([ours, theirs], index, place) => {
      const named = new RegExp(`(?<=(?<!\\p{L})\\p{L})_?\\{?${index}\\}?(?!\\p{L})`, "giu");
      return [ours.replace(named, `_9${place}`), theirs.replace(named, `_9${place}`)];
    },
    [own, given],
  );
}
