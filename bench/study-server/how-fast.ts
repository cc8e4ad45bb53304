import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { learnApart } from "@recollect/server/features/study/memory/learn-apart.ts";
import { openSqlite } from "@recollect/server/store/sqlite/sqlite.ts";

import { aForgetfulStudent } from "../../domain/test/a-forgetful-student.ts";
import { aStudent } from "../../server/test/a-student.ts";
import { writeAnswers } from "../../server/test/practice/written-answers.ts";

/** How long learning a student's model takes, and the maximum memory of its process: `node bench/study-server/how-fast.ts`. SQLite. */
const folder = await mkdtemp(join(tmpdir(), "recollect-bench-"));
const store = await openSqlite(folder);
try {
  for (const cards of [750, 15_000]) {
    const userId = await aStudent(store);
    const reviews = aForgetfulStudent({ cards, days: 365 });
    await store.write(({ db }) =>
      writeAnswers(
        db,
        reviews.map((ofCard, at) => ({ userId, deckOwnerId: userId, deckId: 1, cardId: `card-${at}`, reviews: ofCard })),
      ),
    );
    const begin = performance.now();
    let most = 0;
    const watching = setInterval(() => (most = Math.max(most, ...learningProcesses().map(peakMb))), 100);
    const learned = await learnApart({ today: 20_400, own: null, byDeck: [], place: store.place, userId });
    clearInterval(watching);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    const answers = reviews.reduce((sum, { length }) => sum + length, 0).toLocaleString("en");
    console.log(`${answers} answers: ${seconds} s, ${most} MB, ${learned[0]?.weights ? "learned" : "stays with the average's"}`);
  }
} finally {
  await store.close();
  await rm(folder, { recursive: true, force: true });
}

/** The child processes of this one that learn. */
function learningProcesses(): string[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").split(" ").filter(Boolean);
  return children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("learning-process"));
}

/** The maximum memory of a process so far, in MB. */
function peakMb(pid: string): number {
  const [, kb = "0"] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kb) / 1024);
}
