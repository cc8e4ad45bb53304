import { startServer } from "../../e2e/kit/servers/server.ts";
import type { SignedUp } from "../../server/test/signed-up.ts";
import { atMost, percentile, type Row } from "../kit/row.ts";
import { aStudentOf, createdDeck } from "../kit/student.ts";

const rounds = 15;
/** The first requests run uncompiled code, and start the thread that makes large tests. */
const warmUp = 5;

/** The built-in examiner over HTTP: a test of 1,000 cards, and one answer evaluated. */
export async function examiner(): Promise<Row[]> {
  const server = await startServer();
  try {
    const student = await aStudentOf(server.origin);
    const deck = await createdDeck(student, 1000);
    const card = deck.cards[500];
    if (!card) throw new Error("The deck has no middle card.");
    const test = await timesMs(() => askExaminer(student, "/api/practice/multiple-choice", { deckId: deck.id }));
    const answer = "What organelle number 501 does inside of the cell";
    const evaluation = await timesMs(() => askExaminer(student, "/api/practice/evaluations", { deckId: deck.id, cardId: card.id, answer }));
    return [
      atMost("Built-in examiner: a test of 1,000 cards, p50", percentile(test, 0.5), 200, "ms"),
      atMost("Built-in examiner: one evaluation in a deck of 1,000 cards, p50", percentile(evaluation, 0.5), 5, "ms"),
    ];
  } finally {
    await server.end();
  }
}

async function timesMs(ask: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  return times.slice(warmUp);
}

async function askExaminer(student: SignedUp, path: string, body: unknown): Promise<void> {
  const reply = await student.send("POST", path, body);
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  await reply.arrayBuffer();
}
