import { minuteMs } from "@recollect/domain/time/units.ts";

/** The limits of exports, so that neither one of them nor all of them together slow the server down for others. */
export const EXPORT = {
  /** packages written at once: each takes a thread */
  packagesAtOnce: 2,
  /** packages that may wait, those of all students together */
  mostWaiting: 100,
  /** the longest time for one deck of a package, and for a whole package, in ms */
  deckMs: minuteMs,
  packageMs: 10 * minuteMs,
  /** the files of all students' exports together, in bytes; beyond it, the downloads that have taken the longest are aborted */
  maxFilesBytes: 4 * 1024 * 1024 * 1024,
};
