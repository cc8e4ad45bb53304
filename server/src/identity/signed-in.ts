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
  const withNames = Map.groupBy(
    all.filter((route) => route.includes(":")).map((route) => route.split("/")),
    (names) => names.slice(0, areaParts).join("/"),
  );
  return (path) => whole.has(path) || (withNames.get(areaOf(path))?.some((names) => isOf(names, path.split("/"))) ?? false);
}

/** `/api/visits` is the area of `/api/visits/7`: most requests are of areas without a public route, and need not be split into parts. */
const areaParts = 3;

function areaOf(path: string): string {
  const end = path.indexOf("/", path.indexOf("/", 1) + 1);
  return end === -1 ? path : path.slice(0, end);
}

function isOf(names: readonly string[], parts: readonly string[]): boolean {
  return names.length === parts.length && names.every((name, at) => isNamed(name, parts[at] ?? ""));
}

function isNamed(name: string, part: string): boolean {
  return name.startsWith(":") ? part !== "" : name === part;
}
