/** Separates the names of a path: `Medicine/Anatomy`. */
export const SEPARATOR = "/";

/** The last name of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf(SEPARATOR) + 1);
}
