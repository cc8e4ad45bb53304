import { parseAst } from "vitest/node";

import type { ProjectFile } from "../project-files.ts";

/** A regular expression that stands in a source, or a place where one is built at run time. */
export type FoundExpression =
  | { kind: "literal"; path: string; line: number; expression: string }
  /** `code` is the source of the call, on one line, such as `new RegExp(name, "u")` */
  | { kind: "built"; path: string; line: number; code: string };

type Node = Record<string, unknown> & { type: string; start: number; end: number };

/** Finds every regular expression of a TypeScript file by its syntax tree, so that none in a string or a comment is taken for one. */
export function expressionsIn({ path, text }: ProjectFile): FoundExpression[] {
  if (!text.includes("/") && !text.includes("RegExp")) return [];
  const found: FoundExpression[] = [];
  const lineOf = (place: number) => text.slice(0, place).split("\n").length;
  walk(parseAst(text, { lang: path.endsWith(".tsx") ? "tsx" : "ts" }) as unknown as Node, (node) => {
    const regex = node["regex"] as { pattern: string; flags: string } | undefined;
    if (node.type === "Literal" && regex !== undefined) {
      found.push({ kind: "literal", path, line: lineOf(node.start), expression: `/${regex.pattern}/${regex.flags}` });
    }
    if (isBuilding(node)) {
      found.push({ kind: "built", path, line: lineOf(node.start), code: text.slice(node.start, node.end).replace(/\s+/g, " ") });
    }
  });
  return found;
}

function isBuilding(node: Node): boolean {
  const callee = node["callee"] as Node | undefined;
  return (node.type === "NewExpression" || node.type === "CallExpression") && callee?.type === "Identifier" && callee["name"] === "RegExp";
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === "object" && child !== null && "type" in child && "start" in child) walk(child as Node, visit);
    }
  }
}
