import { readMasks } from "@recollect/domain/cards/masks/masks.ts";
import { listText } from "../../lib/language/formats.ts";
import { texts } from "./masks.texts.ts";

/** The masks of a card in words, where they can't be drawn: their labels, or their numbers. */
export function maskWords(lines: readonly string[]): string {
  return listText(readMasks(lines).masks.map(({ number, label }) => label || texts.mask(number)));
}
