import { escaped, escapedInLine, plainText } from "../../cards/text/format.ts";
import { areBracketsPaired, blocks, dropped, holdsItem, languageOf, marks } from "./element-kinds.ts";
import type { HtmlElement, HtmlNode } from "./html-node.ts";
import { longestRow, looksTheSame, sameWords, textOf, tidy } from "./texts.ts";

/** What the conversion could not represent. */
export type HtmlLoss = "formatting-lost" | "table-flattened" | "script" | "media-elsewhere";

type HtmlTools = {
  /** The text for a picture or sound, given its address and description. */
  media: (source: string, alt: string) => string;
  onLoss: (loss: HtmlLoss) => void;
  /** The text with its placeholders for gaps, formulas and media resolved. */
  resolved?: (text: string) => string;
};

/** The deepest nesting of elements; deeper ones are flattened. */
const deepest = 100;

type Place = {
  marks: ReadonlySet<string>;
  list: { isOrdered: boolean; count: number } | null;
  depth: number;
  isPre: boolean;
  /** whether each line has a mark or a list marker before it */
  isInLine: boolean;
  /** a list item is one line: code in it is inline */
  isInItem: boolean;
};

/**
 * HTML as a card's text in our markup: marks, lists, links, code, sub- and superscript; lines where blocks begin. Anything else becomes its
 * text. If our markup would change the words, the text has no marks.
 */
export function htmlToText(nodes: readonly HtmlNode[], { media, onLoss, resolved = (text) => text }: HtmlTools): string {
  const losses = new Set<HtmlLoss>();
  const tools = { media: once(media), onLoss: (loss: HtmlLoss) => void losses.add(loss) };
  const as = (withMarks: boolean, withEscapes: boolean) => tidy(write(nodes, tools, { withMarks, withEscapes }));
  const [markedSide, plain] = [as(true, true), as(false, true)];
  for (const loss of losses) onLoss(loss);
  // The words matter more than their look: if marks would remove or add one, the text has none.
  const withMarks = sameWords(plainText(markedSide), plainText(plain));
  const text = withMarks ? markedSide : plain;
  if (!text.includes("\\")) return text;
  // A single underscore or a star between numbers has no meaning in our markup and needs no backslash.
  const bare = as(withMarks, false);
  return looksTheSame(resolved(bare), resolved(text)) ? bare : text;
}

/** The number of an item as an attribute gives it; null for none, and for one that our markup can't write (negative or very large). */
function numberIn(attribute: string | undefined): number | null {
  const digits = attribute?.trim() ?? "";
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** Caches the result for a medium. */
function once(media: HtmlTools["media"]): HtmlTools["media"] {
  const cache = new Map<string, string>();
  return (source, alt) => {
    const key = JSON.stringify([source, alt]);
    const text = cache.get(key) ?? media(source, alt);
    cache.set(key, text);
    return text;
  };
}

function write(
  nodes: readonly HtmlNode[],
  tools: Pick<HtmlTools, "media" | "onLoss">,
  { withMarks, withEscapes }: { withMarks: boolean; withEscapes: boolean },
): string {
  const out = createWritten();
  const newLine = () => {
    if (!out.isLineStart()) out.add("\n");
  };
  all(nodes, { marks: new Set(), list: null, depth: 0, isPre: false, isInLine: false, isInItem: false });
  return out.takenFrom(0);

  function all(children: readonly HtmlNode[], place: Place): void {
    for (const child of children) {
      if (child.kind === "text")
        out.add(place.isPre ? child.text : wordsHere(child.text.replace(/[ \t\r\n\f]+/g, " ").replaceAll("\u00a0", " "), place));
      else if (place.depth > deepest) all(child.children, place);
      else element(child, { ...place, depth: place.depth + 1 });
    }
  }

  function wordsHere(text: string, place: Place): string {
    const isLineStart = out.isLineStart();
    const shownText = isLineStart ? text.trimStart() : text;
    if (!withEscapes) return shownText;
    return isLineStart && !place.isInLine ? escaped(shownText) : escapedInLine(shownText);
  }

  function element(node: HtmlElement, place: Place): void {
    const { name, attributes, children } = node;
    if (dropped.has(name)) {
      if (name === "script") tools.onLoss("script");
    } else if (name === "br") out.add("\n");
    else if (name === "hr") newLine();
    else if (name === "img" || name === "audio" || name === "video" || name === "source") media(node, place);
    else if (name === "li") listItem(node, place);
    else if (name === "ul") block(children, { ...place, list: { isOrdered: false, count: 0 } });
    else if (name === "ol") block(children, { ...place, list: { isOrdered: true, count: (numberIn(attributes.start) ?? 1) - 1 } });
    else if (name === "tr") tableRow(node, place);
    else if (name === "pre" && withMarks && !place.isInItem) codeBlock(node);
    else if (/^h[1-6]$/.test(name)) {
      newLine();
      mark("**", children, place);
      newLine();
    } else if (name === "table") {
      tools.onLoss("table-flattened");
      block(children, place);
    } else if (blocks.has(name)) block(children, place);
    else if (name === "rt") inside("(", children, ")", place);
    else if (name === "code" || name === "kbd" || name === "tt" || (name === "pre" && place.isInItem)) code(node, place);
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
      tools.onLoss("formatting-lost");
    if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) mark("**", children, place);
    else if (/font-style:\s*italic/i.test(style)) mark("*", children, place);
    else if (isUnderlined(style)) mark("__", children, place);
    else all(children, place);
  }

  function inside(before: string, children: readonly HtmlNode[], after: string, place: Place): void {
    out.add(before);
    all(children, place);
    out.add(after);
  }

  /** What the children write, removed from the output. */
  function textOfChildren(children: readonly HtmlNode[], place: Place): string {
    const start = out.place();
    all(children, place);
    return out.takenFrom(start);
  }

  /** A mark is on one line, next to its words: spaces go outside, and each line gets its own. */
  function mark(sign: string, children: readonly HtmlNode[], place: Place): void {
    if (!withMarks || place.marks.has(sign)) return all(children, place);
    const text = textOfChildren(children, { ...place, marks: new Set([...place.marks, sign]), isInLine: true });
    const begins = children.some(holdsItem) ? /^(?:\s|- |\d+\. )*/ : /^\s*/;
    const markedText = text.replace(/[^\n]+/g, (line) => {
      const before = begins.exec(line)?.[0] ?? "";
      const words = line.slice(before.length).trimEnd();
      return words === "" ? line : `${before}${sign}${words}${sign}${line.slice(before.length + words.length)}`;
    });
    out.add(markedText);
  }

  function script(sign: string, children: readonly HtmlNode[], place: Place): void {
    const text = textOfChildren(children, place);
    out.add(withMarks && /^\S+$/.test(text) ? `${sign}${text}${sign}` : text);
  }

  function code(node: HtmlElement, place: Place): void {
    const text = textOf(node).replace(/\s+/g, " ");
    if (!withMarks || text.trim() === "" || place.isPre) return all(node.children, place);
    const longest = longestRow(text);
    const fence = "`".repeat(longest + 1);
    out.add(longest > 0 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`);
  }

  function codeBlock(node: HtmlElement): void {
    const text = withoutEmptyLinesBefore(textOf(node).trimEnd());
    newLine();
    if (text === "") return;
    const fence = "`".repeat(Math.max(3, longestRow(text) + 1));
    out.add(`${fence}${languageOf(node)}\n${text}\n${fence}`);
    newLine();
  }

  function listItem({ attributes, children }: HtmlElement, place: Place): void {
    newLine();
    if (place.list) place.list.count = numberIn(attributes.value) ?? place.list.count + 1;
    const text = textOfChildren(children, { ...place, list: null, isInLine: true, isInItem: true })
      .trim()
      .replace(/\n+(?!- |\d+\. )/g, " ");
    if (text === "") return;
    out.add(place.list?.isOrdered ? `${place.list.count}. ${text}\n` : `- ${text}\n`);
  }

  function tableRow({ children }: HtmlElement, place: Place): void {
    newLine();
    const cells = children.filter((child) => child.kind === "element" && (child.name === "td" || child.name === "th"));
    const words = cells.map((cell) =>
      textOfChildren(cell.kind === "element" ? cell.children : [], place)
        .trim()
        .replace(/\n+/g, " "),
    );
    out.add(words.join(" | "));
    newLine();
  }

  function link(href: string, children: readonly HtmlNode[], place: Place): void {
    const text = textOfChildren(children, place);
    const isWeb = /^https?:\/\/[^\s<>"\\[\]]+$/i.test(href) && areBracketsPaired(href);
    out.add(withMarks && isWeb && text.trim() !== "" && !/[\n[\]]/.test(text) ? `[${text.trim()}](${href})` : text);
  }

  function media({ attributes, children }: HtmlElement, place: Place): void {
    const source = attributes.src ?? "";
    if (source !== "") out.add(tools.media(source, attributes.alt ?? attributes.title ?? ""));
    all(children, place);
  }
}

function isUnderlined(style: string): boolean {
  return style.split(";").some((rule) => {
    const place = rule.search(/text-decoration/i);
    return place >= 0 && /underline/i.test(rule.slice(place));
  });
}

/** Empty lines before a block of code do not belong to it; the spaces before its first line do. */
function withoutEmptyLinesBefore(text: string): string {
  const blank = text.length - text.trimStart().length;
  return text.slice(text.lastIndexOf("\n", blank - 1) + 1);
}

/**
 * Output as a list of parts: a single string that is inspected after each addition is copied each time, which takes minutes for a million
 * elements.
 */
export function createWritten() {
  const parts: string[] = [];
  return {
    add(text: string): void {
      if (text !== "") parts.push(text);
    },
    /** Whether the output is empty or ends with a line break. */
    isLineStart: () => parts.at(-1)?.endsWith("\n") ?? true,
    /** The position of the next part. */
    place: () => parts.length,
    /** Removes the output from a position on, and returns it. */
    takenFrom: (place: number) => parts.splice(place).join(""),
  };
}
