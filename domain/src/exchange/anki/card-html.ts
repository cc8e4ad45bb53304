import { blocksOf } from "../../cards/text/blocks.ts";
import type { Block, Span } from "../../cards/text/spans.ts";
import { escapeHtmlText } from "../../words/escape-html.ts";
import { tableOf } from "../../words/table-of.ts";

type Writing = {
  /** whether it is the text of a cloze note */
  gaps: boolean;
  /** whether it stands in a gap */
  isInGap?: boolean;
  /** The name of a medium in the package; null if it is not in it. */
  mediaName: (id: string, extension: string) => string | null;
};

/** A card's side as the HTML that Anki shows, from which `readField` restores the same side. With `gaps`, a cloze note's text. */
export function sideHtml(side: string, writing: Writing): string {
  const blocks = blocksOf(side, { gaps: writing.gaps });
  return blocks
    .map((block, index) => {
      const html = blockHtml(block, writing, index > 0 && isText(block) && isText(blocks[index - 1]));
      const next = blocks[index + 1];
      // The last break before a list or code ends the line, without an empty one.
      return next && isText(block) && !isText(next) && html.endsWith("<br>") ? `${html}<br>` : html;
    })
    .join("");
}

function isText(block: Block | undefined): boolean {
  return block?.kind === "paragraph";
}

function blockHtml(block: Block, writing: Writing, afterText: boolean): string {
  if (block.kind === "paragraph") return (afterText ? "<br>" : "") + spansHtml(block.spans, writing);
  if (block.kind === "code block") {
    const language = block.language === "" ? "" : ` class="language-${escapedHtml(block.language)}"`;
    return `<pre><code${language}>${escapedHtml(block.text)}</code></pre>`;
  }
  const tag = block.items[0]?.number === null ? "ul" : "ol";
  let before = 0;
  const items = block.items.map(({ number, spans }) => {
    const value = number === null || number === before + 1 ? "" : ` value="${number}"`;
    before = number ?? 0;
    return `<li${value}>${spansHtml(spans, writing)}</li>`;
  });
  return `<${tag}>${items.join("")}</${tag}>`;
}

const tags = tableOf<string>({ bold: "b", italic: "i", underline: "u", strike: "s", code: "code", sub: "sub", sup: "sup" });

function spansHtml(spans: readonly Span[], writing: Writing): string {
  return spans.map((span) => spanHtml(span, writing)).join("");
}

function spanHtml(span: Span, writing: Writing): string {
  switch (span.kind) {
    case "text":
      return lines(shownHtml(span.text, writing));
    case "formula": {
      const tex = writing.gaps ? (part: string) => escapeHtmlText(spaced(part)) : escapeHtmlText;
      const inside = span.parts
        .map((part) => (typeof part === "string" ? tex(part) : gapText(part.number, tex(part.tex), escapedHtml(part.hint))))
        .join("");
      return span.isDisplayed ? `\\[${inside}\\]` : `\\(${inside}\\)`;
    }
    case "link":
      return `<a href="${escapedHtml(span.href)}">${escapedHtml(span.text)}</a>`;
    case "picture":
    case "sound": {
      const name = writing.mediaName(span.id, span.extension);
      if (name === null) return escapedHtml(span.text);
      return span.kind === "sound"
        ? `<span title="${escapedHtml(span.text)}">[sound:${name}]</span>`
        : `<img src="${name}" alt="${escapedHtml(span.text)}">`;
    }
    case "gap":
      return gapText(span.number, spansHtml(span.children, { ...writing, isInGap: true }), escapedHtml(span.hint));
    case "code":
    case "sub":
    case "sup":
      return `<${tags[span.kind]}>${shownHtml(span.text, writing)}</${tags[span.kind]}>`;
    case "bold":
    case "italic":
    case "underline":
    case "strike":
      return `<${tags[span.kind]}>${spansHtml(span.children, writing)}</${tags[span.kind]}>`;
  }
}

/** Anki ends a gap at the first `}}`, so authors write a space between two braces of a formula. */
function spaced(tex: string): string {
  return tex.replace(/\{(?=\{)/g, "{ ").replace(/\}(?=\})/g, "} ");
}

function gapText(number: number, inside: string, hint: string): string {
  const end = inside.endsWith("}") && hint === "" ? " " : "";
  return `{{c${number}::${inside}${hint === "" ? end : `::${hint}`}}}`;
}

/** Two colons in a gap would begin its hint in Anki, also in code, so one of them is an HTML entity. */
function shownHtml(text: string, { isInGap }: Writing): string {
  return isInGap ? escapedHtml(text).replace(/:(?=:)/g, "&#58;") : escapedHtml(text);
}

/** Braces that would open a gap in Anki are written as HTML entities, and so are brackets that would begin a formula or a sound. */
function escapedHtml(text: string): string {
  return escapeHtmlText(text)
    .replaceAll('"', "&quot;")
    .replace(/\{(?=\{)/g, "&#123;")
    .replace(/\}(?=\})/g, "&#125;")
    .replace(/\[(?=sound:|latex\]|\$)/g, "&#91;")
    .replace(/\\(?=[([])/g, "&#92;");
}

function lines(html: string): string {
  return html.replace(/\r\n|\n|\r/g, "<br>").replace(/ {2}/g, " &nbsp;");
}
