import autocannon from "autocannon";

type Sent = { method?: string; path: string; headers?: Record<string, string>; body?: string };

/** Requests in turn over so many connections, kept busy for so many seconds. Throws when a reply is not a 2xx. */
export async function load(origin: string, { connections, seconds, requests }: { connections: number; seconds: number; requests: Sent[] }) {
  const { requests: sent, latency, errors, timeouts, non2xx } = await autocannon({ url: origin, connections, duration: seconds, requests });
  if (errors + timeouts + non2xx > 0) throw new Error(`${errors} errors, ${timeouts} timeouts and ${non2xx} refusals under load`);
  return { perSecond: sent.average, p99Ms: latency.p99 };
}
