import { setTimeout as pause } from "node:timers/promises";

/** How often and after what pause a change is sent again whose outcome is unknown, as the pages do; in ms. */
const again = { times: 8, pauseMs: 500 };

/** How long a request may take, in ms. */
const requestMs = 30_000;

export type Counts = {
  requests: number;
  failed: number;
  /** the longest time between two acknowledged changes, in ms */
  longestGapMs: number;
  /** replies of 400 and above, and those that did not come, by what they were */
  replies: Map<string, number>;
};

export type Reply = { status: number; body: unknown; etag: string | null };

export type RequestInput = { method: string; path: string; cookie: string; body?: unknown; headers?: Record<string, string> };

/** Sends requests to a site, and counts those that failed: no reply, a broken one, or one of 500 and above. */
export function createClient(origin: string) {
  const counts: Counts = { requests: 0, failed: 0, longestGapMs: 0, replies: new Map() };
  let lastChangeAt: number | null = null;
  const count = (what: string) => counts.replies.set(what, (counts.replies.get(what) ?? 0) + 1);

  function noteChange(): void {
    const now = performance.now();
    counts.longestGapMs = Math.max(counts.longestGapMs, now - (lastChangeAt ?? now));
    lastChangeAt = now;
  }

  /** Null if it failed. */
  async function once({ method, path, cookie, body, headers = {} }: RequestInput): Promise<Reply | null> {
    counts.requests += 1;
    const kind = `${method} ${path.replace(/\d{4,}|(?<=users\/)[^/]+/g, "…")}`;
    try {
      const reply = await fetch(`${origin}${path}`, {
        method,
        headers: { cookie, ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(requestMs),
      });
      const text = await reply.text();
      if (reply.status >= 400) count(`${reply.status} ${kind} ${reply.headers.get("x-balancer") ?? text.slice(0, 100)}`);
      if (reply.ok && method !== "GET") noteChange();
      if (reply.status < 500) return { status: reply.status, body: text === "" ? null : JSON.parse(text), etag: reply.headers.get("etag") };
    } catch (failure) {
      count(`no reply: ${kind} ${String((failure as { cause?: unknown }).cause ?? failure)}`);
    }
    counts.failed += 1;
    return null;
  }

  return {
    counts,
    once,
    /** Sends it again while it fails. Null if it failed every time. */
    async repeated(input: RequestInput): Promise<Reply | null> {
      for (let times = 0; times < again.times; times += 1) {
        const reply = await once(input);
        if (reply !== null) return reply;
        await pause(again.pauseMs * (1 + times));
      }
      return null;
    },
  };
}

export type Client = ReturnType<typeof createClient>;
