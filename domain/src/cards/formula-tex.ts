import type { FormulaPart } from "./text/gaps.ts";
import { isAsked, isHidden, type GapView } from "./text/spans.ts";

/** A formula's TeX for rendering: the asked gap is a box, empty or with its hint until it is answered. */
export function formulaTex(parts: readonly FormulaPart[], view: GapView | null): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      if (isHidden(part.number, view)) return `{\\boxed{\\text{${wordsInTex(part.hint) || "?"}}}}`;
      return isAsked(part.number, view) ? `{\\boxed{${part.tex}}}` : `{${part.tex}}`;
    })
    .join("")
    .trim();
}

/** Characters with a meaning inside `\text{…}`. */
function wordsInTex(words: string): string {
  return words.replace(/[\\{}$&#^_~%]/g, " ").trim();
}
