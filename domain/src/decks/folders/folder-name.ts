/** What the names of a path stand between: `Medicine/Anatomy`. */
export const SEPARATOR = "/";

/** The folder's own name, of its path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf(SEPARATOR) + 1);
}
