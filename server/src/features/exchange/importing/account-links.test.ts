import type { FollowedChanges, Following } from "@recollect/domain/decks/following/following.ts";
import { expect, test } from "vitest";

import { anExchange } from "../../../../test/exchange/an-exchange.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";

const cards = [
  { term: "a", definition: "1" },
  { term: "b", definition: "2" },
];

describeEachDatabase("an account's file", (openStore) => {
  test("brings the link of a deck that follows another student's, and what differs is asked about once", async () => {
    const { aStudent } = await anExchange(openStore);
    const [ada, carl, bob] = [await aStudent(), await aStudent(), await aStudent()];
    const original = await carl.deck("Muscles", cards);
    await carl.send("PATCH", `/api/users/${carl.uid}`, { displayName: "Carl", username: "carl", setupCompleted: true });
    await carl.send("PUT", `/api/users/${carl.uid}/decks/${original.id}/visibility`, { visibility: "Unlisted" });
    const copy = (await (await ada.send("POST", `/api/library/${original.id}/followers`)).json()) as {
      id: number;
      cards: { id: string }[];
    };
    const mine = [
      { ...cards[0]!, id: copy.cards[0]!.id, definition: "mine" },
      { ...cards[1]!, id: copy.cards[1]!.id },
    ];
    const own = `/api/users/${ada.uid}/decks/${copy.id}`;
    expect((await ada.send("PUT", own, { title: "Muscles", description: "", cards: mine }, { "if-match": '"1"' })).status).toBe(200);

    const ready = await bob.sent(await ada.exported(`/api/users/${ada.uid}/export`));
    const [here] = (await bob.confirmed(ready.id, { account: true })).decks!;
    const path = `/api/users/${bob.uid}/decks/${here!.id}/following`;
    expect(await bob.json<Following>(path)).toMatchObject({
      state: "open",
      original: { id: original.id, author: "@carl" },
      changeCount: 1,
    });
    const [card] = await bob.cards(here!.id);
    expect((await bob.json<FollowedChanges>(`${path}/changes`)).changes).toMatchObject([
      { kind: "changed", before: { id: card!.id }, clashes: [{ fields: [{ field: "definition", theirs: "1", mine: "mine" }] }] },
    ]);
  });
});
