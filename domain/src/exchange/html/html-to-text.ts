import { escaped, plainText } from "../../cards/format.ts";
import { blocks, dropped, marks } from "./element-kinds.ts";
import type { HtmlElement, HtmlNode } from "./html-node.ts";
import { sameWords, textOf, tidy } from "./texts.ts";

/** What the conversion met that a card's text cannot hold. */
export type HtmlLoss = "formatting-lost" | "table-flattened" | "script" | "media-elsewhere";

export type HtmlTools = {
  /** Text in place of a picture or sound; called with its address and what it shows. */
  media: (source: string, alt: string) => string;
  lost: (loss: HtmlLoss) => void;
};

/** Elements stand inside each other at most this deep; what is deeper is read as if its elements were not there. */
const deepest = 100;

type Place = { marks: ReadonlySet<string>; list: { ordered: boolean; count: number } | null; depth: number; isPre: boolean };

/**
 * The text of a card, in our language, that shows what the HTML shows: marks, lists, links, code, sub- and superscript; lines where
 * blocks begin. Anything else is its text. A text that our marks would not show word for word goes without marks.
 */
export function htmlToText(nodes: readonly HtmlNode[], tools: HtmlTools): string {
  const marked = tidy(write(nodes, tools, true));
  const plain = tidy(write(nodes, { ...tools, lost: () => {} }, false));
  // Words come before their looks: where the marks would swallow or add one, the text goes without them.
  return sameWords(plainText(marked), plainText(plain)) ? marked : plain;
}

function write(nodes: readonly HtmlNode[], tools: HtmlTools, withMarks: boolean): string {
  let out = "";
  const newLine = () => {
    if (out !== "" && !out.endsWith("\n")) out += "\n";
  };
  all(nodes, { marks: new Set(), list: null, depth: 0, isPre: false });
  return out;

  function all(children: readonly HtmlNode[], place: Place): void {
    for (const child of children) {
      if (child.kind === "text") out += place.isPre ? child.text : escaped(child.text.replace(/[ \t\r\n\f]+/g, " "));
      else if (place.depth > deepest) all(child.children, place);
      else element(child, { ...place, depth: place.depth + 1 });
    }
  }

  function element(node: HtmlElement, place: Place): void {
    const { name, attributes, children } = node;
    if (dropped.has(name)) {
      if (name === "script") tools.lost("script");
    } else if (name === "br") out += "\n";
    else if (name === "hr") newLine();
    else if (name === "img" || name === "audio" || name === "video" || name === "source") media(node, place);
    else if (name === "li") listItem(node, place);
    else if (name === "ul" || name === "ol") block(children, { ...place, list: { ordered: name === "ol", count: 0 } });
    else if (name === "tr") tableRow(node, place);
    else if (name === "pre" && withMarks) codeBlock(node);
    else if (/^h[1-6]$/.test(name)) {
      newLine();
      mark("**", children, place);
      newLine();
    } else if (name === "table") {
      tools.lost("table-flattened");
      block(children, place);
    } else if (blocks.has(name)) block(children, place);
    else if (name === "rt") inside("(", children, ")", place);
    else if (name === "code" || name === "kbd" || name === "tt") code(node, place);
    else if (name === "sub" || name === "sup") script(name === "sub" ? "~" : "^", children, place);
    else if (name === "a") link(attributes.href ?? "", children, place);
    else if (marks[name]) mark(marks[name], children, place);
    else span(node, place);
  }

  function block(children: readonly HtmlNode[], place: Place): void {
    newLine();
    all(children, place);
    newLine();
  }

  function span({ attributes, children }: HtmlElement, place: Place): void {
    const style = attributes.style ?? "";
    if (/(?:^|;)\s*(?:color|background|font-(?:size|family))/i.test(style) || attributes.color || attributes.size)
      tools.lost("formatting-lost");
    if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) mark("**", children, place);
    else if (/font-style:\s*italic/i.test(style)) mark("*", children, place);
    else if (/text-decoration[^;]*underline/i.test(style)) mark("__", children, place);
    else all(children, place);
  }

  function inside(before: string, children: readonly HtmlNode[], after: string, place: Place): string {
    const start = out.length;
    out += before;
    all(children, place);
    out += after;
    return out.slice(start);
  }

  /** What the children write, taken back from the text. */
  function taken(children: readonly HtmlNode[], place: Place): string {
    const start = out.length;
    all(children, place);
    const text = out.slice(start);
    out = out.slice(0, start);
    return text;
  }

  /** A mark stands on one line, close to its words: blanks go outside of it, and each line gets its own. */
  function mark(sign: string, children: readonly HtmlNode[], place: Place): void {
    if (!withMarks || place.marks.has(sign)) return all(children, place);
    const text = taken(children, { ...place, marks: new Set([...place.marks, sign]) });
    out += text.replace(/[^\n]+/g, (line) => {
      const [, before = "", words = "", after = ""] = /^((?:\s|- |\d+\. )*)(.*?)(\s*)$/s.exec(line) ?? [];
      return words === "" ? line : `${before}${sign}${words}${sign}${after}`;
    });
  }

  function script(sign: string, children: readonly HtmlNode[], place: Place): void {
    const text = taken(children, place);
    out += withMarks && /^\S+$/.test(text) ? `${sign}${text}${sign}` : text;
  }

  function code(node: HtmlElement, place: Place): void {
    const text = textOf(node).replace(/\s+/g, " ");
    if (!withMarks || text.trim() === "" || place.isPre) return all(node.children, place);
    const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((row) => row.length));
    const fence = "`".repeat(longest + 1);
    out += longest > 0 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
  }

  function codeBlock(node: HtmlElement): void {
    const text = textOf(node).replace(/^\n|\n$/g, "");
    newLine();
    if (text.includes("```")) out += escaped(text);
    else out += `\`\`\`${languageOf(node)}\n${text}\n\`\`\``;
    newLine();
  }

  function listItem({ children }: HtmlElement, place: Place): void {
    newLine();
    if (place.list) place.list.count += 1;
    const text = taken(children, { ...place, list: null })
      .trim()
      .replace(/\n+(?!- |\d+\. )/g, " ");
    if (text === "") return;
    out += place.list?.ordered ? `${place.list.count}. ${text}\n` : `- ${text}\n`;
  }

  function tableRow({ children }: HtmlElement, place: Place): void {
    newLine();
    const cells = children.filter((child) => child.kind === "element" && (child.name === "td" || child.name === "th"));
    out += cells
      .map((cell) =>
        taken(cell.kind === "element" ? cell.children : [], place)
          .trim()
          .replace(/\n+/g, " "),
      )
      .join(" | ");
    newLine();
  }

  function link(href: string, children: readonly HtmlNode[], place: Place): void {
    const text = taken(children, place);
    const isWeb = /^https?:\/\/[^\s<>"\\[\]]+$/i.test(href) && areBracketsPaired(href);
    out += withMarks && isWeb && text.trim() !== "" && !/[\n[\]]/.test(text) ? `[${text.trim()}](${href})` : text;
  }

  function media({ attributes, children }: HtmlElement, place: Place): void {
    const source = attributes.src ?? "";
    if (source !== "") out += tools.media(source, attributes.alt ?? attributes.title ?? "");
    all(children, place);
  }
}

/** `<pre><code class="language-ts">`, as web pages and our packages say it. */
function languageOf({ children }: HtmlElement): string {
  const code = children.find((child) => child.kind === "element" && child.name === "code");
  return (code?.kind === "element" && /(?:^|\s)language-([\w+#.-]{1,20})/.exec(code.attributes.class ?? "")?.[1]) || "";
}

function areBracketsPaired(address: string): boolean {
  let depth = 0;
  for (const character of address) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
