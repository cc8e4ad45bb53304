import { storedText } from "../lib/browser/stored-text.ts";
import type { PlayerKey } from "./rounds-api.ts";

/** In the tab's own storage: a reload goes on, and the next person at this device begins anew. */
const stored = storedText(() => sessionStorage, "recollect:round");

/** The player that this tab is in the round of a code; null for none. */
export function playerKeyOf(code: string): PlayerKey | null {
  try {
    const { code: ofCode, roundId, token } = JSON.parse(stored.get() ?? "{}") as Record<string, unknown>;
    return ofCode === code && typeof roundId === "string" && typeof token === "string" ? { roundId, token } : null;
  } catch {
    return null;
  }
}

export function keepPlayerKey(code: string, { roundId, token }: PlayerKey): void {
  stored.set(JSON.stringify({ code, roundId, token }));
}

export function forgetPlayerKey(): void {
  stored.set(null);
}
