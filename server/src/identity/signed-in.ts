import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Context } from "hono";

import type { Identity } from "./identity.ts";
import type { Guard } from "../http/requests/guards.ts";
import type { SessionViewer } from "../http/viewer.ts";

type SignedInOptions = {
  except: ReadonlySet<string>;
  /** whether there is anything at an address */
  isKnown: (path: string) => boolean;
  spokeHttps: (c: Context) => boolean;
};

/**
 * Allows only signed-in students, except for the addresses on the list. It precedes every route under /api, so that a new route is closed until it is
 * opened on purpose. An unknown address is answered as unknown to strangers too, since signing in would not help.
 */
export function signedIn(identity: Pick<Identity, "viewerOf" | "knownViewerOf">, { except, isKnown, spokeHttps }: SignedInOptions): Guard {
  const admit = (c: Context, viewer: SessionViewer | null) => {
    if (!viewer) throw new AppError(isKnown(c.req.path) ? "auth/required" : "request/unknown-route");
    c.set("viewer", viewer);
    return undefined;
  };
  return (c) => {
    if (except.has(c.req.path)) return undefined;
    const [cookie, https] = [c.req.header("cookie"), spokeHttps(c)];
    const knownViewer = identity.knownViewerOf(cookie, https);
    return knownViewer ? admit(c, knownViewer) : identity.viewerOf(cookie, https).then((viewer) => admit(c, viewer));
  };
}
