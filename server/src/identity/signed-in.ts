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
 * Allows only signed-in students, except for the addresses on the list. It precedes every route under /api, so that a new route is closed until it is
 * opened on purpose. An unknown address is answered as unknown to strangers too, since signing in would not help.
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
