import { parseSync } from "vite";

/** English that a student would read, outside the texts files. */
export type EnglishText = { line: number; text: string };

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** Attributes that a control shows, or that a screen reader reads. */
const spokenAttribute =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|label|hint|placeholder|subtitle|name|of|empty|text|message|busyLabel|confirmLabel|cancelLabel|context)$/;
/** Attributes whose values are code, and calls whose arguments are. */
const codeAttribute =
  /^(?:className|id|key|href|to|src|rel|type|role|d|transform|style|viewBox|points|accept|data-.*|aria-(?:controls|labelledby|describedby|live|relevant))$/;
const codeCall =
  /^(?:classNames|Error|DOMException|TypeError|RangeError|querySelector(?:All)?|closest|matches|addEventListener|removeEventListener|startsWith|endsWith|includes|split|join|replace|replaceAll|RegExp|raw|test|indexOf|setProperty|matchMedia|getItem|setItem|removeItem|createElement|import|t|tNodes)$/;

/** Marks around a quotation, which each language has of its own. */
const quotationMark = /[“”]/;

/** Two words, or one that begins a sentence or a label; not code, an address or a name with a sign in it. */
function isEnglish(text: string): boolean {
  const words = text.trim();
  if (quotationMark.test(words)) return true;
  if (!/\p{L}{2}/u.test(words) || /^(?:[a-z]+\/|\/|#|\.|https?:|data:|@|--|var\()/.test(words)) return false;
  return /\p{L}{2,}[,.:;!?]? +[\p{L}“"(]/u.test(words) || /^\p{Lu}\p{Ll}{2,}[.!?…]*$/u.test(words);
}

/** What a screen's source says in English itself. */
export function englishIn(path: string, code: string): EnglishText[] {
  const { program } = parseSync(path, code);
  const found: EnglishText[] = [];
  visit(program, null, []);
  return found;

  function add(node: Node, text: string): void {
    found.push({ line: code.slice(0, node.start).split("\n").length, text: text.replace(/\s+/g, " ").trim() });
  }

  function visit(node: unknown, parent: Node | null, above: readonly Node[]): void {
    if (Array.isArray(node)) return node.forEach((part) => visit(part, parent, above));
    if (typeof node !== "object" || node === null || !("type" in node)) return;
    const here = node as Node;
    if (
      /^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/.test(here.type) ||
      /^(?:Import|Export(?:All|Named.*source))/.test(here.type)
    )
      return;
    if (here.type === "CallExpression" || here.type === "NewExpression") {
      if (codeCall.test(nameOf(here["callee"] as Node))) return;
    }
    if (here.type === "TaggedTemplateExpression") return;
    if (here.type === "JSXAttribute") {
      const name = nameOf(here["name"] as Node);
      if (codeAttribute.test(name)) return;
      const value = here["value"] as Node | null;
      if (value?.type === "Literal") {
        const text = String(value["value"]);
        if (spokenAttribute.test(name) ? /\p{L}{2}/u.test(text) && !/^[a-z0-9-]+$/.test(text) : isEnglish(text)) add(value, text);
        return;
      }
    }
    if (here.type === "JSXElement" && nameOf((here["openingElement"] as Node)["name"] as Node) === "kbd") return;
    if (here.type === "JSXText" && /\p{L}{2}|[“”]/u.test(String(here["value"]).replace(/&\w+;/g, ""))) add(here, String(here["value"]));
    if (here.type === "Literal" && typeof here["value"] === "string" && !isCompared(here, parent) && isEnglish(here["value"]))
      add(here, here["value"]);
    if (here.type === "TemplateLiteral") {
      const text = (here["quasis"] as Node[]).map(({ value }) => (value as { cooked: string }).cooked).join("{}");
      if (
        !isCompared(here, parent) &&
        (isEnglish(text) || /(?:^|\s)\p{L}{2,}\s*\{\}|\{\}\s+\p{L}{2,}/u.test(text)) &&
        !/[/=<>]|^\p{Ll}+-/u.test(text)
      )
        add(here, text);
    }
    for (const [key, part] of Object.entries(here)) {
      if (key === "key" && here.type === "Property" && here["computed"] !== true) continue;
      if (part && typeof part === "object") visit(part, here, [...above, here]);
    }
  }
}

/** The name of an identifier, of what a member expression ends with, or of an element. */
function nameOf({ name, property }: Node): string {
  if (typeof name === "string") return name;
  const inner = name ?? property;
  return typeof inner === "object" && inner !== null ? nameOf(inner as Node) : "";
}

/** A value that is compared with, or that chooses a case: a name in the code. */
function isCompared(node: Node, parent: Node | null): boolean {
  if (parent === null) return false;
  if (parent.type === "BinaryExpression") return /^(?:[!=]=|in$)/.test(String(parent["operator"]));
  return parent.type === "SwitchCase" || (parent.type === "MemberExpression" && parent["property"] === node);
}
