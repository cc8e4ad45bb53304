import type { MouseEvent, ReactNode } from "react";
import { formulaTex } from "@recollect/domain/cards/formula-tex.ts";
import { blankOf, isAsked, type GapSpan, type GapView, type Span } from "@recollect/domain/cards/text/spans.ts";
import { Picture, Sound } from "./media/side-media.tsx";
import styles from "./formatted-text.module.css";
import { onDemand } from "../../lib/on-demand.ts";
import { shortFormula } from "./formula-source.ts";
import formulaStyles from "./formula.module.css";
import { texts } from "./drawn-spans.texts.ts";

/** How spans are rendered: which gap is asked, and whether interactive elements may be among them. */
export type Drawing = { view: GapView | null; isPressable: boolean; dir: "rtl" | "auto" };

const marks = { italic: "em", bold: "strong", underline: "u", strike: "s", sub: "sub", sup: "sup", code: "code" } as const;

/** A side's spans as elements. Typed text stays text: nothing is ever parsed as HTML. */
export function drawnSpans(spans: readonly Span[], drawing: Drawing): ReactNode[] {
  return spans.map((span, key) => drawnSpan(span, key, drawing));
}

function drawnSpan(span: Span, key: number, drawing: Drawing): ReactNode {
  switch (span.kind) {
    case "text":
      return span.text;
    case "formula":
      return <Formula key={key} tex={formulaTex(span.parts, drawing.view)} isDisplayed={span.isDisplayed} />;
    case "link":
      return drawing.isPressable ? <WebLink key={key} href={span.href} text={span.text} /> : <u key={key}>{span.text}</u>;
    case "picture":
      return (
        <Picture key={key} name={`${span.id}.${span.extension}`} shows={span.text} masks={span.masks} isPressable={drawing.isPressable} />
      );
    case "sound":
      return <Sound key={key} name={`${span.id}.${span.extension}`} says={span.text} isPressable={drawing.isPressable} />;
    case "gap":
      return <Gap key={key} gap={span} drawing={drawing} />;
    case "italic":
    case "bold":
    case "underline":
    case "strike":
    case "sub":
    case "sup":
    case "code": {
      const Mark = marks[span.kind];
      const words = "children" in span ? drawnSpans(span.children, drawing) : span.text;
      return (
        <Mark key={key} data-exact={words.includes("  ") || undefined}>
          {words}
        </Mark>
      );
    }
  }
}

/** The asked gap is a blank with its hint; once answered it is marked. Other gaps show their words. */
function Gap({ gap, drawing }: { gap: GapSpan; drawing: Drawing }) {
  if (!isAsked(gap.number, drawing.view)) return drawnSpans(gap.children, drawing);
  if (drawing.view.isAnswered) return <mark className={styles.filled}>{drawnSpans(gap.children, drawing)}</mark>;
  return (
    <span className={styles.blank}>
      <span className="visually-hidden">{texts.blank}</span>
      {blankOf(gap.hint)}
    </span>
  );
}

/** Opens in a new tab, without a reference to this one. Following it doesn't turn the card. */
function WebLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer" onClick={keepToItself}>
      {text}
    </a>
  );
}

function keepToItself(event: MouseEvent): void {
  event.stopPropagation();
}

const formula = onDemand(() => import("./katex-formula.tsx").then(({ withLetters }) => withLetters()));

/** Renders formulas, with the fonts that most of them need. */
export const fetchFormulas = formula.prefetch;

/** Chemistry (`\ce`, `\pu`) is a separate file. */
const chemical = onDemand(async () => {
  const { KatexFormula } = await import("./katex-formula.tsx");
  await import("katex/contrib/mhchem");
  return KatexFormula;
});

/** A formula; its source shows until the renderer is loaded, and stays if it can't be. */
function Formula({ tex, isDisplayed }: { tex: string; isDisplayed: boolean }) {
  const { Part } = /\\(?:ce|pu)\b/.test(tex) ? chemical : formula;
  return <Part isWanted props={{ tex, isDisplayed }} fallback={<span className={formulaStyles.source}>{shortFormula(tex)}</span>} />;
}
