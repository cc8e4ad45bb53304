/** One event. Never contains passwords, cookies, query strings or students' texts. */
export type LogLine = Readonly<Record<string, unknown>>;

/** Where lines go: to stdout in a process, nowhere in most tests. */
export type Log = (line: LogLine) => void;

export const silent: Log = () => {};

/** How long a line may wait to be written with others: one write for each line would be most of a request's cost. */
const flushMs = 50;
const flushLength = 64 * 1024;

/** A log that writes JSON lines in batches, each with its time; `flush` writes the waiting ones. */
export function createLog(write: (text: string) => void, now: () => number = Date.now): { log: Log; flush: () => void } {
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;
  let lastMs = Number.NaN;
  let lastTime = "";

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = waiting;
    waiting = "";
    if (text !== "") write(text);
  };

  const log: Log = (line) => {
    waiting += `${JSON.stringify({ time: timeOf(now()), ...line })}\n`;
    if (waiting.length >= flushLength) return flush();
    timer ??= setTimeout(flush, flushMs).unref();
  };

  /** Most lines come within a millisecond of the line before. */
  function timeOf(ms: number): string {
    if (ms !== lastMs) lastTime = new Date(ms).toISOString();
    lastMs = ms;
    return lastTime;
  }

  return { log, flush };
}
