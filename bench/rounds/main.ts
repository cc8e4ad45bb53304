import { setTimeout as pause } from "node:timers/promises";

import type { HostedRound, PlayedRound } from "@recollect/domain/rounds/round.ts";

import { startServer } from "../../e2e/kit/servers/server.ts";
import { json, type SignedUp } from "../../server/test/signed-up.ts";
import { onEachDatabase } from "../kit/databases.ts";
import { atMost, knownRow, percentile, type Row } from "../kit/row.ts";
import { aStudentOf, createdDeck } from "../kit/student.ts";

const players = 200;
const questions = 8;

/** Players press within this time of seeing the question, in ms; most of a class needs longer. */
const pressWithinMs = 2000;

/** A round that nobody finishes is a failure, not a long measurement. */
const longestMs = 60_000;

type Player = { roundId: string; token: string };

/** A round of 200 players on one process: each has a stream open, and answers at a moment of two seconds. */
export async function rounds(): Promise<Row[]> {
  const rows: Row[] = [];
  await onEachDatabase(async (database, settings) => {
    const server = await startServer(settings);
    try {
      rows.push(...(await aRound(database, server.origin)));
    } finally {
      await server.end();
    }
  });
  return rows;
}

async function aRound(database: string, origin: string): Promise<Row[]> {
  const host = await aStudentOf(origin);
  const deck = await createdDeck(host, 40);
  const made = await host.send("POST", "/api/rounds", { deckId: deck.id, questions, seconds: 60, direction: "definition" });
  const round = (await made.json()) as HostedRound;
  const joins: number[] = [];
  const all = await Promise.all(
    Array.from({ length: players }, async (_, at) => {
      const began = performance.now();
      const reply = await fetch(`${origin}/api/play`, json("POST", { code: round.code, name: `Player ${at}` }));
      if (reply.status !== 201) throw new Error(`A player was refused: ${reply.status} ${await reply.text()}`);
      const player = (await reply.json()) as Player;
      joins.push(performance.now() - began);
      return player;
    }),
  );
  const phones = await Promise.all(all.map((player) => follow(origin, player)));
  const answers: number[] = [];
  const shown: number[] = [];
  const others: number[] = [];
  try {
    for (let question = 0; question < questions; question += 1) {
      await step(host, round.id);
      await until(() => phones.every(({ view }) => view()?.phase === "question" && view()?.question?.at === question));
      let isPlaying = true;
      const beside = besides(host, () => isPlaying, others);
      await Promise.all(
        all.map(async ({ token }, at) => {
          await pause((at / players) * pressWithinMs);
          const began = performance.now();
          const body = json("POST", { question, choice: at % 2 }, { "round-token": token });
          const reply = await fetch(`${origin}/api/play/${round.id}/answers`, body);
          await reply.arrayBuffer();
          if (reply.status !== 204) throw new Error(`An answer was refused: ${reply.status}`);
          answers.push(performance.now() - began);
        }),
      );
      const began = performance.now();
      await until(() => phones.every(({ view }) => view()?.phase === "answer"));
      shown.push(performance.now() - began);
      isPlaying = false;
      await beside;
    }
  } finally {
    for (const { leave } of phones) leave();
  }
  // The first question runs uncompiled code.
  const warm = answers.slice(players);
  return [
    atMost(`${database}: an answer of ${players} players within ${pressWithinMs / 1000} s, p99`, percentile(warm, 0.99), 250, "ms"),
    knownRow(`${database}: the same, p50`, percentile(warm, 0.5), "ms"),
    knownRow(`${database}: joining, ${players} at once, p99`, percentile(joins, 0.99), "ms"),
    atMost(`${database}: from the last answer until every phone shows what was right, p50`, percentile(shown, 0.5), 1000, "ms"),
    atMost(`${database}: a student who reads a deck meanwhile, p99`, percentile(others, 0.99), 500, "ms"),
  ];
}

async function step(host: SignedUp, id: string): Promise<void> {
  const { step: seen, phase } = (await (await host.get(`/api/rounds/${id}`)).json()) as HostedRound;
  const reply = await host.send("POST", `/api/rounds/${id}/step`, { step: seen, phase });
  if (!reply.ok) throw new Error(`The step was refused: ${reply.status}`);
}

/** Reads a list again and again while the others play. */
async function besides(student: SignedUp, isPlaying: () => boolean, times: number[]): Promise<void> {
  while (isPlaying()) {
    const began = performance.now();
    await (await student.get(`/api/users/${student.uid}/decks`)).arrayBuffer();
    times.push(performance.now() - began);
    await pause(20);
  }
}

async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + longestMs;
  while (!holds()) {
    if (performance.now() > end) throw new Error("The round did not go on");
    await pause(5);
  }
}

/** A phone that looks on. */
async function follow(origin: string, { roundId, token }: Player) {
  const left = new AbortController();
  const reply = await fetch(`${origin}/api/play/${roundId}/events`, { headers: { "round-token": token }, signal: left.signal });
  if (!reply.ok || !reply.body) throw new Error(`No stream: ${reply.status}`);
  let view: PlayedRound | null = null;
  const read = async (body: ReadableStream<Uint8Array<ArrayBuffer>>) => {
    let unread = "";
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      const events = (unread + text).split("\n\n");
      unread = events.pop() ?? "";
      for (const event of events) {
        const data = event.split("\n").find((line) => line.startsWith("data: "));
        if (event.includes("event: round") && data) view = JSON.parse(data.slice("data: ".length)) as PlayedRound;
      }
    }
  };
  read(reply.body).catch((failure: unknown) => {
    if (!left.signal.aborted) throw failure;
  });
  return { view: () => view, leave: () => left.abort() };
}
