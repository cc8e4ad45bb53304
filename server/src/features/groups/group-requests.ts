import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { ErrorCode } from "@recollect/domain/errors/catalogue.ts";
import type { Context } from "hono";

import { entityTags } from "../../http/requests/entity-tags.ts";

/** The id of the group in a request's address. */
export function groupIn(c: Context): string {
  return c.req.param("groupId") ?? "";
}

/** The revision in If-Match on which a change is based. Throws `whenMissing` for a request that names none, and `request/invalid`. */
export function baseIn(c: Context, whenMissing: ErrorCode): number {
  const header = c.req.header("If-Match");
  if (header === undefined) throw new AppError(whenMissing);
  const tags = entityTags(header);
  const [tag, other] = tags === null || tags === "*" ? [] : tags;
  if (tag === undefined || other !== undefined || !/^[1-9]\d{0,8}$/.test(tag)) throw new AppError("request/invalid");
  return Number(tag);
}
