import { collectGarbage } from "../http/limits/collect-garbage.ts";

/**
 * Hands back to the system what the start has used and is not needed any more: a sixth of the memory, which V8 would keep until
 * there is a need of it. Takes about a twentieth of a second. It is done once, and costs later requests nothing, as
 * flags that keep the heap small would.
 */
export function giveBackMemory(): void {
  collectGarbage("last-resort");
}
