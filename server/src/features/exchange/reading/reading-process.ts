import { once } from "node:events";
import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

import type { ReadingOrder, ReadingWord } from "./read-apart.ts";

const message = once(process, "message");
// Ends with the server's process.
process.on("disconnect", () => process.exit());
// Signals that a terminal or a service manager sends to the server arrive here too, and are ignored: the server ends this process when it
// is done with it, and an earlier end would make the file look damaged.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});

// As in main.ts: the process does not share the server's compiled code, and would compile everything again.
enableCompileCache(fileURLToPath(new URL("../../../../../.cache/node", import.meta.url)));
const { fileToFolder } = await import("./package-files.ts");
const { importTitles } = await import("./titles-of-imports.ts");
const { isDiskFull } = await import("../../../http/disk-full.ts");
const { AppError } = await import("@recollect/domain/errors/app-error.ts");
const { dayAt, dayShiftMs } = await import("@recollect/domain/study/day.ts");
const { dayMs } = await import("@recollect/domain/time/units.ts");
// Flushed now, because the server kills this process once it has the result.
flushCompileCache();

const [{ upload, name, folder, timeZone, language, room }] = (await message) as [ReadingOrder];
const say = (word: ReadingWord) => process.send?.(word);

/** A zone's offset is looked up once per quarter of a day: a long log has hundreds of thousands of answers. */
const shifts = new Map<number, number>();
function dayOf(at: number): number {
  const quarter = Math.floor(at / (dayMs / 4));
  const shift = shifts.get(quarter) ?? dayShiftMs(at, timeZone);
  shifts.set(quarter, shift);
  return dayAt(at, shift);
}

try {
  const titles = importTitles(language ?? null);
  say({ report: await fileToFolder(upload, folder, { name, titles, dayOf, room, onProgress: (share) => say({ progress: share }) }) });
} catch (error) {
  const reason = String((error as Error).stack ?? error);
  if (isDiskFull(error)) say({ failure: "server/disk-full", reason });
  else if (error instanceof AppError) say({ failure: error.code, reason: null });
  // A string or an array would exceed its maximum length.
  else if (error instanceof RangeError) say({ failure: "import/inflates-too-far", reason });
  else say({ failure: "import/failed", reason });
}
