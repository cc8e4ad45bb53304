import { mediaText } from "../../cards/card-media.ts";
import { gapsOf } from "../../cards/term-gaps.ts";
import { htmlToText } from "../html/html-to-text.ts";
import type { HtmlNode } from "../html/html-node.ts";
import type { Notes } from "../import-notes.ts";
import { withoutGapMarks } from "./cloze.ts";
import { withoutFormulas } from "./formulas.ts";
import { withEscapedSigns } from "./formula-html.ts";
import { createPlaceholders, withoutPrivate, type Placeholder, type Placeholders } from "./placeholders.ts";

export type FieldTools = {
  parseHtml: (html: string) => readonly HtmlNode[];
  /** The name of a package's medium in texts, such as `anki-3.png`, assigned at its first use; null for an unsupported one. */
  mediaName: (name: string) => string | null;
  notes: Notes;
};

const sound = /\[sound:([^[\]]+)\]/g;
/** One of our sounds, with its description. */
const titledSound = /<span title="([^"<]+)">\[sound:([^[\]<]+)\]<\/span>/g;

/** HTML as Anki shows it, converted to our markup; with `gaps`, the markup of a cloze note is kept. */
export function readField(html: string, tools: FieldTools, { gaps }: { gaps: boolean }): string {
  if (!/[<&[\\{\0\u{F0000}-\u{FFFFD}]/u.test(html) && !/[*_~`^#>\-\d]/.test(html)) return html.replace(/[ \t\r\n\f]+/g, " ").trim();
  const placeholders = createPlaceholders();
  const mediaAt = (name: string, alt: string) =>
    placeholders.put({ kind: "media", name, alt: alt || name.replace(/\.[a-z0-9]{1,5}$/i, "") });
  const losses = new Set<"formatting-lost" | "table-flattened" | "script" | "media-elsewhere">();
  const plain = withoutPrivate(html)
    .replace(titledSound, (_, title: string, name: string) => mediaAt(unescaped(name), unescaped(title)))
    .replace(sound, (_, name: string) => mediaAt(unescaped(name), ""));
  const cloze = gaps ? withoutGapMarks(plain, placeholders) : { html: plain, numbers: [] };
  const texOf = (inner: string) => tools.parseHtml(withEscapedSigns(inner)).map(wordsOf).join("");
  const parsed = tools.parseHtml(withoutFormulas(cloze.html, placeholders, texOf));
  const write = (placeholder: Placeholder): string =>
    textOfPlaceholder(placeholder, tools, (tex) => withGaps(placeholders.resolve(tex, write)));
  const resolved = (text: string) => placeholders.resolve(text, write);
  const written = htmlToText(parsed, {
    resolved,
    onLoss: (loss) => losses.add(loss),
    media: (source, alt) => {
      const name = localName(source);
      if (name === null) losses.add("media-elsewhere");
      return name === null ? "" : mediaAt(name, alt);
    },
  });
  for (const loss of losses) tools.notes.add(loss, written);
  const text = cloze.numbers.length > 0 ? withColonsAsText(written, placeholders) : written;
  const whole = resolved(text).trim();
  const isWhole = cloze.numbers.every((number) => number === 0 || gapsOf(whole).includes(number));
  return isWhole ? whole : resolved(withEscapedBraces(text, placeholders)).trim();
}

/** Two colons that Anki shows in a gap, because they are written as entities, would begin its hint here, except in code. */
function withColonsAsText(text: string, placeholders: Placeholders): string {
  if (!text.includes("::")) return text;
  let [depth, isHint, code] = [0, false, ""];
  return placeholders.replaced(text, /\\[^]|`+|:(?=:)/u, (match) => {
    if (match === ":") return depth > 0 && !isHint && code === "" ? "\\:" : match;
    if (typeof match === "string") {
      if (match.startsWith("`")) code = code === "" ? match : code === match ? "" : code;
      return match;
    }
    if (match.kind === "gap-opens") depth += 1;
    if (match.kind === "gap-closes") depth -= 1;
    if (match.kind.startsWith("gap")) isHint = match.kind === "gap-hint";
    return null;
  });
}

/** Anki ends a gap at the first `}}`; here braces are balanced, so a single one in a gap needs a backslash. */
function withEscapedBraces(text: string, placeholders: Placeholders): string {
  let depth = 0;
  return placeholders.replaced(text, /(?<!\\)[{}]/u, (match) => {
    if (typeof match === "string") return depth > 0 ? `\\${match}` : match;
    if (match.kind === "gap-opens") depth += 1;
    if (match.kind === "gap-closes") depth -= 1;
    return null;
  });
}

/**
 * Authors write a space if a formula's brace is just before the end of its gap, because Anki would end the gap too early. Here braces are
 * balanced.
 */
function withGaps(tex: string): string {
  return tex.includes("{{c") ? tex.replace(/\} (?=\}\})/g, "}") : tex;
}

function textOfPlaceholder(placeholder: Placeholder, tools: FieldTools, inside: (tex: string) => string): string {
  switch (placeholder.kind) {
    case "formula":
      return placeholder.isBlock ? `\\[${inside(placeholder.tex)}\\]` : `\\(${inside(placeholder.tex)}\\)`;
    case "gap-opens":
      return `{{c${placeholder.number}::`;
    case "gap-hint":
      return "::";
    case "gap-closes":
      return "}}";
    case "media": {
      const name = tools.mediaName(placeholder.name);
      return name === null ? "" : mediaText(placeholder.alt, name);
    }
  }
}

/** The name of a file of the package; null for a remote or inline one. */
function localName(source: string): string | null {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(source.trim())) return null;
  try {
    return decodeURIComponent(source.trim());
  } catch {
    return source.trim();
  }
}

function unescaped(text: string): string {
  return text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&#39;", "'").replaceAll("&amp;", "&");
}

/** The text of an HTML tree, without what separates its parts. */
export function wordsOf(node: HtmlNode): string {
  return node.kind === "text" ? node.text.replaceAll("\u00a0", " ") : node.children.map(wordsOf).join("");
}
