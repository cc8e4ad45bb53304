import type { DatabaseSync } from "node:sqlite";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { enhancedFieldsOf, maskFileIn } from "@recollect/domain/exchange/anki/enhanced-note.ts";
import { readSvgMasks, type SvgMasks } from "@recollect/domain/exchange/anki/svg-masks/svg-masks.ts";

import { parseHtml } from "../untrusted/parse-html.ts";
import { readFacts } from "./collection-facts.store.ts";
import { fieldsOfType } from "./collection-notes.store.ts";
import type { UnpackedPackage } from "./package-parts.ts";

/** The masks in the drawings of a package, by the drawings' names; drawings that can't be read are left out. */
export type MasksOfDrawings = ReadonlyMap<string, SvgMasks>;

/** A drawing of masks has a few kilobytes. */
const mostBytes = 512 * 1024;
/** All drawings of a package, and all masks read from them. */
const mostBytesOfAll = 256 * 1024 * 1024;
const mostCharactersOfAll = 64 * 1024 * 1024;

/** Reads the drawings that the notes of the add-on Image Occlusion Enhanced name as their question masks. */
export async function readMaskDrawings(db: DatabaseSync, media: UnpackedPackage["media"]): Promise<MasksOfDrawings> {
  const masks = new Map<string, SvgMasks>();
  let [bytesLeft, charactersLeft] = [mostBytesOfAll, mostCharactersOfAll];
  for (const type of readFacts(db).noteTypes.values()) {
    const fields = enhancedFieldsOf(type);
    if (!fields) continue;
    for (const noteFields of fieldsOfType(db, type.id)) {
      const name = maskFileIn(noteFields[fields.question] ?? "");
      const read = name === null || masks.has(name) ? undefined : media.get(name);
      if (name === null || !read || bytesLeft <= 0 || charactersLeft <= 0) continue;
      // One drawing in memory at a time.
      const bytes = await unlessDamaged(read);
      bytesLeft -= bytes?.length ?? 0;
      const drawing = bytes && bytes.length <= mostBytes ? readSvgMasks(parseHtml(bytes.toString("utf8")), noteIdOf(name)) : null;
      if (!drawing) continue;
      charactersLeft -= drawing.lines.reduce((sum, line) => sum + line.length, 0);
      masks.set(name, drawing);
    }
  }
  return masks;
}

/** The add-on names a question mask by its note. */
function noteIdOf(name: string): string {
  return name.replace(/-Q\.svg$/i, "");
}

/** A drawing that the package has damaged, or too large, is one that can't be read. */
async function unlessDamaged(read: () => Promise<Buffer>): Promise<Buffer | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
