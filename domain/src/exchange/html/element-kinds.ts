import type { HtmlElement, HtmlNode } from "./html-node.ts";
import { tableOf } from "../../words/table-of.ts";

/** Elements without text for readers. */
export const dropped = new Set([
  "script",
  "style",
  "head",
  "template",
  "title",
  "svg",
  "math",
  "object",
  "embed",
  "iframe",
  "noscript",
  "textarea",
  "select",
  "button",
  "rp",
]);
/** Block elements. */
export const blocks = new Set([
  "div",
  "p",
  "section",
  "article",
  "header",
  "footer",
  "center",
  "blockquote",
  "ul",
  "ol",
  "dl",
  "dt",
  "dd",
  "figure",
  "figcaption",
  "table",
  "tbody",
  "thead",
  "tfoot",
  "caption",
  "form",
  "body",
  "main",
  "details",
  "summary",
  "address",
]);
/** The markup of an element. */
export const marks = tableOf<string>({
  b: "**",
  strong: "**",
  i: "*",
  em: "*",
  u: "__",
  ins: "__",
  s: "~~",
  strike: "~~",
  del: "~~",
});

export function holdsItem(node: HtmlNode): boolean {
  return node.kind === "element" && (node.name === "li" || node.children.some(holdsItem));
}

/** `<pre><code class="language-ts">`, as web pages and our packages have it. */
export function languageOf({ children }: HtmlElement): string {
  const code = children.find((child) => child.kind === "element" && child.name === "code");
  return (code?.kind === "element" && /(?:^|\s)language-([\w+#.-]{1,20})/.exec(code.attributes.class ?? "")?.[1]) || "";
}

/** Whether each round bracket of an address has its partner, so that it cannot end a link too early. */
export function areBracketsPaired(address: string): boolean {
  let depth = 0;
  for (const character of address) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
