import { Hono } from "hono";

import type { MetricsSettings } from "../process/settings/metrics-settings.ts";
import type { Store } from "../store/store.ts";
import { stateRoutes } from "./known-host.ts";
import { refuseMetrics } from "./metrics-access.ts";
import { readiness } from "./readiness.ts";
import { bodyReply, json } from "./replies/reply.ts";

type OperatorRoutesDeps = {
  store: Store;
  /** whether this process may get requests, and what is wrong, as sentences */
  clusterState: () => { isReady: boolean; problems: readonly string[] };
  /** null: there are none */
  metrics: { text(): Promise<string>; contentType: string } | null;
  /** who may read them */
  readers: MetricsSettings;
};

/** The methods of load balancers' checks: HAProxy's own is OPTIONS. A HEAD is answered as a GET without its body. */
const stateMethods = ["GET", "OPTIONS"];

/** What the programs of an operator ask: supervisors, load balancers and Prometheus. */
export function operatorRoutes({ store, clusterState, metrics, readers }: OperatorRoutesDeps): Hono {
  const app = new Hono();
  const isReady = readiness(store);
  app.on(stateMethods, [...stateRoutes.alive], (c) => json(c, { ok: true }));
  app.on(stateMethods, [...stateRoutes.ready], async (c) => {
    try {
      await isReady();
    } catch (failure) {
      // A database that is away says nothing; of one that is there and can't be used the sentences do.
      const { isReady: isUsable, problems } = clusterState();
      if (isUsable || problems.length === 0) throw failure;
    }
    const { isReady: isUsable, problems } = clusterState();
    return json(c, { ok: isUsable, ...(problems.length === 0 ? {} : { problems }) }, isUsable ? 200 : 503);
  });
  if (metrics && readers)
    app.get("/metrics", async (c) => {
      refuseMetrics(c, readers);
      return bodyReply(c, await metrics.text(), 200, { "Content-Type": metrics.contentType, "Cache-Control": "no-store" });
    });
  return app;
}
