import { compileCache } from "../../../server/test/compile-cache.ts";
import { quickHashes } from "../../../server/test/passwords/hash-option.ts";
import { startServer, type Launch, type TestServer } from "./server.ts";

/**
 * A server for journeys, with almost free sign-ups. It has the limits of a real one, behind a proxy that names each student's address: a journey
 * without limits gives the reason. A journey about the service worker switches it on: the others watch and change requests, which the browser would
 * then answer from what it keeps.
 */
export function startJourneyServer(settings: Record<string, string> = {}, launch?: Launch): Promise<TestServer> {
  return startServer(
    { NODE_OPTIONS: quickHashes, LIMITS: "on", TRUST_PROXY: "1", OFFLINE: process.env["OFFLINE"] ?? "off", ...compileCache, ...settings },
    launch,
  );
}
