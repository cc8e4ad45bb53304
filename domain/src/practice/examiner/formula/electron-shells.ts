import type { Reading } from "../question/reading.ts";
import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome } from "../question/outcome.ts";
import { unifiedSource } from "../text/fold.ts";
import { tableOf } from "../../../words/table-of.ts";

const longest = 120;
const shell = /(\d)\s?([spdf])\s?\^?\{?(\d{1,2}?)\}?(?=[\s,.]*\d\s?[spdf]|[\s,.]*$)/g;

const [helium, neon, argon, krypton] = ["1s2", "1s2 2s2 2p6", "1s2 2s2 2p6 3s2 3p6", "1s2 2s2 2p6 3s2 3p6 3d10 4s2 4p6"];
const cores = tableOf<string>({ he: helium ?? "", ne: neon ?? "", ar: argon ?? "", kr: krypton ?? "" });

/**
 * Grades a card whose answer is an electron configuration, `1s² 2s² 2p²`: its subshells in any order and notation, or a noble gas for the
 * inner ones.
 */
export function asElectronShells({ question }: Reading): Outcome | null {
  const expected = shellsOf(question.definition);
  if (expected === null) return null;
  const given = shellsOf(question.answer);
  return given !== null && given.join() === expected.join()
    ? outcome(MARKS.full, "formula")
    : outcome(MARKS.none, "formula", { missing: [question.definition.trim()] });
}

function shellsOf(raw: string): string[] | null {
  if (raw.length > longest) return null;
  const text = unifiedSource(raw).replace(/^\[([A-Z][a-z])\]\s?/, (whole, gas: string) => `${cores[gas.toLowerCase()] ?? whole} `);
  const found = Array.from(text.matchAll(shell), ([, number = "", letter = "", count = ""]) => `${number}${letter}${Number(count)}`);
  const isWhole = text.replace(shell, "").replace(/[\s,.]/g, "") === "";
  return found.length >= 2 && isWhole ? found.toSorted() : null;
}
