import type { HtmlNode } from "@recollect/domain/exchange/html/html-node.ts";
import { htmlToText, type HtmlLoss } from "@recollect/domain/exchange/html/html-to-text.ts";
import { pastedText, type Pasted } from "@recollect/domain/exchange/html/pasted-html.ts";

/** HTML of a text file as a card's text. The browser's parser builds an inert document, which loads and runs nothing. */
export function readHtml(html: string, onLoss: (loss: HtmlLoss) => void = () => {}): string {
  return htmlToText(bodyOf(html), { media: (_source, alt) => alt, onLoss });
}

/** The formatting of HTML from the clipboard, as a card's text; null where there is none. */
export function readPasted(html: string): Pasted | null {
  return pastedText(bodyOf(html));
}

function bodyOf(html: string): HtmlNode[] {
  return nodesOf(new DOMParser().parseFromString(html, "text/html").body, 0);
}

/** Deeper elements are read as plain text: the walk is recursive. */
const deepest = 200;

function nodesOf(parent: Node, depth: number): HtmlNode[] {
  return [...parent.childNodes].flatMap((node): HtmlNode[] => {
    if (node instanceof Text) return [{ kind: "text", text: node.data }];
    if (!(node instanceof Element)) return [];
    if (depth >= deepest) return [{ kind: "text", text: node.textContent }];
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name.toLowerCase(), value]));
    return [{ kind: "element", name: node.localName, attributes, children: nodesOf(node, depth + 1) }];
  });
}
