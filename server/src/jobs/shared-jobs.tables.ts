declare module "../store/tables.ts" {
  interface Tables {
    sharedJobs: SharedJobsTable;
  }
}

/** Work that one of several processes does for all. Times are ms since 1970 by the database's clock. */
export type SharedJobsTable = {
  name: string;
  /** the id of the process that does it, or did it last */
  holder: string;
  /** until when no other process takes it */
  heldUntil: number;
  /** the moment that it was last due and was done */
  doneFor: number;
  /** null if it did not fail the last time */
  failedAt: number | null;
  failure: string | null;
};
