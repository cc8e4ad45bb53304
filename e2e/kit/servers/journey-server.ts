import { pathToFileURL } from "node:url";
import { inProject } from "../../../scripts/process/root.mjs";
import { compileCache } from "../../../server/test/compile-cache.ts";
import { quickHashes } from "../../../server/test/passwords/hash-option.ts";
import { startServer, type Launch, type TestServer } from "./server.ts";

/** For a server process's NODE_OPTIONS: see kept-compression.ts. */
const keptCompression = `--import=${pathToFileURL(inProject("e2e", "kit", "servers", "kept-compression.ts")).href}`;

/**
 * A server for journeys, with almost free sign-ups. It has the limits of a real one, behind a proxy that names each student's address: a journey
 * without limits gives the reason. A journey about the service worker switches it on: the others watch and change requests, which the browser would
 * then answer from what it keeps.
 */
export function startJourneyServer(settings: Record<string, string> = {}, launch?: Launch): Promise<TestServer> {
  return startServer(
    {
      NODE_OPTIONS: `${quickHashes} ${keptCompression}`,
      LIMITS: "on",
      TRUST_PROXY: "1",
      OFFLINE: process.env["OFFLINE"] ?? "off",
      ...compileCache,
      ...settings,
    },
    launch,
  );
}
