import { AppError } from "@recollect/domain/errors/app-error.ts";

/**
 * The revision in an If-Match header such as `"3"`. Throws `deck/revision-needed` without one, `deck/bad-revision` for any other format.
 */
export function revisionIn(header: string | undefined): number {
  if (header === undefined) throw new AppError("deck/revision-needed");
  const digits = /^"(\d{1,15})"$/.exec(header.trim())?.[1];
  if (digits === undefined) throw new AppError("deck/bad-revision");
  return Number(digits);
}

/** The ETag of a deck's revision. */
export function etagOf({ revision }: { revision: number }): string {
  return `"${revision}"`;
}
