import { sideLayout } from "./text/side-layout.ts";
import type { Edit } from "./text-edits.ts";

/** A formula's place in a side, and that of its TeX. */
export type FormulaPlace = { from: number; innerFrom: number; innerTo: number; to: number };

/** The formula that the whole selection is in; also one that is still empty, which is drawn as text. Null outside. */
export function formulaAround({ text, from, to }: Edit, gaps: boolean): FormulaPlace | null {
  if (!text.includes("\\(") && !text.includes("\\[")) return null;
  const isEmpty = from === to && /\\[([]$/.test(text.slice(Math.max(0, from - 2), from)) && /^\s*\\[)\]]/.test(text.slice(from, from + 20));
  if (isEmpty) {
    const innerTo = text.indexOf("\\", from);
    return { from: from - 2, innerFrom: from, innerTo, to: innerTo + 2 };
  }
  const inside = sideLayout(text, { gaps }).find((part) => part.kind === "formula" && part.innerFrom <= from && to <= part.innerTo);
  return inside?.kind === "formula" ? inside : null;
}

/** Where a part of a snippet is still to be written. What is selected goes into the first one. */
export const slot = "□";

/**
 * Writes a piece of TeX at the caret, such as `\frac{□}{□}`: with what is selected in its first place, and the caret in the next one that is
 * empty, or behind it. Outside a formula it becomes one.
 */
export function withSnippet(edit: Edit, snippet: string, gaps: boolean): Edit {
  if (formulaAround(edit, gaps) === null) {
    const selected = edit.text.slice(edit.from, edit.to);
    const formula = `\\(${selected}\\)`;
    const from = edit.from + 2;
    return inFormula(
      { text: edit.text.slice(0, edit.from) + formula + edit.text.slice(edit.to), from, to: from + selected.length },
      snippet,
    );
  }
  return inFormula(edit, snippet);
}

function inFormula({ text, from, to }: Edit, snippet: string): Edit {
  const selected = text.slice(from, to);
  const filled = selected === "" ? snippet : snippet.replace(slot, () => selected);
  const next = filled.indexOf(slot);
  const tex = filled.replaceAll(slot, "");
  // A letter behind a command would become part of its name.
  const isOpenEnded = /\\[a-zA-Z]+$/.test(tex);
  const space = isOpenEnded && !/^[^a-zA-Z]/.test(text.slice(to)) ? " " : isOpenEnded && text.slice(to).startsWith("\\)") ? " " : "";
  const before = /\\[a-zA-Z]+$/.test(text.slice(0, from)) && /^[a-zA-Z]/.test(tex) ? " " : "";
  const caret = from + before.length + (next < 0 ? tex.length + space.length : next);
  return { text: text.slice(0, from) + before + tex + space + text.slice(to), from: caret, to: caret };
}

/** The next empty place of the formula, `{}`, after the caret; null if there is none. */
export function nextSlot(edit: Edit, gaps: boolean): Edit | null {
  const formula = formulaAround(edit, gaps);
  if (formula === null) return null;
  const at = edit.text.slice(0, formula.innerTo).indexOf("{}", edit.to);
  return at < 0 ? null : { ...edit, from: at + 1, to: at + 1 };
}
