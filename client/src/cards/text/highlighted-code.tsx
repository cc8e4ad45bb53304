import { useEffect, useRef, useState, type ReactNode } from "react";
import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import c from "highlight.js/lib/languages/c";
import cpp from "highlight.js/lib/languages/cpp";
import css from "highlight.js/lib/languages/css";
import java from "highlight.js/lib/languages/java";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import { whenSeen } from "./when-seen.ts";
import styles from "./highlighted-code.module.css";

/** A part of code: text, or parts with one scope, such as a comment. */
type Part = string | { scope: string; children: Part[] };

/** Characters; longer code is not highlighted, so that parsing never blocks input. */
const longest = 3000;

/** Collects the parts as data, where the library would write HTML. */
class PartCollector {
  readonly #open: { scope: string; children: Part[] }[] = [{ scope: "", children: [] }];

  get parts(): readonly Part[] {
    return this.#open[0]?.children ?? [];
  }
  addText(text: string): void {
    if (text !== "") this.#open.at(-1)?.children.push(text);
  }
  startScope(scope: string): void {
    const part = { scope, children: [] };
    this.#open.at(-1)?.children.push(part);
    this.#open.push(part);
  }
  endScope(): void {
    if (this.#open.length > 1) this.#open.pop();
  }
  openNode(scope: string): void {
    this.startScope(scope);
  }
  closeNode(): void {
    this.endScope();
  }
  __addSublanguage({ parts }: PartCollector): void {
    for (const part of parts) this.#open.at(-1)?.children.push(part);
  }
  finalize(): void {
    this.#open.length = 1;
  }
  toHTML(): string {
    return "";
  }
}

for (const [name, language] of Object.entries({ bash, c, cpp, css, java, javascript, json, python, sql, typescript, xml })) {
  hljs.registerLanguage(name, language);
}
hljs.configure({ __emitter: PartCollector });

/** Highlighted code; unhighlighted if its language is unknown. */
export function HighlightedCode({ text, language }: { text: string; language: string }) {
  const place = useRef<HTMLElement | null>(null);
  const [parts, setParts] = useState<readonly Part[]>([text]);
  useEffect(() => {
    const element = place.current;
    if (element === null || text.length > longest || !hljs.getLanguage(language)) {
      setParts([text]);
      return undefined;
    }
    return whenSeen(element, () => setParts(partsOf(text, language)));
  }, [text, language]);
  return <code ref={place}>{parts.map(renderPart)}</code>;
}

function partsOf(text: string, language: string): readonly Part[] {
  const { _emitter: collector } = hljs.highlight(text, { language, ignoreIllegals: true });
  return collector instanceof PartCollector ? collector.parts : [text];
}

function renderPart(part: Part, key: number): ReactNode {
  if (typeof part === "string") return part;
  const look = styles[part.scope.split(".")[0] ?? ""];
  return (
    <span key={key} className={look}>
      {part.children.map(renderPart)}
    </span>
  );
}
