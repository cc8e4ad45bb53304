import { AppError } from "@recollect/domain/errors/app-error.ts";

import { entityTags } from "../../../http/requests/entity-tags.ts";

/**
 * The revisions that an If-Match header names, one of which the deck must have: `"3"`, `W/"3"`, `"3-gzip"` and `"2", "3"` do. "*" names none: a
 * save never overwrites silently what its student has not seen. Throws `deck/revision-needed` without the header, `deck/bad-revision` when
 * it names no revision.
 */
export function revisionsIn(header: string | undefined): readonly number[] {
  if (header === undefined) throw new AppError("deck/revision-needed");
  const tags = entityTags(header);
  const revisions = tags === null || tags === "*" ? [] : tags.filter((tag) => /^\d{1,15}$/.test(tag)).map(Number);
  if (revisions.length === 0) throw new AppError("deck/bad-revision");
  return revisions;
}

/** The ETag of a deck's revision. */
export function etagOf({ revision }: { revision: number }): string {
  return `"${revision}"`;
}
