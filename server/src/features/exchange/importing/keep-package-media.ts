import { AppError } from "@recollect/domain/errors/app-error.ts";
import { mediaName } from "@recollect/domain/media/media.ts";

import type { KeepMedia } from "../../../media/keep-media.store.ts";
import type { MediaReader } from "../../../media/reading/media-reader.ts";
import type { KeepsMedia } from "./import-ports.ts";

/**
 * Keeps a package's file for a student, cleaned like an uploaded one. Drawings are accepted too: they are served so that none of their
 * scripts run.
 */
export function createKeepPackageMedia({ reader, keep }: { reader: MediaReader; keep: KeepMedia }): KeepsMedia {
  return async (uid, path, importId) => {
    try {
      const row = await keep(uid, await reader.read({ path, claimed: null, takesSvg: true }, uid), path, importId);
      return mediaName(row).slice("media/".length);
    } catch (error) {
      const isOfTheFile = error instanceof AppError && error.code.startsWith("media/") && error.code !== "media/store-unreachable";
      const isMissing = (error as { code?: string }).code === "ENOENT";
      if (isOfTheFile || isMissing) return null;
      throw error;
    }
  };
}
