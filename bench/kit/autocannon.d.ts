/** The part of the load generator that the measurements use. */
declare module "autocannon" {
  type Sent = { method?: string; path: string; headers?: Record<string, string>; body?: string };
  type Prepared = Partial<Sent> & { setupRequest?: (request: Sent) => Sent };
  type Client = { setRequests(requests: Prepared[]): void };
  type Options = {
    url: string;
    connections: number;
    duration: number;
    workers?: number;
    requests: Sent[];
    setupClient?: (client: Client) => void;
  };
  type Result = {
    /** requests a second */
    requests: { average: number; total: number };
    /** ms */
    latency: { p50: number; p99: number; max: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
