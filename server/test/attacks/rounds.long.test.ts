import type { HostedRound } from "@recollect/domain/rounds/round.ts";
import { expect, test } from "vitest";

import { aDeck, cards } from "../a-deck.ts";
import { roundOptions } from "../a-round.ts";
import { json } from "../signed-up.ts";
import { describeEachServer, expectHarmless } from "./attacked.ts";

const [joins, atOnce] = [10_000, 50];

describeEachServer("a live round", (aTarget) => {
  test("that ten thousand try to join in a minute delays nobody, and has as many players as it may", { timeout: 300_000 }, async () => {
    const { attacker, server, whileOthersWork } = await aTarget({ LIMITS: "on" });
    const made = await attacker.send("POST", `/api/users/${attacker.uid}/decks`, aDeck({ cards: cards(12) }));
    const { id: deckId } = (await made.json()) as { id: number };
    const opened = await attacker.send("POST", "/api/rounds", { deckId, ...roundOptions() });
    const round = (await opened.json()) as HostedRound;
    const { met, felt } = await whileOthersWork(async () => {
      const statuses = new Map<number, number>();
      let sent = 0;
      const inARow = async () => {
        while (sent < joins) {
          sent += 1;
          // One in ten guesses a code.
          const code = sent % 10 === 0 ? "BCDFGHJK" : round.code;
          const reply = await server.request("/api/play", json("POST", { code, name: `Player ${sent}` }));
          await reply.arrayBuffer();
          statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, inARow));
      return statuses;
    });
    const { players } = (await (await attacker.get(`/api/rounds/${round.id}`)).json()) as HostedRound;
    expect(met.get(201)).toBe(players.length);
    expect(players.length).toBeLessThanOrEqual(300);
    expect(new Set(met.keys())).toEqual(new Set([201, 404, 429, ...(met.has(409) ? [409] : [])]));
    expectHarmless(felt);
  });
});
