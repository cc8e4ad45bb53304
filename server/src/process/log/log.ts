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
  let lastSecond = Number.NaN;
  let upToSeconds = "";

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = waiting;
    waiting = "";
    if (text !== "") write(text);
  };

  const log: Log = (line) => {
    const fields = JSON.stringify(line).slice(1);
    waiting += `{"time":"${timeOf(now())}"${fields === "}" ? "" : ","}${fields}\n`;
    if (waiting.length >= flushLength) return flush();
    timer ??= setTimeout(flush, flushMs).unref();
  };

  /** A moment as `2026-11-28T19:51:20.042Z`. Most lines are of the same second as the line before, many of the same millisecond: it is not written again. */
  function timeOf(ms: number): string {
    if (ms === lastMs) return lastTime;
    const second = Math.floor(ms / 1000);
    if (second !== lastSecond) upToSeconds = new Date(second * 1000).toISOString().slice(0, -"000Z".length);
    lastSecond = second;
    lastMs = ms;
    lastTime = `${upToSeconds}${String(Math.floor(ms) - second * 1000).padStart(3, "0")}Z`;
    return lastTime;
  }

  return { log, flush };
}
