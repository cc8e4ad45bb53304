import { createHash, timingSafeEqual } from "node:crypto";

import { getConnInfo } from "@hono/node-server/conninfo";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Context } from "hono";

import type { MetricsSettings } from "../process/settings/metrics-settings.ts";

/** A proxy on this machine connects from this machine as well, for whoever sent it the request. Any of these says that there is one. */
const proxyHeaders = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"];

/** Lets a request read the metrics; for anybody else there is nothing at that address. Throws `request/unknown-route`. */
export function refuseMetrics(c: Context, { isOpenHere, token }: NonNullable<MetricsSettings>): void {
  const isAllowed = (token !== null && isToken(c.req.header("authorization"), token)) || (isOpenHere && comesFromHere(c));
  if (!isAllowed) throw new AppError("request/unknown-route");
}

/** Takes the same time for every wrong token. */
function isToken(header = "", token: string): boolean {
  const scheme = "bearer ";
  return header.toLowerCase().startsWith(scheme) && timingSafeEqual(digestOf(header.slice(scheme.length).trim()), digestOf(token));
}

function digestOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** Whether a program on this machine sent it, for itself and under a name of this machine alone: a proxy passes the site's name. */
function comesFromHere(c: Context): boolean {
  const address = c.env && "incoming" in c.env ? getConnInfo(c).remote.address : undefined;
  if (address === undefined || !isLoopback(address) || proxyHeaders.some((name) => c.req.header(name) !== undefined)) return false;
  const name = URL.parse(`http://${c.req.header("host") ?? ""}`)?.hostname.replace(/^\[(.*)\]$/, "$1");
  return name !== undefined && (name === "localhost" || isLoopback(name));
}

function isLoopback(address: string): boolean {
  return address === "::1" || /^(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/i.test(address);
}
