import { expect, test } from "vitest";

import { codeIn, signedUp, type SignedUp } from "../signed-up.ts";
import { aLargeDeck, mostMbOfLargeDeck, swallowed } from "./a-large-deck.ts";
import { expectHarmless, describeEachServer } from "./attacked.ts";

describeEachServer("the largest deck, exported", (aTarget, kind) => {
  // A package is written by a thread, from the text that the other formats are made of too: once is enough.
  const packages = kind === "sqlite" ? 3 : 1;

  test(
    "is sent to three students at once, as packages and in all other formats, without an effect on others",
    { timeout: 300_000 },
    async () => {
      const target = await aTarget();
      const { server, attacker } = target;
      const id = await aLargeDeck(attacker, server.request, "学");
      const others = [await signedUp(server.request), await signedUp(server.request)];
      const own = (query: string) => swallowed(attacker.get(`/api/users/${attacker.uid}/decks/${id}/export?${query}`));
      const shared = (student: SignedUp, query: string) => swallowed(student.get(`/api/library/${id}/export?${query}`));

      const { met, felt } = await target.whileOthersWork(async () => {
        const formats = (names: readonly string[]) =>
          Promise.all(names.map((name, at) => (at === 0 ? own(`format=${name}`) : shared(others[at - 1]!, `format=${name}`))));
        return {
          packages: await formats(Array<string>(packages).fill("apkg")),
          texts: await formats(["csv", "json", "md"]),
          account: await swallowed(attacker.get(`/api/users/${attacker.uid}/export`)),
        };
      });
      expect(new Set([...met.packages, ...met.texts, met.account].map(({ status }) => status))).toEqual(new Set([200]));
      expect(Math.min(...met.texts.map(({ bytes }) => bytes))).toBeGreaterThan(23_000_000);
      expectHarmless(felt, { mostMb: mostMbOfLargeDeck });
    },
  );

  test("is sent to one student once at a time, and is not held in memory for one who does not read", async () => {
    const target = await aTarget();
    const { server, attacker } = target;
    const id = await aLargeDeck(attacker, server.request);
    const other = await signedUp(server.request);
    const { met, felt } = await target.whileOthersWork(async () => {
      const asked = await Promise.all(
        Array.from({ length: 6 }, () => attacker.get(`/api/users/${attacker.uid}/decks/${id}/export?format=csv`)),
      );
      const refused = await Promise.all(
        asked.filter(({ status }) => status !== 200).map(async (reply) => [reply.status, await codeIn(reply)]),
      );
      const another = await swallowed(other.get(`/api/library/${id}/export?format=csv`));
      for (const reply of asked) await reply.body?.cancel().catch(() => {});
      return { refused, another: another.status };
    });
    expect(met.another).toBe(200);
    expect(met.refused).toEqual(Array.from({ length: 5 }, () => [409, "export/one-at-a-time"]));
    expectHarmless(felt);
  });
});
