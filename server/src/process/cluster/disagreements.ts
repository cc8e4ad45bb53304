import type { WriteRefusal } from "../../store/store.ts";
import type { ServerProcess } from "./server-processes.tables.ts";

/** A clock that differs by more than this is corrected by the database's, in ms. */
export const TOLERATED_MS = 2_000;

/** With a clock that differs by more than this a process gets no requests, in ms: the identity library dates new sessions by it. */
export const UNUSABLE_MS = 60_000;

/** The connections that the database's operator and other programs need. */
const ofOthers = 3;

type Checked = Pick<ServerProcess, "id" | "secrets" | "clockAheadMs">;

type Findings = {
  own: Checked;
  others: readonly Checked[];
  /** whether a file that each of the others stored can be read here; those that could not be asked are missing */
  filesFound: ReadonlyMap<string, boolean>;
  /** the connections that the database allows, and how many a process needs; null if it does not say */
  connections: { allowed: number | null; needed: number };
  /** whether a notice to all processes came back to this one */
  noticesReturn: boolean;
  /** whether what is set in one statement of a connection is there in the next */
  keepsSessions: boolean;
  /** what is wrong with the replicas that are read, as sentences */
  replicaProblems: readonly string[];
};

/** What an operator does about a database that is not written to; said at once, and not only once a minute. */
export const refusalTexts: Readonly<Record<WriteRefusal, string>> = {
  "reads only":
    "The database accepts no writes: it is a standby, a former primary that was demoted, or set to read only. If another host was promoted, let DATABASE_URL name all hosts and restart this process; otherwise promote this one, or set default_transaction_read_only to off.",
  "left behind":
    "The database was left behind when another was promoted, so nothing is written to it. Let DATABASE_URL lead to the promoted one, and make this one its standby.",
};

/** What a pooler in front of PostgreSQL has to be set to. */
const poolerAdvice = "set its pool_mode to session, or let DATABASE_URL lead to PostgreSQL itself";

/** The settings that are wrong for several processes on one database, each as a sentence without a name, since anybody may read it. */
export function disagreements({ own, others, filesFound, connections, noticesReturn, keepsSessions, replicaProblems }: Findings): string[] {
  const problems: string[] = [];
  const seconds = Math.round(Math.abs(own.clockAheadMs) / 1000);
  if (Math.abs(own.clockAheadMs) > TOLERATED_MS) {
    const consequence =
      Math.abs(own.clockAheadMs) > UNUSABLE_MS ? "so it takes no requests" : "and the database's time is taken where answers are dated";
    problems.push(
      `This machine's clock is ${seconds} seconds ${own.clockAheadMs > 0 ? "ahead of" : "behind"} the database's, ${consequence}: set it by NTP.`,
    );
  }
  if (others.some((other) => !acceptsTheOther(own, other) || !acceptsTheOther(other, own)))
    problems.push(
      "Another process on this database signs with a secret that is unknown here, or the other way round: give all the same AUTH_SECRET.",
    );
  if (others.some(({ id }) => filesFound.get(id) === false))
    problems.push(
      "A picture that another process stored can't be read here: give all processes the same MEDIA_URL, a bucket or a folder that all of them see.",
    );
  const needed = (others.length + 1) * connections.needed + ofOthers;
  if (connections.allowed !== null && connections.allowed < needed)
    problems.push(
      `PostgreSQL allows ${connections.allowed} connections, too few for ${others.length + 1} processes, which then wait for each other: set max_connections to at least ${needed}.`,
    );
  if (!keepsSessions)
    problems.push(`A pooler gives the session of a connection to others (its transaction or statement mode): ${poolerAdvice}.`);
  else if (!noticesReturn)
    problems.push(
      `Notices of PostgreSQL (LISTEN) do not arrive, so changes made by other processes are missed: if a pooler is in front, ${poolerAdvice}.`,
    );
  problems.push(...new Set(replicaProblems));
  return problems;
}

/** Whether what the first signs is accepted by the second: one of its secrets is the first's. */
function acceptsTheOther(signer: Checked, reader: Checked): boolean {
  const [first = ""] = signer.secrets.split(",");
  return reader.secrets.split(",").includes(first);
}
