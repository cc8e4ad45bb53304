import { closeSync, existsSync, openSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

const port = parentPort;
if (!port) throw new Error("This file is the inside of a thread: start it with a Worker");
const { from, to } = workerData as { from: string; to: string };

/** All pages in one step: a copy in several steps restarts with every write in between, and so never ends on a busy server. */
const allPages = 2 ** 31 - 1;

if (!existsSync(from)) throw new Error(`there is no database ${from}`);
closeSync(openSync(to, "wx", 0o600));
const source = new DatabaseSync(from, { readOnly: true });
await backup(source, to, { rate: allPages });
source.close();
const hashes = checkedCopy();
port.postMessage(hashes);

/** Opens the copy, makes one file of it, and reads it through. Returns the digests of the media that it names. */
function checkedCopy(): string[] {
  const copy = new DatabaseSync(to);
  try {
    copy.exec("pragma journal_mode = delete");
    const [row] = copy.prepare("pragma quick_check(1)").all();
    if (row?.["quick_check"] !== "ok") throw new Error("the copy of the database is damaged");
    return copy
      .prepare(`select distinct "hash" from "media"`)
      .all()
      .map(({ hash }) => String(hash));
  } finally {
    copy.close();
  }
}
