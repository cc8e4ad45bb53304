/** A piece of work on an import. */
export type Job = {
  readonly signal: AbortSignal;
  /** Says how far it is, from 0 to 1. */
  moved(share: number): void;
};

type Running = { share: number; stop: AbortController; work: Promise<void>; listeners: Set<() => void> };
type Failed = (id: string, from: "reading" | "writing", error: unknown) => Promise<void>;

/** What this process is doing with imports, how far it is, and who waits for news. `failed` hears of work that fails, not of what was stopped. */
export function createRunningImports(failed: Failed, lost: (error: unknown) => void) {
  const running = new Map<string, Running>();

  return {
    start(id: string, from: "reading" | "writing", work: (job: Job) => Promise<void>): void {
      const one: Running = { share: 0, stop: new AbortController(), work: Promise.resolve(), listeners: new Set() };
      const tell = () => {
        for (const listener of one.listeners) listener();
      };
      const moved = (share: number) => {
        one.share = share;
        tell();
      };
      running.set(id, one);
      one.work = work({ signal: one.stop.signal, moved })
        .catch((error: unknown) => (one.stop.signal.aborted ? undefined : failed(id, from, error)))
        .catch(lost)
        .finally(() => {
          running.delete(id);
          tell();
        });
    },

    shareOf: (id: string): number | null => running.get(id)?.share ?? null,

    /** Calls `tell` at each news of an import that runs; gives the way to stop that, or null when none runs. */
    follow(id: string, tell: () => void): (() => void) | null {
      const one = running.get(id);
      one?.listeners.add(tell);
      return one ? () => one.listeners.delete(tell) : null;
    },

    /** Stops the work, and waits until it has stopped. */
    async stop(id: string): Promise<void> {
      const one = running.get(id);
      one?.stop.abort(new Error("This import was stopped"));
      await one?.work;
    },

    async stopAll(): Promise<void> {
      for (const { stop } of running.values()) stop.abort(new Error("The server stops"));
      await Promise.all([...running.values()].map(({ work }) => work));
    },
  };
}
