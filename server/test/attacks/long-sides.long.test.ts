import type { FoundDecks } from "@recollect/domain/decks/finding/found-decks.ts";
import { expect, test } from "vitest";

import { describeServerOnSqlite, expectHarmless } from "./attacked.ts";

/** A word of letters for each number: a text of them has no word twice. */
const wordOf = (number: number) =>
  Array.from(String(number).padStart(7, "0"), (digit) => String.fromCharCode(0x62 + Number(digit))).join("");

// The indexes are written, and own decks are searched, inside of the process.
describeServerOnSqlite("a Public deck of long sides", (aTarget) => {
  test("is written into both search indexes, and searched, without an effect on others", { timeout: 120_000 }, async () => {
    const target = await aTarget();
    const { attacker } = target;
    const long = Array.from({ length: 1_000_000 }, (_, at) => wordOf(at)).join(" ");
    const cards = [
      { term: `narwhal ${long}`, definition: "a whale" },
      { term: "narwhal", definition: long },
    ];
    const path = `/api/users/${attacker.uid}/decks`;
    const { met, felt } = await target.whileOthersWork(async () => {
      const made = await attacker.send("POST", path, { title: "Long", description: "", cards });
      const { id } = (await made.json()) as { id: number };
      const shown = await attacker.send("PUT", `${path}/${id}/visibility`, { visibility: "Public" });
      const find = async () => (await (await attacker.get(`/api/users/${attacker.uid}/search?text=narwhal`)).json()) as FoundDecks;
      await expect.poll(async () => (await find()).decks[0]?.cards.length, { timeout: 60_000, interval: 500 }).toBe(2);
      const listed = async () => ((await (await attacker.get("/api/library?search=narwhal")).json()) as { decks: object[] }).decks.length;
      await expect.poll(listed, { timeout: 60_000, interval: 500 }).toBe(1);
      return { made: made.status, shown: shown.status };
    });
    expect(met.made).toBe(201);
    expect(met.shown).toBeLessThan(300);
    expectHarmless(felt, { mostMb: 900 });
  });
});
