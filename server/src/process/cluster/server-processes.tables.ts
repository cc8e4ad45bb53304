declare module "../../store/tables.ts" {
  interface Tables {
    serverProcesses: ServerProcess;
  }
}

/** A server process on this database, as the others see it. Times are ms since 1970 by the database's clock. */
export type ServerProcess = {
  /** another one at each start */
  id: string;
  /** of its machine, with the number of the process there */
  name: string;
  version: string;
  /** where it listens */
  address: string;
  /** fingerprints of its secrets, separated by commas; the first signs */
  secrets: string;
  /** "folder" or the address of the bucket, without its key */
  mediaPlace: string;
  /** how many connections it may open */
  connections: number;
  /** how far its own clock is ahead of the database's */
  clockAheadMs: number;
  /** what is wrong, as sentences on a line each */
  problems: string;
  startedAt: number;
  seenAt: number;
};
