declare module "../tables.ts" {
  interface Tables {
    replicaMarks: ReplicaMarksTable;
  }
}

/** What a replica has to show before it is read. */
export type ReplicaMarksTable = {
  mark: string;
  /** ms since 1970 by the database's clock */
  writtenAt: number;
};
