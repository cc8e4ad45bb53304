import { expect, test } from "vitest";

import { STREAMS_A_STUDENT } from "../../src/feed/open-streams.ts";
import { aDeck } from "../a-deck.ts";
import { describeEachServer, expectHarmless, type Target } from "./attacked.ts";

/** Decks whose list takes 2 MB. */
async function manyDecks({ attacker }: Target): Promise<void> {
  const deck = aDeck({ description: "x".repeat(5000) });
  for (let made = 0; made < 400; made += 50) {
    await Promise.all(Array.from({ length: 50 }, () => attacker.send("POST", `/api/users/${attacker.uid}/decks`, deck)));
  }
}

describeEachServer("lists as streams", (aTarget) => {
  test("that are requested by HEAD, opened by the hundred, and never read, take little memory and end", async () => {
    const target = await aTarget();
    const { attacker } = target;
    await manyDecks(target);
    const path = `/api/users/${attacker.uid}/decks`;
    const headers = { cookie: attacker.cookie, accept: "text/event-stream" };
    const { met, felt } = await target.whileOthersWork(async () => {
      const heads = await Promise.all(Array.from({ length: 60 }, () => target.server.request(path, { method: "HEAD", headers })));
      const streams = await Promise.all(Array.from({ length: 120 }, () => attacker.get(path, headers)));
      return { heads: heads.map(({ status }) => status), streams };
    });
    expect(new Set(met.heads)).toEqual(new Set([200]));
    // On a slow machine some have ended by then, since they were not read, and others were opened instead.
    const open = met.streams.filter(({ status }) => status === 200);
    expect(open.length).toBeGreaterThanOrEqual(STREAMS_A_STUDENT);
    expect(open.length).toBeLessThan(3 * STREAMS_A_STUDENT);
    expect(met.streams.filter(({ status }) => status === 429)).toHaveLength(120 - open.length);
    expectHarmless(felt);
    for (const { body } of met.streams) void body?.cancel();
  });
});
