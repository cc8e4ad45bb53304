import { texts } from "./drawn-spans.texts.ts";
import { useLayoutEffect, useRef, useState } from "react";
import katex from "katex";
import "katex/dist/katex.min.css";
import { texToDraw } from "@recollect/domain/cards/formulas/formula-dialect.ts";
import { definesNames, whyNotTried } from "./formula-limits.ts";
import { shortFormula } from "./formula-source.ts";
import { whenSeen } from "./when-seen.ts";
import { keepReachable } from "./wide-text.ts";
import styles from "./formula.module.css";

const maxExpand = 500;
const largestEm = 40;
const maxExpandWithDefinitions = 25;

/** The renderer allows a tag only beside a displayed formula; within a line it is written behind the formula. */
const tagsWithinLine = {
  "\\tag": "\\@ifstar\\tag@bare\\tag@bracketed",
  "\\tag@bare": "\\quad\\text{#1}",
  "\\tag@bracketed": "\\quad\\text{(#1)}",
};

type Standing = { is: "waiting" | "drawn" } | { is: "wrong"; why: string };

/** A rendered formula, with MathML for screen readers. An invalid one shows its source, underlined, and the error. */
export function KatexFormula({ tex, isDisplayed }: { tex: string; isDisplayed: boolean }) {
  const place = useRef<HTMLSpanElement | null>(null);
  const [standing, setStanding] = useState<Standing>({ is: "waiting" });
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    return whenSeen(element, () => {
      setStanding(drawInto(element, tex, isDisplayed));
      // A displayed formula scrolls by itself; a line scrolls with its text, or with its portion of a long one.
      const scroller = element.closest<HTMLElement>(isDisplayed ? "[data-displayed]" : '[data-is-long] > *, [translate="no"]');
      if (scroller) keepReachable(scroller);
    });
  }, [tex, isDisplayed]);

  return (
    <span className={styles.formula} data-displayed={isDisplayed || undefined} dir="ltr">
      <span ref={place} hidden={standing.is === "wrong"} />
      {standing.is === "waiting" && <span className={styles.source}>{shortFormula(tex)}</span>}
      {standing.is === "wrong" && (
        <span className={styles.wrong}>
          <span className={styles.source}>{shortFormula(tex)}</span> <small>({standing.why})</small>
        </span>
      )}
    </span>
  );
}

/** Loads the fonts that most formulas need: otherwise the browser requests them at the first use, and draws the formula twice. */
export async function withLetters(): Promise<typeof KatexFormula> {
  if ("fonts" in document) await Promise.allSettled(["1em KaTeX_Main", "italic 1em KaTeX_Math"].map((face) => document.fonts.load(face)));
  return KatexFormula;
}

/** KaTeX builds the elements itself, and parses nothing as HTML. */
function drawInto(element: HTMLElement, tex: string, isDisplayed: boolean): Standing {
  const why = whyNotTried(tex);
  if (why !== null) return { is: "wrong", why };
  const draft = document.createElement("span");
  try {
    katex.render(texToDraw(tex, { isDisplayed }), draft, {
      displayMode: isDisplayed,
      output: "htmlAndMathml",
      throwOnError: true,
      strict: false,
      trust: false,
      maxSize: largestEm,
      macros: isDisplayed ? {} : { ...tagsWithinLine },
      maxExpand: definesNames(tex) ? maxExpandWithDefinitions : maxExpand,
    });
    if (isTooMuch(draft)) return { is: "wrong", why: texts.tooMuch };
    element.replaceChildren(...draft.childNodes);
    return { is: "drawn" };
  } catch (error) {
    return { is: "wrong", why: reasonOf(error) };
  }
}

/**
 * Nesting depth, and the number of elements. Layout slows down with every level: roots nested 140 deep crash the page. A real formula has
 * about forty elements, a fraction of fractions about forty levels.
 */
const deepest = 64;
const mostElements = 1500;

function isTooMuch(root: Element): boolean {
  if (root.getElementsByTagName("*").length > mostElements) return true;
  let level: Element[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true;
    level = level.flatMap(({ children }) => [...children]);
  }
  return false;
}

/** KaTeX's message without its name and the source, which is shown beside it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof katex.ParseError)) return texts.tooMuch;
  return error.message.replace(/^KaTeX parse error: /, "").replace(/ at (?:position \d+|end of input):.*$/s, "");
}
