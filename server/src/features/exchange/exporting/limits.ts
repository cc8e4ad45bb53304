import { minuteMs } from "@recollect/domain/time/units.ts";

/** The limits of exports, so that none of them, and not all of them together, take the server from others. */
export const EXPORT = {
  /** packages written at once: each takes a thread */
  packagesAtOnce: 2,
  /** packages that may wait, those of all students together */
  mostWaiting: 100,
  /** the longest time for one deck of a package, and for a whole package, in ms */
  deckMs: minuteMs,
  packageMs: 10 * minuteMs,
  /** the files of all students' exports that are made or sent, in bytes; beyond it, those that are sent the longest are given up */
  maxFilesBytes: 4 * 1024 * 1024 * 1024,
};
