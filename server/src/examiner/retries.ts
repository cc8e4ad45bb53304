/** Retries after the first attempt; after three errors a service gets no further requests. */
const mostRetries = 2;

/** The longest Retry-After that we wait for, in ms; beyond it we give up at once, since a student is waiting. */
const longestWaitMs = 20_000;

/** The service answered with an error status. `retryAfterMs` is its Retry-After, if it sent one. */
export class Refusal extends Error {
  readonly status: number;
  readonly retryAfterMs: number | null;

  constructor(status: number, retryAfterMs: number | null) {
    super(`The chat service answered ${status}`);
    this.name = "Refusal";
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

type RetriesOptions = {
  /** resolves after `ms`, or rejects when the request is aborted */
  wait: (ms: number) => Promise<void>;
  /** 0 to below 1: spreads the retries of requests refused together */
  random?: () => number;
};

/** Retries after 429 and 5xx: after Retry-After if given, otherwise after about half a second, then about a second. */
export async function withRetries<T>(attempt: () => Promise<T>, { wait, random = Math.random }: RetriesOptions): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Refusal) || !isPassing(error.status) || retries === mostRetries) throw error;
      const waitMs = error.retryAfterMs ?? 500 * 2 ** retries * (0.75 + random() / 2);
      if (waitMs > longestWaitMs) throw error;
      await wait(waitMs);
    }
  }
}

function isPassing(status: number): boolean {
  return status === 429 || status >= 500;
}

/** The delay of a Retry-After header in ms: a number of seconds or a date. Null without one, or for anything else. */
export function msToWait(header: string | null | undefined, now: number): number | null {
  if (header == null) return null;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
