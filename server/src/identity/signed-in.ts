import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";

import type { Identity } from "./identity.ts";
import type { SignedIn } from "../http/viewer.ts";

type Guarded = {
  except: ReadonlySet<string>;
  /** whether there is anything at an address */
  isKnown: (path: string) => boolean;
  spokeHttps: (c: Context) => boolean;
};

/**
 * Lets only signed-in students through, except to the addresses on the list. It stands before every route under /api,
 * so that a new route is closed until it is opened on purpose. Where there is nothing, signing in would not help: a stranger hears that.
 */
export function signedIn(identity: Pick<Identity, "viewerOf">, { except, isKnown, spokeHttps }: Guarded) {
  return createMiddleware<SignedIn>(async (c, next) => {
    if (except.has(c.req.path)) return next();
    const viewer = await identity.viewerOf(c.req.header("cookie"), spokeHttps(c));
    if (!viewer) throw new AppError(isKnown(c.req.path) ? "auth/required" : "request/unknown-route");
    c.set("viewer", viewer);
    return next();
  });
}
