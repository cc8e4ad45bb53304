import type { CSSProperties } from "react";

/** Hues, in degrees, that stay apart on a shelf. */
const hues = [170, 205, 238, 268, 300, 335, 22, 70] as const;

/** The style that gives a deck's sleeve and bar their tint; `--t-0` to `--t-hi` of tokens.css follow from it and from the colour scheme. */
export function tintOf(deckId: number): CSSProperties {
  return { "--h": hues[deckId % hues.length] } as CSSProperties;
}
