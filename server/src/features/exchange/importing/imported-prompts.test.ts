import { expect, test } from "vitest";
import { dayMs } from "@recollect/domain/time/units.ts";

import { basic, packageBegan } from "../../../../test/exchange/a-package.ts";
import { anExchange } from "../../../../test/exchange/an-exchange.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";

const templates: [string, string][] = [basic.templates[0]!, ["{{Back}}", "{{FrontSide}}<hr id=answer>{{Front}}"]];
const noteTypes = [
  { id: 5, name: "Both", fields: ["Front", "Back"], templates },
  { id: 6, name: "Cloze", cloze: true, fields: ["Text"], templates: [["{{cloze:Text}}", "{{cloze:Text}}"]] as [string, string][] },
];
const review = (ord: number, days: number, more = {}) => ({
  ord,
  type: 2,
  queue: 2,
  due: 700 + days,
  ivl: days,
  factor: 2500,
  reps: 3,
  ...more,
});

describeEachDatabase("imported progress", (openStore) => {
  test("belongs to its direction and its gap, and is exported with it again", async () => {
    const { aStudent, store } = await anExchange(openStore);
    const [ada, bob] = [await aStudent(), await aStudent()];
    const done = await ada.brought({
      noteTypes,
      notes: [
        { guid: "b", type: 5, fields: ["dog", "chien"], cards: [review(0, 3), review(1, 40, { queue: -1 })] },
        { guid: "c", type: 6, fields: ["{{c1::a}} {{c2::b}} {{c3::c}}"], cards: [review(0, 5), { ord: 1 }, review(2, 90)] },
      ],
    });
    const deckId = done.decks![0]!.id;
    const stood = async (uid: string, id: number) => {
      const rows = await store.read
        .selectFrom("studyCards")
        .select(["cardId", "state", "isSuspended"])
        .where("userId", "=", uid)
        .where("deckId", "=", id)
        .execute();
      const cards = await (uid === ada.uid ? ada : bob).cards(id);
      const place = (cardId: string) => cards.findIndex((card) => cardId.startsWith(card.id)) + cardId.slice(12);
      return Object.fromEntries(
        rows.map(({ cardId, state, isSuspended }) => {
          const { due, scheduledDays } = JSON.parse(state) as { due: number; scheduledDays: number };
          return [place(cardId), { day: Math.floor((due - packageBegan * 1000) / dayMs), scheduledDays, isSuspended }];
        }),
      );
    };
    const expected = {
      "0": { day: 703, scheduledDays: 3, isSuspended: 0 },
      "0_r": { day: 740, scheduledDays: 40, isSuspended: 1 },
      "1_c1": { day: 705, scheduledDays: 5, isSuspended: 0 },
      "1_c3": { day: 790, scheduledDays: 90, isSuspended: 0 },
    };
    expect(await stood(ada.uid, deckId)).toEqual(expected);
    const again = await bob.brought(await ada.exported(`/api/users/${ada.uid}/decks/${deckId}/export?format=apkg&progress=1`));
    expect(await stood(bob.uid, again.decks![0]!.id)).toEqual(expected);
    const account = await (await aStudent()).brought(await ada.exported(`/api/users/${ada.uid}/export`));
    expect(account.decks).toMatchObject([{ added: 2 }]);
  });
});
