import { randomBytes } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";

import type { Store } from "../../../store/store.ts";
import { isElsewhere } from "../importing/process-id.ts";

/** Where packages are written. */
export function exportsFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, "exports");
}

/** The name of a folder for one export of this process; other processes that start on the same disk leave it alone. */
function workName(random: string): string {
  return `${hostname()}~${process.pid}~${random}`;
}

/** The path of a new file there. */
export function newExportPath(folder: string): string {
  return join(folder, workName(randomBytes(9).toString("base64url")));
}

/** At the start: removes unfinished files of a stopped process. */
export async function removeLeftExports({ kind }: Pick<Store, "kind">, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const [host = "", pid = ""] = name.split("~");
    if (!isElsewhere(`${host}:${pid}`, kind)) await rm(join(folder, name), { recursive: true, force: true });
  }
}
