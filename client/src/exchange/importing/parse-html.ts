import type { HtmlNode } from "@recollect/domain/exchange/html/html-node.ts";
import { htmlToText, type HtmlLoss } from "@recollect/domain/exchange/html/html-to-text.ts";

/** HTML of a text file as a card's text. The browser's parser builds an inert document, which loads and runs nothing. */
export function readHtml(html: string, onLoss: (loss: HtmlLoss) => void = () => {}): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return htmlToText(nodesOf(body, 0), { media: (_source, alt) => alt, onLoss });
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
