import type { PatchConflict } from "@recollect/domain/decks/deck-patch.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";

/** The fields that a refused save asks about; null for any other failure. */
export function conflictsIn(failure: unknown): readonly PatchConflict[] | null {
  if (!(failure instanceof AppError) || (failure.code as string) !== "deck/fields-changed-meanwhile") return null;
  return (failure.details as { conflicts: readonly PatchConflict[] }).conflicts;
}
