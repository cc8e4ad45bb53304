import type { PictureSize } from "./mask-shape.tsx";

/** A text on a picture: its lines, their left edge or middle, the top of the first one, and the size of the letters, in the picture's pixels. */
export type LinesOnPicture = { readonly lines: readonly string[]; readonly x: number; readonly top: number; readonly size: number };

/** From one line to the next, in letter sizes. */
export const lineHeight = 1.2;

type Wish = { readonly size: number; readonly picture: PictureSize };

/**
 * Words whose upper left corner is at a place of the picture, whole: they go on in the next line at the picture's edge, are moved off an edge that is
 * too near, and become smaller if the picture has no room for their lines. `turn` is in radians; turned words stay in their place.
 */
export function wordsFrom(text: string, { x, top, turn, size, picture }: Wish & { x: number; top: number; turn: number }): LinesOnPicture {
  const wanted = widthOf(text) * size;
  if (turn !== 0) return { ...fitted(text, Math.max(wayToEdge({ x, top, turn }, picture), size), { size, picture }), x, top };
  const least = Math.min(wanted, picture.width / 3);
  const left = Math.max(0, Math.min(x, picture.width - least));
  const { lines, size: fit } = fitted(text, picture.width - left, { size, picture });
  return { lines, size: fit, x: left, top: within(top, lines.length * lineHeight * fit, picture.height) };
}

/** A label around a place of the picture, whole: in lines of a part of the picture's width, and moved off an edge that is too near. */
export function labelAround(text: string, { x, y, size, picture }: Wish & { x: number; y: number }): LinesOnPicture {
  const { lines, size: fit } = fitted(text, Math.max(picture.width * 0.4, Math.min(picture.width, size * 8)), { size, picture });
  const half = (Math.max(...lines.map(widthOf)) * fit) / 2;
  const height = lines.length * lineHeight * fit;
  return { lines, size: fit, x: Math.max(half, Math.min(x, picture.width - half)), top: within(y - height / 2, height, picture.height) };
}

/** Where something of this length begins, so that it ends within a picture as long as `most`. */
function within(wanted: number, length: number, most: number): number {
  return Math.max(0, Math.min(wanted, most - length));
}

function fitted(text: string, width: number, { size, picture }: Wish): Pick<LinesOnPicture, "lines" | "size"> {
  for (let fit = size; ; fit *= 0.85) {
    const lines = linesOf(text, width / fit);
    if (lines.length * lineHeight * fit <= picture.height || fit < picture.height / 500) return { lines, size: fit };
  }
}

/** How far it is from a place on the picture to its edge in the direction of words that are turned. */
function wayToEdge({ x, top, turn }: { x: number; top: number; turn: number }, { width, height }: PictureSize): number {
  const along = (from: number, most: number, step: number) =>
    Math.abs(step) < 1e-6 ? Number.POSITIVE_INFINITY : ((step > 0 ? most : 0) - from) / step;
  return Math.min(along(x, width, Math.cos(turn)), along(top, height, Math.sin(turn)));
}

const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The lines of a text, none wider than so many letter sizes: at its spaces, and anywhere within a word that is wider by itself. */
export function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOf(longer) <= most) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const { segment } of characters.segment(word)) {
      if (line !== "" && widthOf(line + segment) > most) {
        lines.push(line);
        line = "";
      }
      line += segment;
    }
  }
  return [...lines, line];
}

/** Widths of letters in the bold of the interface's typeface, as measured and rounded up; a system's typeface is much alike. */
const widths: readonly (readonly [letters: string, width: number])[] = [
  ["ijlI.,':;!| ", 0.31],
  ["frt1()[]-/", 0.45],
  ["mw", 0.88],
  ["MW@%жщшюЖЩШЮ", 1.12],
];
const widthOfLetter = new Map(widths.flatMap(([letters, width]) => letters.split("").map((letter) => [letter, width] as const)));

/** How wide a text is at most, with its halo, in letter sizes: a little too much, so that no text is wider. */
export function widthOf(text: string): number {
  let width = 0.2;
  for (const character of text) width += widthOfLetter.get(character) ?? widthOfOther(character);
  return width;
}

function widthOfOther(character: string): number {
  // From here on are the scripts of East Asia and pictures, as wide as they are high.
  if (character >= "\u1100") return 1.04;
  // And from here on other alphabets.
  if (character >= "\u0370") return 0.93;
  return character === character.toLowerCase() ? 0.65 : 0.8;
}
