import { AppError } from "@recollect/domain/errors/app-error.ts";
import { createMiddleware } from "hono/factory";

/** Refuses an address that contains NUL: no database stores it in a text, and each fails in its own way. */
export function refuseNul() {
  return createMiddleware(async (c, next) => {
    if (c.req.url.includes("%00")) throw new AppError("request/forbidden-character");
    return next();
  });
}
