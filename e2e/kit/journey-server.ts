import { quickHashes } from "../../server/test/hash-option.ts";
import { startServer, type Launch, type TestServer } from "./server.ts";

/** A server for journeys, on which signing up costs next to nothing. */
export function startJourneyServer(settings: Record<string, string> = {}, launch?: Launch): Promise<TestServer> {
  return startServer({ NODE_OPTIONS: quickHashes, ...settings }, launch);
}
