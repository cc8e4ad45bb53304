import { countText } from "@recollect/domain/words/number-words.ts";

import { listProcesses, type ListedProcess } from "../process/cluster/server-processes.store.ts";
import { traits } from "../store/database-capabilities.ts";
import type { ReplicaState, Store } from "../store/store.ts";

/** The server processes on this database, for the operator: a line each, and under it what is wrong. */
export async function clusterText(store: Pick<Store, "kind" | "read" | "lateReads">): Promise<string> {
  if (!traits[store.kind].hasOtherProcesses) return "SQLite is used by one server process, which has nothing to agree on with others.";
  const processes = await listProcesses(store.read);
  const running = processes.filter(({ isGone }) => !isGone).length;
  const count =
    running === 0 ? "No server process runs on this database." : `${countText(running, "process", "processes")} on this database:`;
  const replicas = (await store.lateReads.look()).map(lineOfReplica);
  return [count, ...processes.flatMap(linesOf), ...replicas].join("\n");
}

function lineOfReplica({ address, behindMs, problem }: ReplicaState): string {
  const state = behindMs === null ? "" : ` read by dumps, exports and learning, ${(behindMs / 1000).toFixed(2)} s behind.`;
  return `  replica ${address}:${state}${problem === null ? "" : ` ${problem}`}`;
}

function linesOf(process: ListedProcess): string[] {
  const { name, version, address, secrets, mediaPlace, connections, clockAheadMs, isGone, startedAt, seenAt, problems } = process;
  const state = isGone ? `gone since ${moment(seenAt)}` : `since ${moment(startedAt)}`;
  const facts = [
    `version ${version}`,
    `at ${address}`,
    state,
    `clock ${clockAheadMs >= 0 ? "+" : ""}${(clockAheadMs / 1000).toFixed(1)} s`,
    `secret ${secrets}`,
    `media in ${mediaPlace}`,
    `up to ${connections} connections`,
  ];
  return [`  ${name}: ${facts.join(", ")}`, ...(isGone ? [] : problems.split("\n").filter(Boolean)).map((problem) => `    ${problem}`)];
}

function moment(ms: number): string {
  return new Date(ms).toISOString().slice(0, 16).replace("T", " ");
}
