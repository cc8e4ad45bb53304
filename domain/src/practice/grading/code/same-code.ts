import { codeTokens, type CodeToken } from "./tokens.ts";

export type CodeLanguage = "sql" | "shell" | "markup" | "regex" | "other";

/** Whether two pieces of code are the same but for what does not change their meaning: layout, quotes, final semicolons, needless brackets. */
export function sameCode(expected: string, given: string, language: CodeLanguage, isFixedName: (word: string) => boolean): boolean {
  if (expected.trim() === given.trim()) return true;
  if (language === "regex") return bareRegex(expected) === bareRegex(given);
  if (language === "shell") return plainCommand(expected) === plainCommand(given);
  const [one, other] = [codeTokens(expected), codeTokens(given)];
  if (!one || !other) return false;
  const [ours, theirs] = [plain(one, language), plain(other, language)];
  if (written(ours) === written(theirs)) return true;
  return language === "other" && written(withOwnNames(ours, isFixedName)) === written(withOwnNames(theirs, isFixedName));
}

function bareRegex(text: string): string {
  const plainText = text.trim();
  return /^\/(.+)\/[a-z]*$/.exec(plainText)?.[1] ?? plainText.replace(/^r?(["'])(.*)\1$/, "$2");
}

/** A command as its words: quotes that hold nything together fall away, flags stand one by one in order, a folder has no final slash. */
function plainCommand(command: string): string {
  const words = Array.from(
    command
      .trim()
      .replace(/^[$#>]\s+/, "")
      .replace(/\s*;\s*$/, "")
      .slice(0, 2000)
      .matchAll(/"([^"]*)"|'([^']*)'|(\d?>>|\d?>&\d|\d?>|<<|<|\|\||\||&&|;)|((?:[^\s"'<>|;\\]|\\.)+)/g),
    ([whole, double, single, , bare]) => {
      const quoted = double ?? single;
      if (quoted !== undefined) return /^[\w./:=@%+,-]*$/.test(quoted) ? quoted : JSON.stringify(quoted);
      return bare !== undefined && bare.length > 1 ? bare.replace(/(?<=[^/])\/$/, "") : whole;
    },
  );
  const ordered: string[] = [];
  let flags: string[] = [];
  for (const word of [...words, ""]) {
    // `-n20` and `-20` say what `-n 20` says.
    const [, flag, value] = /^-([A-Za-z]?)(\d+)$/.exec(word) ?? [];
    if (flag !== undefined && value !== undefined) {
      ordered.push(...[...flags, `-${flag || "n"}`].toSorted(), value);
      flags = [];
    } else if (/^-[A-Za-z]+$/.test(word)) flags.push(...Array.from(word.slice(1), (letter) => `-${letter}`));
    else {
      ordered.push(...flags.toSorted(), word);
      flags = [];
    }
  }
  return ordered.join(" ").trim();
}

function plain(tokens: readonly CodeToken[], language: CodeLanguage): CodeToken[] {
  const cased = language === "sql" ? tokens.map(sqlToken) : language === "markup" ? tokens.map(markupToken) : tokens;
  const kept = cased.filter((token, place) => !isNeedless(token, cased[place + 1], language));
  if (language === "sql") return withoutDefaults(withoutBracketsOfAll(kept));
  return language === "markup" ? kept : inPlainSums(withoutNeedlessBrackets(withShortAssignments(kept)));
}

function sqlToken(token: CodeToken): CodeToken {
  if (token.kind === "word") return { ...token, text: token.text.toLowerCase() };
  return token.kind === "sign" && token.text === "<>" ? { ...token, text: "!=" } : token;
}

function markupToken(token: CodeToken): CodeToken {
  if (token.kind === "sign" && token.text === "/>") return { ...token, text: ">" };
  return token.kind === "word" ? { ...token, text: token.text.toLowerCase() } : token;
}

/** A semicolon at the end, or before a bracket that closes; a comma before one. */
function isNeedless({ kind, text }: CodeToken, next: CodeToken | undefined, language: CodeLanguage): boolean {
  if (kind !== "sign" || language === "markup") return false;
  const isEnd = next === undefined || (next.kind === "sign" && /^[)\]}]$/.test(next.text));
  return (text === ";" && (next === undefined || next.text === "}")) || (text === "," && isEnd && next !== undefined);
}

/** What SQL takes for granted: `inner` before `join`, `asc`, `as` before a name. */
function withoutDefaults(tokens: readonly CodeToken[]): CodeToken[] {
  return tokens.filter(({ kind, text }, place) => {
    if (kind !== "word") return true;
    const next = tokens[place + 1]?.text;
    return !(
      (text === "inner" && next === "join") ||
      text === "asc" ||
      (text === "as" && tokens[place + 1]?.kind === "word") ||
      (text === "outer" && next === "join")
    );
  });
}

/** `WHERE (id = 7)`: brackets round a whole condition. */
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

/** What binds as a product does, or more: before one, and after one. */
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

const beforeExpression = new Set(["return", "if", "elif", "while", "not", "in", "yield", "=", "=>", ":=", "assert", "print", "lambda"]);
const afterExpression = new Set([":", "{", ";", ")", "]", "}", "=>", ",", undefined]);

/** Brackets round a whole expression, or round one thing, that the language does not ask for. */
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
    if (!holdsComma && (isArrow || (!isCall && isSingle) || (isWhole && end > start + 1))) dropped.add(start).add(end);
  }
  return tokens.filter((_, place) => !dropped.has(place));
}

/** Names that the code itself brings in (parameters, loop variables) by their order: any other name would do as well. */
function withOwnNames(tokens: readonly CodeToken[], isFixedName: (word: string) => boolean): CodeToken[] {
  const own = new Map<string, string>();
  for (const [place, { kind, text }] of tokens.entries()) {
    if (kind !== "word" || isFixedName(text.toLowerCase()) || own.has(text)) continue;
    const isLoop = tokens[place - 1]?.text === "for" && tokens[place + 1]?.text === "in";
    const isArrow = tokens[place + 1]?.text === "=>";
    const isLambda =
      tokens[place - 1]?.text === "lambda" ||
      (tokens[place + 1]?.text === ":" && tokens[place - 1]?.text === "," && hasLambdaBefore(tokens, place));
    if (isLoop || isArrow || isLambda || isParameter(tokens, place)) own.set(text, `own ${own.size}`);
  }
  return tokens.map((token) => (token.kind === "word" ? { ...token, text: own.get(token.text) ?? token.text } : token));
}

function hasLambdaBefore(tokens: readonly CodeToken[], place: number): boolean {
  return tokens.slice(Math.max(0, place - 6), place).some(({ text }) => text === "lambda");
}

/** A name between the brackets that follow `def f` or `function f`. */
function isParameter(tokens: readonly CodeToken[], place: number): boolean {
  for (let at = place - 1; at > 1 && at > place - 20; at--) {
    const text = tokens[at]?.text;
    if (text === "(") return /^(?:def|function)$/.test(tokens[at - 2]?.text ?? "") || tokens[at - 1]?.text === "function";
    if (text === ")" || text === ":") return false;
  }
  return false;
}

function written(tokens: readonly CodeToken[]): string {
  return tokens.map(({ kind, text }) => (kind === "string" ? JSON.stringify(text) : text)).join("\u0000");
}
