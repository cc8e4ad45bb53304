import { MASKS } from "../limits/limits.ts";
import { isMaskLine } from "../cards/masks/masks.ts";

/** Splits lines into masks that the card can have, and lines that are left out: those that are no masks, or too many. Empty lines are dropped. */
export function masksOfCard(lines: readonly string[] = []): { masks: string[]; leftOut: string[] } {
  const [masks, leftOut]: [string[], string[]] = [[], []];
  let length = 0;
  for (const line of lines.map((one) => one.trim())) {
    if (line === "") continue;
    if (isMaskLine(line) && masks.length <= MASKS.perCard && length + line.length + 1 <= MASKS.textMaxLength) {
      length += line.length + 1;
      masks.push(line);
    } else leftOut.push(line);
  }
  return { masks, leftOut };
}

/** Masks as one text, a mask on each line, for formats whose fields are texts. */
export function masksText(masks: readonly string[] = []): string {
  return masks.join("\n");
}

/** The lines of such a text. */
export function maskLines(text: string): string[] {
  return text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== "");
}
