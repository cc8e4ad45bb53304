import { setImmediate as nextTurn } from "node:timers/promises";

import { expect, test } from "vitest";

import { aCampus, type CampusStudent } from "../../../test/a-campus.ts";
import { refusal } from "../../../test/school/a-school.ts";
import { describeEachDatabase } from "../../../test/databases.ts";

/** Ten for each pair of ways: one that races with the change, one that comes after it. */
const rounds = 360;

const secret = "Quetzalcoatl";

/** Every route by which another student can reach a deck or its cards. */
function waysTo(id: number, bob: CampusStudent): (() => Promise<Response>)[] {
  return [
    () => bob.get(`/api/library?search=${secret.slice(2, 9)}`),
    () => bob.get("/api/library?sort=a-z"),
    () => bob.get(`/api/library/${id}`),
    () => bob.get("/api/profiles/ada"),
    () => bob.send("POST", `/api/library/${id}/copies`),
    () => bob.send("POST", "/api/practice/multiple-choice", { deckId: id }),
  ];
}

describeEachDatabase("a deck that is made Private while others search, open, copy and practise it", (openStore) => {
  test(`never shows a card after the change was acknowledged, in ${rounds} rounds`, { timeout: 300_000 }, async () => {
    const campus = aCampus(await openStore(), { config: { limits: false } });
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const deck = await ada.deck({
      title: secret,
      cards: [
        { term: secret, definition: "feathered serpent" },
        { term: "Tlaloc", definition: "rain" },
      ],
    });
    const [first, ...others] = waysTo(deck.id, bob);
    const all = [first!, ...others];
    let seenBefore = 0;
    for (let round = 0; round < rounds; round += 1) {
      await ada.show(deck, round % 2 ? "Public" : "Unlisted");
      let hidden = false;
      const during = all[round % all.length]!;
      // Some requests start before the change, some with it, and each series ends with one that starts after the change was acknowledged.
      const racing = (async () => {
        for (;;) {
          // As over a socket, requests arrive in successive turns of the event loop.
          await nextTurn();
          const startedAfter = hidden;
          const text = await (await during()).text();
          const isShown = text.includes(secret);
          expect(isShown && startedAfter, text).toBe(false);
          if (isShown) seenBefore += 1;
          if (startedAfter) return;
        }
      })();
      const change = await ada.show(deck, "Private");
      hidden = true;
      expect(change.status).toBe(200);
      const after = all[(round + 1 + Math.floor(round / all.length)) % all.length]!;
      expect(await (await after()).text()).not.toContain(secret);
      await racing;
    }
    // Some requests must have been faster than the change, or it was no race.
    expect(seenBefore).toBeGreaterThan(10);
    expect(await refusal(bob.get(`/api/library/${deck.id}`))).toEqual({ status: 404, code: "deck/not-found" });
  });
});
