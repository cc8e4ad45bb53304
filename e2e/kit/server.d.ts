/** The real server in a process of its own, with the built pages and an empty data folder. */
export type TestServer = {
  /** such as `http://localhost:4300`, the same after a restart */
  origin: string;
  /** the process that runs now */
  readonly pid: number;
  /** Stops it as Ctrl-C would, so that a page finds nobody there. */
  stop(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Runs an operator's command on its data, such as `["badge", "ada", "DEV"]`, while it is stopped; fails when the command does. */
  operator(words: readonly string[]): Promise<void>;
  /** Stops it and deletes its data. */
  end(): Promise<void>;
};
/** @param settings environment variables over the usual ones, for example `{ BRAND: "Mneme" }` */
export declare function startServer(settings?: Record<string, string>): Promise<TestServer>;
