/** A part of a template: text, a field with its filters (outermost first), or a section that depends on whether a field is filled. */
export type TemplatePart =
  | { kind: "text"; text: string }
  | { kind: "field"; name: string; filters: readonly string[] }
  | { kind: "when"; name: string; isFilled: boolean; parts: readonly TemplatePart[] };

/** The deepest nesting of sections; deeper ones are skipped. */
const deepest = 30;

/**
 * Parses an Anki template: `{{Field}}`, `{{filter:Field}}`, `{{#Field}}…{{/Field}}`, `{{^Field}}…{{/Field}}`, with other delimiters if its
 * first tag sets them (`{{=<% %>=}}`). Comments contain no tags. An unclosed tag is text, an unclosed section ends at the end.
 */
export function parseTemplate(source: string): TemplatePart[] {
  const root: TemplatePart[] = [];
  const open: { name: string; parts: TemplatePart[] }[] = [];
  const here = () => open.at(-1)?.parts ?? root;
  let skipped = 0;
  for (const token of tokens(withoutComments(source))) {
    if (token.kind === "text") here().push(token);
    else if (/^[#^]/.test(token.tag)) {
      const parts: TemplatePart[] = [];
      const name = token.tag.slice(1).trim();
      if (open.length >= deepest) skipped += 1;
      else {
        here().push({ kind: "when", name, isFilled: token.tag.startsWith("#"), parts });
        open.push({ name, parts });
      }
    } else if (token.tag.startsWith("/")) {
      if (skipped > 0) skipped -= 1;
      else open.pop();
    } else {
      const names = token.tag.split(":").map((name) => name.trim());
      here().push({ kind: "field", name: names.at(-1) ?? "", filters: names.slice(0, -1) });
    }
  }
  return root;
}

/** HTML without its comments; an unclosed one is text. */
export function withoutComments(source: string): string {
  let output = "";
  let at = 0;
  for (;;) {
    const start = source.indexOf("<!--", at);
    const end = start < 0 ? -1 : source.indexOf("-->", start + 4);
    if (end < 0) return output + source.slice(at);
    output += source.slice(at, start);
    at = end + 3;
  }
}

type Token = { kind: "text"; text: string } | { kind: "tag"; tag: string };

function tokens(source: string): Token[] {
  let [opens, closes] = ["{{", "}}"];
  const foundTokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const start = source.indexOf(opens, at);
    const end = start < 0 ? -1 : source.indexOf(closes, start + opens.length);
    if (end < 0) break;
    if (start > at) foundTokens.push({ kind: "text", text: source.slice(at, start) });
    const tag = source.slice(start + opens.length, end).trim();
    at = end + closes.length;
    const change = /^=\s*(\S+)\s+(\S+?)\s*=$/.exec(tag);
    if (change) [opens, closes] = [change[1] ?? opens, change[2] ?? closes];
    else foundTokens.push({ kind: "tag", tag: tag.replace(/^\{(.*)\}$/s, "$1") });
  }
  if (at < source.length) foundTokens.push({ kind: "text", text: source.slice(at) });
  return foundTokens;
}

export type Rendering = {
  /** HTML by the field's name; null for an unknown field */
  field: (name: string) => string | null;
  /** The field's HTML after its filters. */
  applyFilters: (html: string, filters: readonly string[], name: string) => string;
};

/** The longest side, in characters: a template that repeats a long field thousands of times would take gigabytes. */
const longest = 8 * 1024 * 1024;

/** The HTML of a template for one card. Unknown fields are left out. Throws a `RangeError` when it gets too long. */
export function renderTemplate(parts: readonly TemplatePart[], rendering: Rendering): string {
  let html = "";
  for (const part of parts) {
    if (html.length > longest) throw new RangeError("The side of a card is too long");
    if (part.kind === "text") html += part.text;
    else if (part.kind === "field") {
      const value = rendering.field(part.name);
      if (value !== null) html += rendering.applyFilters(value, part.filters, part.name);
    } else if (isFilled(rendering.field(part.name)) === part.isFilled) html += renderTemplate(part.parts, rendering);
  }
  return html;
}

/** Like Anki, treats a field with only spaces, empty lines and empty blocks as empty. */
export function isFilled(html: string | null): boolean {
  return html !== null && html.replace(/<\/?(?:br|div|p)\s*\/?>|&nbsp;|\s/gi, "") !== "";
}
