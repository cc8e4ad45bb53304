import { collectGarbage } from "../http/limits/collect-garbage.ts";

/**
 * Returns memory to the system that the start used and that is not needed any more: a sixth of it, which V8 would keep. Takes about a
 * twentieth of a second. It runs once, and does not slow down later requests, as flags for a small heap would.
 */
export function returnMemory(): void {
  collectGarbage("last-resort");
}
