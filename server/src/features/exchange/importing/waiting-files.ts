import { createReadStream } from "node:fs";
import { access, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import { sniffed } from "@recollect/domain/media/clean/sniff.ts";
import { mediaTypes } from "@recollect/domain/media/media.ts";

import { decksFile, mediaFolder } from "../reading/waiting-decks.ts";
import { previewNumber } from "../reading/package/preview-names.ts";

export type WaitingMedium = { bytes: Uint8Array; mime: string };

/** Whether the files of a read import are on this disk. */
export function isWaiting(folder: string): Promise<boolean> {
  return access(join(folder, decksFile)).then(
    () => true,
    () => false,
  );
}

/** The bytes of all files in an import's folder. */
export async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const files = await Promise.all(names.map((name) => stat(join(folder, name))));
  return files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
}

/** The decks of a waiting import, one JSON text each; split at line feeds only, because it may contain every other line separator. */
export async function* waitingLines(folder: string): AsyncGenerator<string> {
  let linePieces: string[] = [];
  for await (const chunk of createReadStream(join(folder, decksFile), { encoding: "utf8" })) {
    const parts = (chunk as string).split("\n");
    for (const part of parts.slice(0, -1)) {
      yield linePieces.join("") + part;
      linePieces = [];
    }
    linePieces.push(parts.at(-1) ?? "");
  }
  if (linePieces.some((part) => part !== "")) yield linePieces.join("");
}

/** A file of a waiting package, by its name in previews; null if there is none, or it cannot be shown. */
export async function waitingMedium(folder: string, name: string): Promise<WaitingMedium | null> {
  const number = previewNumber(name);
  if (number === null) return null;
  const files = await readdir(join(folder, mediaFolder)).catch(() => []);
  const file = files.find((one) => one.startsWith(`anki-${number}.`));
  if (file === undefined) return null;
  const bytes = new Uint8Array(await readFile(join(folder, mediaFolder, file)));
  const kind = sniffed(bytes);
  return kind === null || kind === "heic" ? null : { bytes, mime: mediaTypes[kind].mime };
}
