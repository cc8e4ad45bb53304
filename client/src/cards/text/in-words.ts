import type { FormulaText } from "@recollect/domain/cards/formulas/readable-formula.ts";
import { readableSide, readableTerm, type ReadableOptions } from "@recollect/domain/cards/text/readable.ts";
import { useSyncExternalStore } from "react";

type Reader = (parts: readonly FormulaText[]) => string;

let reader: Reader | undefined;
let isAsked = false;
const listeners = new Set<() => void>();

/** A definition as plain text. The words of formulas and superscripts load with the first one; until then they appear as typed. */
export function sideInWords(side: string, options: ReadableOptions = {}): string {
  askFor(side);
  return readableSide(side, { ...options, formula: reader });
}

/** The same for a term, filled or with one gap asked. */
export function termInWords(term: string, options: ReadableOptions = {}): string {
  askFor(term);
  return readableTerm(term, { ...options, formula: reader });
}

/** Renders again when the words of formulas are loaded; the value changes then. */
export function useFormulaWords(): Reader | undefined {
  return useSyncExternalStore(subscribe, formulaReader);
}

export function formulaReader(): Reader | undefined {
  return reader;
}

function askFor(text: string): void {
  if (isAsked || !/\\[([]|[~^]/.test(text)) return;
  isAsked = true;
  import("@recollect/domain/cards/formulas/readable-formula.ts").then(
    (module) => {
      reader = module.readableFormula;
      for (const listener of listeners) listener();
    },
    // The next formula retries.
    () => (isAsked = false),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
