import { compileCache } from "../../../server/test/compile-cache.ts";
import { quickHashes } from "../../../server/test/passwords/hash-option.ts";
import { startServer, type Launch, type TestServer } from "./server.ts";

/**
 * A server for journeys, on which signing up costs next to nothing. It has the limits of a real one, behind a proxy that tells it from where
 * each student signs up: a journey that lifts the limits says why.
 */
export function startJourneyServer(settings: Record<string, string> = {}, launch?: Launch): Promise<TestServer> {
  return startServer({ NODE_OPTIONS: quickHashes, LIMITS: "on", TRUST_PROXY: "1", ...compileCache, ...settings }, launch);
}
