import type { Context } from "hono";

import type { Config } from "../config.ts";

type Setting = Pick<Config, "publicUrl" | "trustProxy">;

/** Whether the browser spoke HTTPS: PUBLIC_URL says so, or the trusted reverse proxy does. */
export function spokeHttps(c: Context, { publicUrl, trustProxy }: Setting): boolean {
  if (publicUrl) return publicUrl.startsWith("https:");
  return trustProxy > 0 && c.req.header("x-forwarded-proto")?.split(",").at(-1)?.trim() === "https";
}
