import type { HtmlElement, HtmlNode } from "@recollect/domain/exchange/html/html-node.ts";
import { Parser } from "htmlparser2";

/**
 * Parses HTML into a tree; nothing in it is loaded or run. Unclosed elements end with the text. If far too many elements are nested, only
 * the words are kept: the parser's time per element grows with the number of open ones.
 */
export function parseHtml(html: string): HtmlNode[] {
  try {
    return parsed(html);
  } catch (error) {
    if (error !== tooDeep) throw error;
    return [{ kind: "text", text: html.replace(/<[^<>]*>/g, "") }];
  }
}

function parsed(html: string): HtmlNode[] {
  const root: HtmlNode[] = [];
  const open: (HtmlElement & { children: HtmlNode[] })[] = [];
  const here = () => open.at(-1)?.children ?? root;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { kind: "element" as const, name, attributes, children: [] };
        here().push(element);
        if (open.length < deepest) open.push(element);
        else ignored += 1;
        if (ignored > mostIgnored) throw tooDeep;
      },
      ontext(text) {
        const last = here().at(-1);
        if (last?.kind === "text") last.text += text;
        else here().push({ kind: "text", text });
      },
      onclosetag() {
        if (ignored > 0) ignored -= 1;
        else open.pop();
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  let ignored = 0;
  // Normalizes line endings, as browsers do before parsing.
  parser.write(html.replace(/\r\n?/g, "\n"));
  parser.end();
  return root;
}

/** Elements beyond this depth become siblings; walking the tree may recurse. */
const deepest = 200;

/** The most elements open beyond that depth. */
const mostIgnored = 1000;
const tooDeep = new Error("too many elements stand inside each other");
