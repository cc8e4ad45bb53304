import { pieces, type Reading } from "./text/pieces.ts";

/** Longer sides are not read for the few media whose names stand in code. */
const longestRead = 100_000;

/** The ids of the pictures and sounds that a side uses, each once. A name inside code uses nothing, but in a side of thirty pages. */
export function mediaNames(side: string): string[] {
  if (!side.includes("](media/")) return [];
  if (side.length > longestRead) return [...new Set(mediaWritten(side))];
  return [...new Set(readings.flatMap((reading) => mediaIn(side, reading)))];
}

/** The same with names that stand in code or in a formula, where they show nothing: told without reading the side, in a hundredth of the time. */
export function mediaWritten(side: string): string[] {
  return Array.from(side.matchAll(/\]\(media\/([\w-]{1,64})\.[a-z0-9]{2,4}\)/g), ([, id = ""]) => id);
}

/** Both ways a side is read: with gaps as a term, without them as a definition. */
const readings: readonly Reading[] = [
  { lines: true, gaps: false, marks: false },
  { lines: true, gaps: true, marks: false },
];

function mediaIn(side: string, reading: Reading): string[] {
  return pieces(side, reading).flatMap((piece) => ("id" in piece ? [piece.id] : []));
}

/** The sounds of a side in its order, each once, with the words for them. */
export function soundsIn(side: string): { name: string; says: string }[] {
  return namedIn(side, "sound").map(({ name, text }) => ({ name, says: text }));
}

/** The names of the pictures of a side in its order, each once. */
export function picturesIn(side: string): string[] {
  return namedIn(side, "picture").map(({ name }) => name);
}

function namedIn(side: string, kind: "picture" | "sound"): { name: string; text: string }[] {
  if (!side.includes("](media/")) return [];
  const found = pieces(side, { lines: true, gaps: false, marks: false }).flatMap((piece) =>
    piece.kind === kind ? [{ name: `${piece.id}.${piece.extension}`, text: piece.text }] : [],
  );
  return [...new Map(found.map((medium) => [medium.name, medium])).values()];
}

/** The side with other names in the place of its pictures and sounds, and everything else exactly as it was typed. `null` keeps a name. */
export function renamedMedia(side: string, rename: (id: string, extension: string) => string | null): string {
  return rewrittenMedia(side, ({ id, extension }) => {
    const name = rename(id, extension);
    return name === null ? null : { name };
  });
}

type Medium = { id: string; extension: string; /** what it shows */ text: string };

/** The same, where words may take a medium's place. */
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

/** How a picture or a sound is written; what it shows is kept on one line and without brackets. */
export function mediaText(shows: string, name: string): string {
  const text = shows.replace(/\s+/g, " ").replaceAll("[", "(").replaceAll("]", ")").replaceAll("\\", "/").trim();
  return `![${text}](media/${name})`;
}
