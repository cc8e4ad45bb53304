import { AppError } from "@recollect/domain/errors/app-error.ts";
import { SEPARATOR } from "@recollect/domain/decks/folders/folder-name.ts";
import { normalizedPath } from "@recollect/domain/decks/folders/folders.ts";
import { FOLDER } from "@recollect/domain/limits/limits.ts";

import type { FoldersService } from "./folders.service.ts";

/**
 * Puts an imported deck into the folders that it had, and creates missing ones. Names are made valid; if the limit of folders is reached,
 * the deck is in none.
 */
export function createFileImported(folders: FoldersService) {
  return async (uid: string, deckId: number, levels: readonly string[]): Promise<void> => {
    const names = levels.map((level) => level.replaceAll(SEPARATOR, " ").trim().slice(0, FOLDER.nameMaxLength).toWellFormed().trim());
    const path = normalizedPath(
      names
        .filter((name) => name !== "")
        .slice(0, FOLDER.maxDepth)
        .join(SEPARATOR),
    );
    if (path === "") return;
    try {
      await folders.create({ uid }, uid, path);
      await folders.file({ uid }, uid, [deckId], path);
    } catch (error) {
      if (!(error instanceof AppError) || !error.code.startsWith("folder/")) throw error;
    }
  };
}
