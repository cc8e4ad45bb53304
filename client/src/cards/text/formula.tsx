import { onDemand } from "../../lib/on-demand.ts";
import styles from "./formula.module.css";

const formula = onDemand(() => import("./katex-formula.tsx").then(({ KatexFormula }) => KatexFormula));

/** Chemistry (`\ce`, `\pu`) is one more file. */
const chemical = onDemand(async () => {
  const { KatexFormula } = await import("./katex-formula.tsx");
  await import("katex/contrib/mhchem");
  return KatexFormula;
});

/** A formula; its source stands there until what draws it has come, and stays where it can't come. */
export function Formula({ tex, isDisplayed }: { tex: string; isDisplayed: boolean }) {
  const { Part } = /\\(?:ce|pu)\b/.test(tex) ? chemical : formula;
  return <Part isWanted props={{ tex, isDisplayed }} fallback={<span className={styles.source}>{tex}</span>} onFailure={() => undefined} />;
}
