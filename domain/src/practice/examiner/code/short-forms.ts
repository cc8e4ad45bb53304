import type { CodeToken } from "./tokens.ts";

const sign = (text: string): CodeToken => ({ kind: "sign", text });
const is = (token: CodeToken | undefined, ...texts: string[]) =>
  token !== undefined && token.kind !== "string" && texts.includes(token.text);

/** `function (x) { return x; }` and `x => { return x }` as `x => x`. */
export function withArrows(tokens: readonly CodeToken[]): CodeToken[] {
  const at = tokens.findIndex((token, place) => is(token, "function") && is(tokens[place + 1], "("));
  if (at >= 0) {
    const end = tokens.findIndex((token, place) => place > at && is(token, ")"));
    return withArrows([...tokens.slice(0, at), ...tokens.slice(at + 1, end + 1), sign("=>"), ...tokens.slice(end + 1)]);
  }
  const arrow = tokens.findIndex((token, place) => is(token, "=>") && is(tokens[place + 1], "{") && is(tokens[place + 2], "return"));
  const close = arrow < 0 ? -1 : tokens.findIndex((token, place) => place > arrow && is(token, "}"));
  if (close < 0) return [...tokens];
  const body = tokens.slice(arrow + 3, close).filter((token, place, all) => !(place === all.length - 1 && is(token, ";")));
  return body.some((token) => is(token, ";", "{", "return"))
    ? [...tokens]
    : [...tokens.slice(0, arrow + 1), ...body, ...tokens.slice(close + 1)];
}
