import { useLayoutEffect, useRef, useState } from "react";
import katex from "katex";
import "katex/dist/katex.min.css";
import { definesNames, whyNotTried } from "./formula-limits.ts";
import { begun } from "./formula-source.ts";
import { whenSeen } from "./when-seen.ts";
import styles from "./formula.module.css";

const maxExpand = 500;
const largestEm = 40;
const maxExpandWithDefinitions = 25;

type Standing = { is: "waiting" | "drawn" } | { is: "wrong"; why: string };

/** The formula, drawn, and as MathML for screen readers. A wrong one shows its source, underlined, and why. */
export function KatexFormula({ tex, isDisplayed }: { tex: string; isDisplayed: boolean }) {
  const place = useRef<HTMLSpanElement | null>(null);
  const [standing, setStanding] = useState<Standing>({ is: "waiting" });
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    return whenSeen(element, () => setStanding(drawInto(element, tex, isDisplayed)));
  }, [tex, isDisplayed]);

  return (
    <span className={styles.formula} data-displayed={isDisplayed || undefined} dir="ltr">
      <span ref={place} hidden={standing.is === "wrong"} />
      {standing.is === "waiting" && <span className={styles.source}>{begun(tex)}</span>}
      {standing.is === "wrong" && (
        <span className={styles.wrong}>
          <span className={styles.source}>{begun(tex)}</span> <small>({standing.why})</small>
        </span>
      )}
    </span>
  );
}

/** With the letters that most formulas need: a browser asks for them when they are first drawn in, and then draws the formula twice. */
export async function withLetters(): Promise<typeof KatexFormula> {
  if ("fonts" in document) await Promise.allSettled(["1em KaTeX_Main", "italic 1em KaTeX_Math"].map((face) => document.fonts.load(face)));
  return KatexFormula;
}

/** KaTeX makes the elements itself, and reads nothing as HTML. */
function drawInto(element: HTMLElement, tex: string, isDisplayed: boolean): Standing {
  const why = whyNotTried(tex);
  if (why !== null) return { is: "wrong", why };
  const draft = document.createElement("span");
  try {
    katex.render(tex, draft, {
      displayMode: isDisplayed,
      output: "htmlAndMathml",
      throwOnError: true,
      strict: false,
      trust: false,
      maxSize: largestEm,
      maxExpand: definesNames(tex) ? maxExpandWithDefinitions : maxExpand,
    });
    if (isTooMuch(draft)) return { is: "wrong", why: "too much to draw" };
    element.replaceChildren(...draft.childNodes);
    return { is: "drawn" };
  } catch (error) {
    return { is: "wrong", why: reasonOf(error) };
  }
}

/**
 * Elements inside one another, and elements in all. A browser takes longer with every level to lay a formula out: roots 140 deep end its
 * page. A real formula has some forty elements, a fraction of fractions is some forty deep.
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

/** KaTeX's sentence without its name and without the source, which stands beside it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof katex.ParseError)) return "too much to draw";
  return error.message.replace(/^KaTeX parse error: /, "").replace(/ at (?:position \d+|end of input):.*$/s, "");
}
