import { hostname } from "node:os";
import { join } from "node:path";

import type { Store } from "../../../store/store.ts";
import { traits } from "../../../store/database-capabilities.ts";

/** Where files are kept during an import. */
export function importsFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, "imports");
}

/** Identifies this process to others on the same database. */
export function processId(): string {
  return `${hostname()}:${process.pid}`;
}

/** Whether this is another process that may still be alive. With the embedded database there is only one process. */
export function isElsewhere(place: string, kind: Store["kind"]): boolean {
  if (!traits[kind].hasOtherProcesses || place === processId()) return false;
  const colon = place.lastIndexOf(":");
  return place.slice(0, colon) !== hostname() || isAlive(Number(place.slice(colon + 1)));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
