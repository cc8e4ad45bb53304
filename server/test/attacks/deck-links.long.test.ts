import { expect, test } from "vitest";

import { aDeck } from "../a-deck.ts";
import { describeEachServer, expectHarmless } from "./attacked.ts";

const [requests, atOnce] = [5000, 50];

const hostileTitles = [
  `"><script>alert(1)</script>`,
  "$& $1 $` $'",
  "</title></head><body onload=x>",
  "%BRAND% %SIGN_IN%",
  "' onmouseover='x",
];

describeEachServer("links of decks", (aTarget) => {
  test("that are read by the thousand, with hostile titles, delay nobody; and a deck that is not Public is not there", async () => {
    const { attacker, server, whileOthersWork } = await aTarget();
    async function deck(title: string, visibility: string): Promise<number> {
      const made = await attacker.send("POST", `/api/users/${attacker.uid}/decks`, aDeck({ title, description: title }));
      const { id } = (await made.json()) as { id: number };
      await attacker.send("PUT", `/api/users/${attacker.uid}/decks/${id}/visibility`, { visibility });
      return id;
    }
    const shown = await Promise.all(hostileTitles.map((title) => deck(title, "Public")));
    const hidden = await Promise.all(["Private", "Unlisted"].map((visibility) => deck("Hidden", visibility)));
    const page = async (path: string) => (await server.request(path)).text();
    const plain = await page("/nothing");
    const { status } = await server.request("/nothing");
    for (const id of hidden) expect(await page(`/${id}`)).toBe(plain);
    for (const id of shown) expect(await page(`/${id}`)).not.toMatch(/<script>alert|<body onload| onmouseover='/);
    const paths = Array.from({ length: requests }, (_, at) => `/${[...shown, ...hidden, 1_700_000_000_000 + at][at % 8]}`);
    const { met, felt } = await whileOthersWork(async () => {
      const statuses = new Set<number>();
      const inARow = async () => {
        for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
          const reply = await server.request(path, { headers: { "accept-encoding": "br" } });
          await reply.arrayBuffer();
          statuses.add(reply.status);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, inARow));
      return statuses;
    });
    expect(met).toEqual(new Set([status]));
    expectHarmless(felt);
  });
});
