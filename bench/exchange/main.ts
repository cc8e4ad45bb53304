import { startServer } from "../../e2e/kit/servers/server.ts";
import { aPackage } from "../../server/test/exchange/a-package.ts";
import type { SignedUp } from "../../server/test/signed-up.ts";
import { onEachDatabase } from "../kit/databases.ts";
import { residentMb } from "../kit/memory.ts";
import { atMost, knownRow, percentile, type Row } from "../kit/row.ts";
import { aStudentOf, createdDeck } from "../kit/student.ts";

const [cards, reviewsOfEach] = [30_000, 10];
const cardIds = 1_000_000;

type Import = { state: string; decks: { id: number }[] | null; error: unknown };

/** A package of 30,000 cards with 300,000 reviews: read to its report, written, exported; and how long another student waits in the meantime. */
export async function exchange(): Promise<Row[]> {
  const body = new Uint8Array(await bigPackage());
  const rows: Row[] = [];
  await onEachDatabase(async (name, settings) => void rows.push(...(await measured(body, name, settings))));
  return rows;
}

async function measured(body: Uint8Array<ArrayBuffer>, name: string, settings: Record<string, string>): Promise<Row[]> {
  const server = await startServer(settings);
  try {
    const [student, other] = [await aStudentOf(server.origin), await aStudentOf(server.origin)];
    const deck = await createdDeck(other, 100);
    const waits: number[] = [];
    const before = residentMb(server.pid);
    let most = before;
    const meanwhile = { isOver: false };
    const reading = (async () => {
      while (!meanwhile.isOver) {
        const start = performance.now();
        await (await other.get(`/api/users/${other.uid}/decks/${deck.id}`)).text();
        waits.push(performance.now() - start);
        most = Math.max(most, residentMb(server.pid));
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    })();
    const readFrom = performance.now();
    const headers = { cookie: student.cookie, "content-type": "application/octet-stream" };
    const sent = await fetch(`${server.origin}/api/imports?name=big.apkg`, { method: "POST", headers, body });
    const { id } = (await sent.json()) as { id: string };
    await settled(student, id, "ready");
    const readMs = performance.now() - readFrom;
    const mostWhileRead = most;
    const writeFrom = performance.now();
    await student.send("POST", `/api/imports/${id}/confirm`, {});
    const { decks } = await settled(student, id, "done");
    const writtenMs = performance.now() - writeFrom;
    const mostWhileWritten = most;
    const exportFrom = performance.now();
    for (const made of decks ?? [])
      await (await student.get(`/api/users/${student.uid}/decks/${made.id}/export?format=apkg&progress=1`)).arrayBuffer();
    const exportMs = performance.now() - exportFrom;
    meanwhile.isOver = true;
    await reading;
    return [
      atMost(`${name}: 30,000 cards, 300,000 reviews, read to the report`, readMs / 1000, 10, "s"),
      atMost(`${name}: the same, written`, writtenMs / 1000, 10, "s"),
      atMost(`${name}: the same, exported`, exportMs / 1000, 10, "s"),
      atMost(`${name}: server memory meanwhile, more than before`, most - before, 400, "MB"),
      knownRow(`${name}: of that, when it was read`, mostWhileRead - before, "MB"),
      knownRow(`${name}: of that, when it was written`, mostWhileWritten - before, "MB"),
      atMost(`${name}: another student reads a deck meanwhile, p99`, percentile(waits, 0.99), 100, "ms"),
      atMost(`${name}: another student reads a deck meanwhile, the longest`, Math.max(...waits), 500, "ms"),
    ];
  } finally {
    await server.end();
  }
}

async function settled(student: SignedUp, id: string, state: string): Promise<Import> {
  const stream = await student.get(`/api/imports/${id}`, { accept: "text/event-stream" });
  const last = JSON.parse((await stream.text()).split("data: ").at(-1) ?? "") as Import;
  if (last.state !== state) throw new Error(`The import is ${last.state}: ${JSON.stringify(last.error)}`);
  return last;
}

function bigPackage(): Promise<Buffer> {
  const day = 86_400_000;
  const from = Date.now() - 300 * day;
  return aPackage({
    notes: Array.from({ length: cards }, (_, at) => ({
      guid: `guid-${at}`,
      tags: " chapter-1 ",
      fields: [`What is organelle <b>number ${at}</b>?`, `What organelle number ${at} does<br>for the cell it lives in`],
      cards: [{ id: cardIds + at, type: 2, due: 700, ivl: 30, factor: 2500, reps: reviewsOfEach }],
    })),
    reviews: Array.from({ length: cards * reviewsOfEach }, (_, at) => ({ id: from + at * 60, cid: cardIds + (at % cards), ease: 3 })),
  });
}
