import type { CSSProperties } from "react";

/** Hues, in degrees, that can be told apart side by side. */
const hues = [170, 205, 238, 268, 300, 335, 22, 70] as const;

/** The style that sets the tint of a deck's sleeve and bar; tokens.css derives `--t-0` to `--t-hi` from it and the colour scheme. */
export function tintOf(deckId: number): CSSProperties {
  return { "--h": hues[deckId % hues.length] } as CSSProperties;
}
