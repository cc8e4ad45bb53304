import { expect, test } from "vitest";

import { describeServerOnSqlite } from "./attacked.ts";

// A deck is searched for gaps before it is stored.
describeServerOnSqlite("a deck full of marks", (aTarget) => {
  test("of long terms full of marks is searched for gaps without an effect on others", async () => {
    const target = await aTarget();
    const { attacker } = target;
    const term = `{{c1::a}}${"*a".repeat(40_000)}`;
    const deck = {
      title: "Marks",
      description: "",
      cards: Array.from({ length: 40 }, (_, at) => ({ term: `${term}${at}`, definition: "b" })),
    };
    const { met, felt } = await target.whileOthersWork(() => attacker.send("POST", `/api/users/${attacker.uid}/decks`, deck));
    expect(met.status).toBe(201);
    expect(felt.failures).toEqual([]);
    expect(felt.longestMs).toBeLessThan(500);
  });

  test.each([
    ["one term of 9 MB", 1, 4_500_000],
    ["a hundred of 100 kB without a definition", 100, 50_000],
  ])("of %s, full of marks behind a gap, is read without an effect on others", async (_what, count, marks) => {
    const target = await aTarget();
    const { attacker } = target;
    const marked = Array.from({ length: count }, (_, at) => ({
      term: `{{c1::${at}}}${"*a".repeat(marks)} ![a](media/x.png)`,
      definition: "",
    }));
    const path = `/api/users/${attacker.uid}/decks`;
    const { met, felt } = await target.whileOthersWork(() =>
      attacker.send("POST", path, { title: "Marks", description: "", cards: marked }),
    );
    expect(met.status).toBe(201);
    expect(felt.failures).toEqual([]);
    expect(felt.longestMs).toBeLessThan(500);
  });

  test("with a thousand gaps in a term is tested without an effect on others", async () => {
    const target = await aTarget();
    const { attacker } = target;
    const term = Array.from({ length: 999 }, (_, at) => `{{c${at + 1}::a${at}}}`).join(" ");
    const cards = Array.from({ length: 20 }, (_, at) => ({ term: `${term} ${at}`, definition: "" }));
    const make = async (some: typeof cards) =>
      (await (await attacker.send("POST", `/api/users/${attacker.uid}/decks`, { title: "Gaps", description: "", cards: some })).json()) as {
        id: number;
      };
    const [one, many] = [await make(cards.slice(0, 1)), await make(cards)];
    const { met, felt } = await target.whileOthersWork(async () => {
      const replies = [];
      for (const { id: deckId } of [one, many]) replies.push(await attacker.send("POST", "/api/practice/open-ended", { deckId }));
      return replies.map(({ status }) => status);
    });
    expect(met).toEqual([200, 422]);
    expect(felt.failures).toEqual([]);
    expect(felt.longestMs).toBeLessThan(500);
  });
});
