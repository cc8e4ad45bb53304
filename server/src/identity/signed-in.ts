import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";

import type { Identity } from "./identity.ts";
import type { SignedIn } from "../http/viewer.ts";

type Guarded = { except: ReadonlySet<string>; spokeHttps: (c: Context) => boolean };

/**
 * Lets only signed-in students through, except to the addresses on the list. It stands before every route under /api,
 * so that a new route is closed until it is opened on purpose, and a stranger can't even learn which addresses exist.
 */
export function signedIn(identity: Pick<Identity, "viewerOf">, { except, spokeHttps }: Guarded) {
  return createMiddleware<SignedIn>(async (c, next) => {
    if (except.has(c.req.path)) return next();
    const viewer = await identity.viewerOf(c.req.header("cookie"), spokeHttps(c));
    if (!viewer) throw new AppError("auth/required");
    c.set("viewer", viewer);
    await next();
  });
}
