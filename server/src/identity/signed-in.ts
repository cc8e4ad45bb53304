import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Context } from "hono";

import type { Identity } from "./identity.ts";
import type { Guard } from "../http/requests/guards.ts";
import type { SessionViewer } from "../http/viewer.ts";

type SignedInOptions = {
  /** whether an address is for visitors too */
  isPublic: (path: string) => boolean;
  /** whether there is anything at an address */
  isKnown: (path: string) => boolean;
  spokeHttps: (c: Context) => boolean;
};

/**
 * Allows only signed-in students, except at the public addresses. It precedes every route under /api, so that a new route is closed until it is
 * opened on purpose. An unknown address is answered as unknown to strangers too, since signing in would not help.
 */
export function signedIn(
  identity: Pick<Identity, "viewerOf" | "knownViewerOf">,
  { isPublic, isKnown, spokeHttps }: SignedInOptions,
): Guard {
  const admit = (c: Context, viewer: SessionViewer | null) => {
    if (!viewer) throw new AppError(isKnown(c.req.path) ? "auth/required" : "request/unknown-route");
    c.set("viewer", viewer);
    return undefined;
  };
  return (c) => {
    if (isPublic(c.req.path)) return undefined;
    const [cookie, https] = [c.req.header("cookie"), spokeHttps(c)];
    const knownViewer = identity.knownViewerOf(cookie, https);
    return knownViewer ? admit(c, knownViewer) : identity.viewerOf(cookie, https).then((viewer) => admit(c, viewer));
  };
}

/** Whether an address is one of these routes'. A name such as `:id` stands for one part of the address. */
export function publicPaths(routes: Iterable<string>): (path: string) => boolean {
  const all = [...routes];
  const whole = new Set(all.filter((route) => !route.includes(":")));
  const withNames = all
    .filter((route) => route.includes(":"))
    .map((route) => ({ start: route.slice(0, route.indexOf(":")), names: route.split("/") }));
  return (path) => whole.has(path) || withNames.some(({ start, names }) => path.startsWith(start) && isOf(names, path.split("/")));
}

function isOf(names: readonly string[], parts: readonly string[]): boolean {
  return names.length === parts.length && names.every((name, at) => isNamed(name, parts[at] ?? ""));
}

function isNamed(name: string, part: string): boolean {
  return name.startsWith(":") ? part !== "" : name === part;
}
