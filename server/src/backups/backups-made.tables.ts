declare module "../store/tables.ts" {
  interface Tables {
    backupsMade: BackupsMadeTable;
  }
}

/** A backup that a process on this database made, as its `backup.json` says it. */
export type BackupsMadeTable = {
  name: string;
  /** ms since 1970 */
  at: number;
  bytes: number;
  media: number;
  missingMedia: number;
};
