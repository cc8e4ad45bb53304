import { AppError } from "@recollect/domain/errors/app-error.ts";

import type { Guard } from "./guards.ts";

/** Refuses an address that contains NUL: no database stores it in a text, and each fails in its own way. */
export const refuseNul: Guard = (c) => {
  if (c.req.url.includes("%00")) throw new AppError("request/forbidden-character");
  return undefined;
};
