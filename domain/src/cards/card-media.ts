import { pieces, type Reading } from "./text/inline-tokens.ts";

/** Longer sides are not parsed for the few media names inside code. */
const longestRead = 100_000;

/** The ids of the pictures and sounds of a side, each once. A name inside code does not count, except in a side of thirty pages. */
export function mediaNames(side: string): string[] {
  if (!side.includes("](media/")) return [];
  if (side.length > longestRead) return [...new Set(mediaWritten(side))];
  return [...new Set(readings.flatMap((reading) => mediaIn(side, reading)))];
}

/** The same, including names inside code or formulas, which show nothing: found without parsing, in a hundredth of the time. */
export function mediaWritten(side: string): string[] {
  return Array.from(side.matchAll(/\]\(media\/([\w-]{1,64})\.[a-z0-9]{2,4}(?:#o=[^\s()]*)?\)/g), ([, id = ""]) => id);
}

/** The two ways to parse a side: with gaps as a term, without them as a definition. */
const readings: readonly Reading[] = [
  { lines: true, gaps: false, marks: false },
  { lines: true, gaps: true, marks: false },
];

function mediaIn(side: string, reading: Reading): string[] {
  return pieces(side, reading).flatMap((piece) => ("id" in piece ? [piece.id] : []));
}

/** The sounds of a side in order, each once, with their descriptions. */
export function soundsIn(side: string): { name: string; says: string }[] {
  return namedIn(side, "sound").map(({ name, text }) => ({ name, says: text }));
}

/** The names of the pictures of a side in order, each once. */
export function picturesIn(side: string): string[] {
  return namedIn(side, "picture").map(({ name }) => name);
}

function namedIn(side: string, kind: "picture" | "sound"): { name: string; text: string }[] {
  if (!side.includes("](media/")) return [];
  const mediaOfSide = pieces(side, { lines: true, gaps: false, marks: false }).flatMap((piece) =>
    piece.kind === kind ? [{ name: `${piece.id}.${piece.extension}`, text: piece.text }] : [],
  );
  return [...new Map(mediaOfSide.map((medium) => [medium.name, medium])).values()];
}

/** The side with its pictures and sounds renamed, and everything else unchanged. `null` keeps a name. */
export function renamedMedia(side: string, rename: (id: string, extension: string) => string | null): string {
  return rewrittenMedia(side, ({ id, extension, masks = "" }) => {
    const name = rename(id, extension);
    return name === null ? null : { name: name + masks };
  });
}

type Medium = { kind: "picture" | "sound"; id: string; extension: string; /** what it shows */ text: string; masks?: string };

/** The same, where a text may replace a medium. */
export function rewrittenMedia(side: string, write: (medium: Medium) => { name: string } | { words: string } | null): string {
  if (!side.includes("](media/")) return side;
  return pieces(side, { lines: true, gaps: false, marks: false })
    .map((piece) => {
      const source = side.slice(piece.from, piece.to);
      const instead = "id" in piece ? write(piece) : null;
      if (instead === null) return source;
      return "words" in instead ? instead.words : source.slice(0, source.lastIndexOf("](media/")) + `](media/${instead.name})`;
    })
    .join("");
}

/** The markup of a picture or a sound; its description is kept on one line and without brackets. */
export function mediaText(shows: string, name: string): string {
  const text = shows.replace(/\s+/g, " ").replaceAll("[", "(").replaceAll("]", ")").replaceAll("\\", "/").trim();
  return `![${text}](media/${name})`;
}
