import autocannon from "autocannon";

import { cpuSeconds } from "./cpu.ts";

export type LoadRequest = { method?: string; path: string; headers?: Record<string, string>; body?: string };

type Load = {
  connections: number;
  seconds: number;
  /** sent in turn by every connection */
  requests?: LoadRequest[];
  /** the request of one connection, computed again for each of its requests; replaces `requests` */
  next?: (connection: number) => LoadRequest;
};

export type LoadResult = {
  perSecond: number;
  p99Ms: number;
  /** the server's CPU time for a request, in µs; NaN without its process */ cpuMicros: number;
};

/** The encodings that browsers accept. */
export const asBrowsers = { "accept-encoding": "gzip, deflate, br, zstd" };

/** Requests over so many connections, kept busy for so many seconds. Throws when a reply is not a 2xx. */
export async function load(origin: string, { connections, seconds, requests, next }: Load, pid?: number): Promise<LoadResult> {
  const before = pid === undefined ? Number.NaN : cpuSeconds(pid);
  let connection = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: requests ?? [],
    ...(next
      ? {
          setupClient: (client) => {
            const own = connection;
            connection += 1;
            client.setRequests([{ setupRequest: (request) => ({ ...request, ...next(own) }) }]);
          },
        }
      : {}),
  });
  const { requests: sent, latency, errors, timeouts, non2xx } = result;
  if (errors + timeouts + non2xx > 0) throw new Error(`${errors} errors, ${timeouts} timeouts and ${non2xx} refusals under load`);
  const cpuMicros = pid === undefined ? Number.NaN : ((cpuSeconds(pid) - before) / sent.total) * 1e6;
  return { perSecond: sent.average, p99Ms: latency.p99, cpuMicros };
}
