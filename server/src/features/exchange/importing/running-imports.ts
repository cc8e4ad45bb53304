/** A piece of work on an import. */
export type Job = {
  readonly signal: AbortSignal;
  /** Reports the progress, from 0 to 1. */
  reportProgress(share: number): void;
};

type Running = { share: number; stop: AbortController; work: Promise<void>; listeners: Set<() => void> };
type State = "reading" | "writing";

type RunningImportsDeps = {
  /** stores an import's progress; false when another process stopped it */
  isStill: (id: string, state: State, share: number) => Promise<boolean>;
  /** called for work that was stopped */
  recordStop: (id: string) => Promise<void>;
  /** called for work that fails */
  recordFailure: (id: string, from: State, error: unknown) => Promise<void>;
  logLost: (error: unknown) => void;
};

/** How often progress is stored, in ms. */
const beatMs = 1000;

/** The work of this process on imports, its progress, and its listeners. */
export function createRunningImports({ isStill, recordStop, recordFailure, logLost }: RunningImportsDeps) {
  const running = new Map<string, Running>();

  return {
    start(id: string, from: State, work: (job: Job) => Promise<void>): void {
      const one: Running = { share: 0, stop: new AbortController(), work: Promise.resolve(), listeners: new Set() };
      const notify = () => {
        for (const listener of one.listeners) listener();
      };
      const reportProgress = (share: number) => {
        one.share = share;
        notify();
      };
      running.set(id, one);
      let isBusy = false;
      const beat = setInterval(() => {
        if (isBusy) return;
        isBusy = true;
        isStill(id, from, one.share)
          .then((isOurs) => isOurs || one.stop.abort(new Error("This import was stopped")))
          .catch(logLost)
          .finally(() => (isBusy = false));
      }, beatMs).unref();
      one.work = work({ signal: one.stop.signal, reportProgress })
        .catch((error: unknown) => (one.stop.signal.aborted ? recordStop(id) : recordFailure(id, from, error)))
        .catch(logLost)
        .finally(() => {
          clearInterval(beat);
          running.delete(id);
          notify();
        });
    },

    shareOf: (id: string): number | null => running.get(id)?.share ?? null,

    /** Calls `notify` when a running import changes; returns the function that ends this, or null if the import is not running here. */
    follow(id: string, notify: () => void): (() => void) | null {
      const one = running.get(id);
      one?.listeners.add(notify);
      return one ? () => one.listeners.delete(notify) : null;
    },

    /** Stops the work, and waits until it has ended. */
    async stop(id: string): Promise<void> {
      const one = running.get(id);
      one?.stop.abort(new Error("This import was stopped"));
      await one?.work;
    },
  };
}
