import type { FormulaText } from "@recollect/domain/cards/formulas/readable-formula.ts";
import { readableSide, readableTerm, type ReadableOptions } from "@recollect/domain/cards/text/readable.ts";
import { useSyncExternalStore } from "react";

type Reader = (parts: readonly FormulaText[]) => string;

let reader: Reader | undefined;
let isAsked = false;
const listeners = new Set<() => void>();

/** A definition in plain words. The words of formulas, and small letters, come with the first one; until then they stand as they were typed. */
export function sideInWords(side: string, options: ReadableOptions = {}): string {
  askFor(side);
  return readableSide(side, { ...options, formula: reader });
}

/** The same of a term, filled or with the gap that is asked for. */
export function termInWords(term: string, options: ReadableOptions = {}): string {
  askFor(term);
  return readableTerm(term, { ...options, formula: reader });
}

/** Draws again what holds a formula's words when they have come; the value changes then. */
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
    // The next formula tries again.
    () => (isAsked = false),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
