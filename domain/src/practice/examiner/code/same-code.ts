import { sameCommand } from "./commands.ts";
import { withOwnNames } from "./own-names.ts";
import { withArrows } from "./short-forms.ts";
import { wordSet } from "../text/word-sets.ts";
import { codeTokens, type CodeToken } from "./tokens.ts";

/** `strict`: languages in which single quotes make a character and double quotes a string. */
export type CodeLanguage = "sql" | "shell" | "markup" | "regex" | "strict" | "other";

/** Whether two pieces of code differ only in what does not change their meaning: layout, quotes, final semicolons, needless brackets. */
export function sameCode(expected: string, given: string, language: CodeLanguage, isFixedName: (word: string) => boolean): boolean {
  if (expected.trim() === given.trim()) return true;
  if (language === "regex") return betweenSlashes(expected) === betweenSlashes(given);
  if (language === "shell") return sameCommand(expected, given);
  if (heading.test(expected) && !heading.test(given) && /^\W*(?:if|while|for|switch)\b/.test(given)) return false;
  const isStrict = language === "strict";
  const [one, other] = [codeTokens(expected, isStrict), codeTokens(named(given, expected), isStrict)];
  if (!one || !other) return false;
  const [ours, theirs] = [plain(one, language), plain(other, language)];
  if (written(ours) === written(theirs)) return true;
  return (language === "other" || isStrict) && written(withOwnNames(ours, isFixedName)) === written(withOwnNames(theirs, isFixedName));
}

/** A regular expression without the slashes that may stand around it. */
function betweenSlashes(text: string): string {
  return /^\/(.+)\/$/s.exec(text.trim())?.[1] ?? text.trim();
}

/** A statement whose condition is in brackets. */
const heading = /^\W*(?:if|while|for|switch)\s*\(/;

/** `x = input()` for `input()`: an assignment to a variable may precede the card's expression. */
function named(given: string, expected: string): string {
  return /(?<![=!<>])=(?!=)/.test(expected)
    ? given
    : given.replace(/^\s*(?:(?:const|let|var|auto|int|double|String|boolean)\s+)?[a-z]\w*\s*=(?![=>])\s*(?=\S)/i, "");
}

function plain(tokens: readonly CodeToken[], language: CodeLanguage): CodeToken[] {
  const cased = language === "sql" ? tokens.map(sqlToken) : language === "markup" ? tokens.map(markupToken) : tokens;
  const kept = cased.filter((token, place) => !isNeedless(token, cased[place + 1], language));
  if (language === "sql") return withoutDefaults(withoutBracketsOfAll(ofOneTable(kept)));
  if (language === "markup") return kept;
  return inPlainSums(withoutNeedlessBrackets(withArrows(withShortAssignments(kept))));
}

function sqlToken(token: CodeToken): CodeToken {
  if (token.kind === "word") return { ...token, text: token.text.toLowerCase() };
  return token.kind === "sign" && token.text === "<>" ? { ...token, text: "!=" } : token;
}

function markupToken(token: CodeToken): CodeToken {
  if (token.kind === "sign" && token.text === "/>") return { ...token, text: ">" };
  return token.kind === "word" ? { ...token, text: token.text.toLowerCase() } : token;
}

/** A semicolon at the end or before `}`; a comma before a closing bracket. */
function isNeedless({ kind, text }: CodeToken, next: CodeToken | undefined, language: CodeLanguage): boolean {
  if (kind !== "sign" || language === "markup") return false;
  const isEnd = next === undefined || (next.kind === "sign" && /^[)\]}]$/.test(next.text));
  return (text === ";" && (next === undefined || next.text === "}")) || (text === "," && isEnd && next !== undefined);
}

/** In a query on one table, columns lose the table's name, and `count(1)` becomes `count(*)`. */
function ofOneTable(tokens: readonly CodeToken[]): CodeToken[] {
  const from = tokens.filter(({ kind, text }) => kind === "word" && /^(?:from|join)$/.test(text));
  const table = from.length === 1 ? tokens[tokens.findIndex(({ text }) => text === "from") + 1]?.text : undefined;
  return tokens
    .filter(({ text }, place) => {
      const isName = text === table && tokens[place + 1]?.text === ".";
      return !isName && !(text === "." && tokens[place - 1]?.text === table);
    })
    .map((token, place, all) =>
      token.text === "1" && all[place - 1]?.text === "(" && all[place - 2]?.text === "count" ? { kind: "sign" as const, text: "*" } : token,
    );
}

/** Drops SQL keywords that are the default: `inner` before `join`, `asc`, `as` before a name. */
function withoutDefaults(tokens: readonly CodeToken[]): CodeToken[] {
  return tokens.filter(({ kind, text }, place) => {
    if (kind !== "word") return true;
    const next = tokens[place + 1];
    const isBeforeJoin = (text === "inner" || text === "outer") && next?.text === "join";
    return !isBeforeJoin && text !== "asc" && !(text === "as" && next?.kind === "word");
  });
}

/** `WHERE (id = 7)`: brackets around a whole condition are dropped. */
function withoutBracketsOfAll(tokens: readonly CodeToken[]): CodeToken[] {
  const start = tokens.findIndex(({ text }, place) => text === "(" && /^(?:where|on|having)$/.test(tokens[place - 1]?.text ?? ""));
  const end = tokens.findIndex(({ text }, place) => place > start && text === ")");
  const isWhole = start > 0 && end === tokens.length - 1 && !tokens.slice(start + 1, end).some(({ text }) => text === "(");
  return isWhole ? tokens.filter((_, place) => place !== start && place !== end) : [...tokens];
}

/** `x * x` as `x ** 2`, `2 * x` as `x * 2`, `range(0, 10)` as `range(10)`. */
function inPlainSums(tokens: readonly CodeToken[]): CodeToken[] {
  const out = [...tokens];
  for (let at = 0; at < out.length; at++) {
    const [one, sign, other] = out.slice(at, at + 3);
    if (one?.text === "range" && sign?.text === "(" && other?.text === "0" && out[at + 3]?.text === ",") out.splice(at + 2, 2);
    const isProduct = sign?.kind === "sign" && sign.text === "*" && isValue(one) && isValue(other);
    if (!isProduct || !one || !other || bindingBefore.test(out[at - 1]?.text ?? "") || binding.test(out[at + 3]?.text ?? "")) continue;
    if (one.text === other.text && one.kind === "word") out.splice(at + 1, 2, { kind: "sign", text: "**" }, { kind: "number", text: "2" });
    else if (one.kind === "number" && other.kind === "word") out.splice(at, 3, other, sign, one);
  }
  return out;
}

function isValue(token: CodeToken | undefined): boolean {
  return token?.kind === "word" || token?.kind === "number";
}

/** Operators that bind at least as tightly as a product, before and after an operand. */
const bindingBefore = /^(?:\*\*?|\/\/?|%|-|\.|\^)$/;
const binding = /^(?:\*\*?|\/\/?|%|\.|\(|\[|\^)$/;

/** `x = x + 1` and `x++` as `x += 1`. */
function withShortAssignments(tokens: readonly CodeToken[]): CodeToken[] {
  const out: CodeToken[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [name, equals, again, operator] = tokens.slice(at, at + 4);
    const isLong =
      name?.kind === "word" && equals?.text === "=" && again?.text === name.text && /^(?:[-+*/%]|\*\*|\/\/)$/.test(operator?.text ?? "");
    if (isLong && name && operator) {
      out.push(name, { kind: "sign", text: `${operator.text}=` });
      at += 3;
    } else if (name?.kind === "word" && /^(?:\+\+|--)$/.test(equals?.text ?? "")) {
      out.push(name, { kind: "sign", text: `${equals?.text[0] ?? ""}=` }, { kind: "number", text: "1" });
      at += 1;
    } else if (name) out.push(name);
  }
  return out;
}

const beforeExpression = wordSet("return if elif while not in yield = => := assert print lambda await throw");
const comparing = new Set(["==", "===", "!=", "!==", "<", ">", "<=", ">="]);
const afterExpression = new Set([":", "{", ";", ")", "]", "}", "=>", ",", undefined]);

/** Drops brackets around a whole expression or around one token that the language does not require. */
function withoutNeedlessBrackets(tokens: readonly CodeToken[]): CodeToken[] {
  const closing = new Map<number, number>();
  const open: number[] = [];
  for (const [place, { kind, text }] of tokens.entries()) {
    if (kind !== "sign") continue;
    if (text === "(") open.push(place);
    if (text === ")") {
      const start = open.pop();
      if (start !== undefined) closing.set(start, place);
    }
  }
  const dropped = new Set<number>();
  for (const [start, end] of closing) {
    const [before, after] = [tokens[start - 1], tokens[end + 1]];
    const isSingle = end === start + 2;
    const isCall = before !== undefined && (before.kind === "word" || /^[)\]]$/.test(before.text)) && !beforeExpression.has(before.text);
    const isArrow = isSingle && after?.text === "=>";
    const holdsComma = tokens.slice(start, end).some(({ text }) => text === ",");
    const isWhole =
      (before === undefined || beforeExpression.has(before.text)) && before?.text !== "print" && afterExpression.has(after?.text);
    const isSide =
      !isCall &&
      [before, after].some((token) => comparing.has(token?.text ?? "")) &&
      [before, after].every(
        (token) => token === undefined || comparing.has(token.text) || beforeExpression.has(token.text) || afterExpression.has(token.text),
      ) &&
      !tokens.slice(start, end).some(({ text }) => comparing.has(text) || /^(?:and|or|not|&&|\|\||\?)$/.test(text));
    const isDouble = before?.text === "(" && after?.text === ")" && closing.get(start - 1) === end + 1;
    if (!holdsComma && (isArrow || (!isCall && isSingle) || isSide || isDouble || (isWhole && end > start + 1)))
      dropped.add(start).add(end);
  }
  return tokens.filter((_, place) => !dropped.has(place));
}

function written(tokens: readonly CodeToken[]): string {
  return tokens.map(({ kind, text }) => (kind === "string" ? JSON.stringify(text) : text)).join("\u0000");
}
