import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { parseSync } from "vite";
import type { Message } from "../../../domain/src/words/message.ts";

/** A message in a source file. */
export type FoundMessage = {
  /** in English, in ICU MessageFormat */ english: string;
  /** "" if it has none */ context: string;
  /** what translators should know: the comment above it in the source */ comment: string;
  /** the names that the call gives values for */ values: readonly string[];
  path: string;
  line: number;
  /** where the call's arguments stand in the source */ place: { english: Span; values: Span | null; context: Span | null; end: number };
};
/** A message of the program, wherever it stands. */
export type ProgramMessage = {
  english: string;
  context: string;
  comments: readonly string[];
  values: readonly string[];
  paths: readonly string[];
};

type Span = { start: number; end: number };

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const callees: ReadonlySet<unknown> = new Set(["t", "tNodes"]);

/** One key for a message with its context, as gettext joins them. */
export function messageKey({ english, context }: Pick<FoundMessage, "english" | "context">): string {
  return context === "" ? english : `${context}\u0004${english}`;
}

/** All messages of a source file, in their order; throws where a message or its context is no literal. */
export function messagesIn(path: string, code: string): FoundMessage[] {
  if (!/(?:\blanguage\/t|\btexts-in|\bwords\/translate)\.ts"/.test(code)) return [];
  const { program, comments, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: FoundMessage[] = [];
  visit(program, []);
  return found;

  function visit(node: unknown, above: readonly Node[]): void {
    if (Array.isArray(node)) return node.forEach((part) => visit(part, above));
    if (typeof node !== "object" || node === null || !("type" in node)) return;
    const here = node as Node;
    if (here.type === "CallExpression" && callees.has((here["callee"] as Node)["name"])) found.push(messageOf(here, above));
    const inside = [...above, here];
    for (const [key, part] of Object.entries(here)) if (key !== "parent") visit(part, inside);
  }

  function messageOf(call: Node, above: readonly Node[]): FoundMessage {
    const [english, values, context] = call["arguments"] as [Node?, Node?, Node?];
    const line = code.slice(0, call.start).split("\n").length;
    const refuse = (what: string) => new Error(`${path}:${line}: ${what}`);
    if (english?.type !== "Literal" || typeof english["value"] !== "string") throw refuse("the message is not a literal");
    if (context && (context.type !== "Literal" || typeof context["value"] !== "string")) throw refuse("the context is not a literal");
    if (values && values.type !== "ObjectExpression" && !(values.type === "Literal" && values["value"] === null))
      throw refuse("the values are not an object or null");
    return {
      english: english["value"],
      context: typeof context?.["value"] === "string" ? context["value"] : "",
      comment: commentAbove(above),
      values: values?.type === "ObjectExpression" ? (values["properties"] as Node[]).map(({ key }) => nameOf(key as Node)) : [],
      path,
      line,
      place: { english, values: values ?? null, context: context ?? null, end: call.end },
    };
  }

  /** The comment right before the property or the constant that the message belongs to. */
  function commentAbove(above: readonly Node[]): string {
    const owner = above.findLast(({ type }) => type === "Property" || type === "FunctionDeclaration" || type === "VariableDeclaration");
    if (!owner) return "";
    const before = comments.findLast(({ end }) => end <= owner.start);
    if (!before || code.slice(before.end, owner.start).trim() !== "" || /\n\s*\n/.test(code.slice(before.end, owner.start))) return "";
    return before.value
      .replace(/^\s*\*+/gm, "")
      .replace(/\s+/g, " ")
      .trim();
  }
}

function nameOf({ name, value }: Node): string {
  return String(name ?? value);
}

/** The message as the browser reads it; throws if it is not well formed. */
export function compiled(message: string): Message {
  const parts = compileMessageOrThrow(message) as Exclude<Message, string>;
  const [only = ""] = parts;
  return parts.length <= 1 && typeof only === "string" && only !== "#" ? only : parts;
}

/** The names of the values that a message asks for. */
export function valuesIn(message: Message): Set<string> {
  const names = new Set<string>();
  visit(message);
  return names;

  function visit(part: unknown): void {
    if (!Array.isArray(part)) return;
    for (const piece of part) {
      if (!Array.isArray(piece)) continue;
      const [name, , forms] = piece as [string, string?, unknown?];
      names.add(name);
      if (typeof forms === "object" && forms !== null) Object.values(forms).forEach(visit);
    }
  }
}
