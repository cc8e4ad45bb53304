import { sideLayout } from "../../cards/text/side-layout.ts";
import { tableOf } from "../../words/table-of.ts";
import type { HtmlElement, HtmlNode } from "./html-node.ts";
import { htmlToText } from "./html-to-text.ts";

/** What a paste keeps as markup, named for the student; and what has no place on a card. */
export type PastedKind = "marks" | "scripts" | "lists" | "links" | "code";
export type PastedLoss = "pictures" | "colors";

export type Pasted = {
  /** the text in the card's own markup */ text: string;
  kinds: readonly PastedKind[];
  losses: readonly PastedLoss[];
};

/**
 * The formatting of a copied text, from a page or an office program; null where there is none, and for tables, whose text has tabs. The
 * programs' own ways are read as what they show: Google's bold that is none, Word's lists that are paragraphs, footnotes of Wikipedia.
 */
export function pastedText(nodes: readonly HtmlNode[]): Pasted | null {
  if (nodes.some((node) => holds(node, "table"))) return null;
  const losses = new Set<PastedLoss>();
  const text = htmlToText(listed(nodes.flatMap(asShown)), {
    media: (_source, alt) => {
      losses.add("pictures");
      return alt;
    },
    onLoss: (loss) => void (loss === "formatting-lost" && losses.add("colors")),
  });
  const kinds = new Set(sideLayout(text, { gaps: false }).flatMap(({ kind }) => kindOf[kind] ?? []));
  return kinds.size === 0 ? null : { text, kinds: [...kinds], losses: [...losses] };
}

const kindOf = tableOf<PastedKind>({
  bold: "marks",
  italic: "marks",
  underline: "marks",
  strike: "marks",
  sub: "scripts",
  sup: "scripts",
  item: "lists",
  link: "links",
  code: "code",
  fence: "code",
});

function holds(node: HtmlNode, name: string): boolean {
  return node.kind === "element" && (node.name === name || node.children.some((child) => holds(child, name)));
}

/** An element as it is seen: without the marks that its style takes back, with those that only its style has. */
function asShown(node: HtmlNode): HtmlNode[] {
  if (node.kind === "text") return [node];
  const { name, attributes, children } = node;
  const style = (attributes["style"] ?? "").toLowerCase();
  const classes = attributes["class"] ?? "";
  if (isFootnote(classes) || style.includes("display:none") || style.includes("mso-list:ignore")) return [];
  const inside = children.flatMap(asShown);
  // What held only a bullet or a footnote shows nothing.
  if (inside.length === 0 && children.length > 0) return [];
  if (isTakenBack(name, style)) return inside;
  const shown: HtmlElement = { ...node, children: inside };
  if (name === "a" && !/^https?:/i.test(attributes["href"] ?? "")) return inside;
  if (name === "span" && isStruckOut(style)) return [element("s", [shown])];
  if (/vertical-align:\s*super/.test(style)) return [element("sup", inside)];
  if (/vertical-align:\s*sub/.test(style)) return [element("sub", inside)];
  return [shown];
}

function isStruckOut(style: string): boolean {
  return style.split(";").some((rule) => rule.trim().startsWith("text-decoration") && rule.includes("line-through"));
}

function isTakenBack(name: string, style: string): boolean {
  if (name === "b" || name === "strong") return /(?:^|;)\s*font-weight:\s*(?:normal|[1-4]00)/.test(style);
  return (name === "i" || name === "em") && /(?:^|;)\s*font-style:\s*normal/.test(style);
}

/** A reference's number and 'edit' of Wikipedia. */
function isFootnote(classes: string): boolean {
  return /(?:^|\s)(?:reference|mw-editsection|noprint)(?:\s|$)/.test(classes);
}

/** Paragraphs that Word draws as items of a list become a list. */
function listed(nodes: readonly HtmlNode[]): HtmlNode[] {
  const result: HtmlNode[] = [];
  let items: HtmlElement[] = [];
  const endList = () => {
    if (items.length > 0) result.push(element("ul", items));
    items = [];
  };
  for (const node of nodes) {
    if (node.kind === "element" && isWordItem(node)) items.push(element("li", withoutBullet(node.children)));
    else if (node.kind === "text" && node.text.trim() === "" && items.length > 0) continue;
    else {
      endList();
      result.push(node.kind === "element" ? { ...node, children: listed(node.children) } : node);
    }
  }
  endList();
  return result;
}

function isWordItem({ name, attributes }: HtmlElement): boolean {
  return name === "p" && /mso-list:\s*l\d/i.test(attributes["style"] ?? "");
}

/** The bullet that Word writes before an item, where it is not marked as one. */
function withoutBullet(children: readonly HtmlNode[]): HtmlNode[] {
  const [first, ...rest] = children;
  if (first === undefined) return [];
  if (first.kind === "text") return [{ kind: "text", text: first.text.replace(/^\s*[·•▪o§-][\s\u00a0]+/, "") }, ...rest];
  return [{ ...first, children: withoutBullet(first.children) }, ...rest];
}

function element(name: string, children: readonly HtmlNode[]): HtmlElement {
  return { kind: "element", name, attributes: {}, children };
}
