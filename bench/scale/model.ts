/** The cost of one request, in ms of one core; the network's part is a wait that blocks nothing. */
export type Demand = { server: number; database: number; network: number };

export type Site = { processes: number; databaseCores: number; /** simultaneous requests */ clients: number };

export type Predicted = { perSecond: number; meanMs: number; /** parts of 1 */ serverBusy: number; databaseBusy: number };

type Station = { demand: number; servers: number };

/**
 * Predicts the throughput of so many processes on one database, by mean value analysis of a closed network of two stations and a delay. A station of
 * several servers is a queue with the demand of one server's share and a delay for the rest (Seidmann's approximation), which is never more than a
 * few percent off. A Node process has one thread that answers, so it counts as one core.
 */
export function predicted({ server, database, network }: Demand, { processes, databaseCores, clients }: Site): Predicted {
  const stations: Station[] = [
    { demand: server, servers: processes },
    { demand: database, servers: databaseCores },
  ];
  const queued = stations.map(({ demand, servers }) => demand / servers);
  const delayed = network + stations.reduce((sum, { demand, servers }) => sum + (demand * (servers - 1)) / servers, 0);
  let lengths = stations.map(() => 0);
  let perMs = 0;
  let meanMs = 0;
  for (let count = 1; count <= clients; count += 1) {
    const waits = queued.map((demand, at) => demand * (1 + (lengths[at] ?? 0)));
    meanMs = delayed + waits.reduce((sum, wait) => sum + wait, 0);
    perMs = count / meanMs;
    lengths = waits.map((wait) => perMs * wait);
  }
  return {
    perSecond: perMs * 1000,
    meanMs,
    serverBusy: (perMs * server) / processes,
    databaseBusy: (perMs * database) / databaseCores,
  };
}

/** The number of processes from which on the database is the bottleneck. */
export function databaseIsTheLimitFrom({ server, database }: Demand, databaseCores: number): number {
  return Math.ceil((databaseCores * server) / database);
}
