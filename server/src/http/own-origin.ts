import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Context } from "hono";

import type { Config } from "../process/settings/config.ts";
import type { Guard } from "./requests/guards.ts";

type Setting = Pick<Config, "publicUrl" | "trustProxy">;

const harmless: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a change that another site makes a student's browser send. Every browser that supports Lax cookies also sends Sec-Fetch-Site or
 * at least Origin with such a request; a request with neither comes from a program, which only has cookies it was given, and passes.
 */
export function fromOwnOrigin({ publicUrl }: Pick<Setting, "publicUrl">): Guard {
  return (c) => {
    if (!harmless.has(c.req.method) && comesFromElsewhere(c, publicUrl)) throw new AppError("request/other-origin");
    return undefined;
  };
}

function comesFromElsewhere(c: Context, publicUrl: string | null): boolean {
  const site = c.req.header("sec-fetch-site");
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  const origin = c.req.header("origin");
  return origin !== undefined && !isOwn(origin, c.req.header("host"), publicUrl);
}

/** Without PUBLIC_URL only the host can be compared: a reverse proxy may have terminated HTTPS. */
function isOwn(origin: string, host: string | undefined, publicUrl: string | null): boolean {
  if (publicUrl !== null) return origin === publicUrl;
  return host !== undefined && URL.parse(origin)?.host === URL.parse(`http://${host}`)?.host;
}

/** Whether the browser used HTTPS: PUBLIC_URL says so, or the trusted reverse proxy does. */
export function spokeHttps(c: Context, { publicUrl, trustProxy }: Setting): boolean {
  if (publicUrl !== null) return publicUrl.startsWith("https:");
  return trustProxy > 0 && c.req.header("x-forwarded-proto")?.split(",").at(-1)?.trim() === "https";
}
