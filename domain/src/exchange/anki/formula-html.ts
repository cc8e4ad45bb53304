import { withoutComments } from "./template.ts";
import { blocks, dropped, marks } from "../html/element-kinds.ts";

/** Further elements that editors write inside a formula, besides those of a card's text. */
const others = new Set(["a", "br", "code", "font", "hr", "img", "li", "q", "small", "big", "span", "sub", "sup", "tt", "wbr", "td", "tr"]);

/** Elements without an end tag. */
const single = new Set(["br", "hr", "img", "wbr"]);

/** Elements that begin or end a line. */
const lineBreaks = new Set(["br", "div", "p", "li"]);

const tag = /<(\/?)([a-z][a-z0-9]*)(\s[^<>]*|\/)?>/gi;

/**
 * The HTML of a formula with each `<` and `>` that belongs to no tag escaped, so that `a<b` and `0<x<1` stay whole, and with line feeds for
 * tags that break a line. A tag is complete and has the name of an element; one of a single letter, such as `<b>`, also needs its partner in
 * the formula, because `a<b>c` compares three numbers.
 */
export function withEscapedSigns(html: string): string {
  const source = withoutComments(html);
  const tags = [...source.matchAll(tag)].filter(([, , name = ""]) => isElement(name.toLowerCase()));
  const paired = withPartner(tags);
  let out = "";
  let copiedTo = 0;
  for (const match of tags) {
    const name = (match[2] ?? "").toLowerCase();
    if (name.length === 1 && !paired.has(match)) continue;
    out += escapedSigns(source.slice(copiedTo, match.index)) + (lineBreaks.has(name) ? "\n" : match[0]);
    copiedTo = match.index + match[0].length;
  }
  return out + escapedSigns(source.slice(copiedTo));
}

/** The tags of one letter that have a partner: each end tag belongs to the last open tag of its name. */
function withPartner(tags: readonly RegExpExecArray[]): ReadonlySet<RegExpExecArray> {
  const paired = new Set<RegExpExecArray>();
  const open = new Map<string, RegExpExecArray[]>();
  for (const match of tags) {
    const name = (match[2] ?? "").toLowerCase();
    const before = open.get(name) ?? [];
    open.set(name, before);
    if (match[1] === "") before.push(match);
    else {
      const partner = before.pop();
      if (partner) paired.add(partner).add(match);
    }
  }
  return paired;
}

function isElement(name: string): boolean {
  return others.has(name) || single.has(name) || blocks.has(name) || dropped.has(name) || Object.hasOwn(marks, name);
}

function escapedSigns(text: string): string {
  return text.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
