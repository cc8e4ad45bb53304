import { tableOf } from "../../../words/table-of.ts";
import type { CodeToken } from "./tokens.ts";

/** Operators that stay the same when their sides are exchanged, and those that are mirrored. */
const even = new Set(["==", "===", "!=", "!==", "<>"]);
const turned = tableOf<string>({ ">": "<", ">=": "<=" });
/** Tokens at which a comparison begins or ends. */
const edges = /^(?:if|elif|while|where|on|having|and|or|not|return|when|assert|&&|\|\||,|;|:|\{|\}|=|=>|\?|!|group|order|limit|else)$/i;

/** Comparisons with their operands in order: `3 == x` as `x == 3`, `0 < x` as `x > 0`. With `isSql`, `=` compares too. */
export function withComparisonsInOrder(tokens: readonly CodeToken[], isSql: boolean): CodeToken[] {
  const out = [...tokens];
  for (const [at, { kind, text }] of tokens.entries()) {
    const isEven =
      even.has(text) || (isSql && text === "=" && tokens.slice(0, at).some((token) => /^(?:where|on|having)$/.test(token.text)));
    const isTurning = /^[<>]=?$/.test(text);
    if (kind !== "sign" || (!isEven && !isTurning)) continue;
    const [from, to] = [edgeFrom(tokens, at, -1), edgeFrom(tokens, at, 1)];
    const [left, right] = [tokens.slice(from + 1, at), tokens.slice(at + 1, to)];
    if (left.length === 0 || right.length === 0 || [...left, ...right].some(({ text: sign }) => even.has(sign) || /^[<>]=?$/.test(sign)))
      continue;
    const isInOrder = isTurning ? !(text in turned) : written(left) <= written(right);
    if (!isInOrder) out.splice(from + 1, to - from - 1, ...right, { kind: "sign", text: turned[text] ?? text }, ...left);
  }
  return out;
}

/** Index of the token that ends one side of a comparison; whole brackets are skipped. */
function edgeFrom(tokens: readonly CodeToken[], start: number, way: 1 | -1): number {
  let depth = 0;
  for (let at = start + way; at >= 0 && at < tokens.length; at += way) {
    const { kind, text } = tokens[at] ?? { kind: "sign", text: "" };
    const [opens, closes] = way === 1 ? [/^[([]$/, /^[)\]]$/] : [/^[)\]]$/, /^[([]$/];
    if (kind === "sign" && opens.test(text)) depth++;
    else if (kind === "sign" && closes.test(text) && --depth < 0) return at;
    else if (depth === 0 && kind !== "string" && edges.test(text)) return at;
  }
  return way === 1 ? tokens.length : -1;
}

function written(tokens: readonly CodeToken[]): string {
  return tokens.map(({ text }) => text).join(" ");
}
