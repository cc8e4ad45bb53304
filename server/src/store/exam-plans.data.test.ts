import { expect, test } from "vitest";

import { aCampus, jsonOf } from "../../test/a-campus.ts";
import { describeEachDatabase } from "../../test/databases.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/list.ts";

const before = migrations.findIndex(({ name }) => name === "0097-exam-plans");

describeEachDatabase("exams of before there were several decks", (openStore, kind) => {
  test("stay as exams of one deck, and going back each deck keeps its first one", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, carl] = [await campus.student("ada"), await campus.student("carl")];
    const own = await ada.deck({ title: "Own" });
    const shared = await carl.deck({ title: "Shared", visibility: "Unlisted" });
    const day = (days: number) => new Date(campus.clock.now() + days * 86_400_000).toISOString().slice(0, 10);
    await jsonOf(ada.send("PUT", `/api/study/decks/${own.id}/exam`, { day: day(10) }));
    await jsonOf(ada.send("PUT", `/api/study/decks/${shared.id}/exam`, { day: day(30) }));
    await jsonOf(carl.send("PUT", `/api/study/decks/${shared.id}/exam`, { day: day(8) }));
    await jsonOf(ada.send("PUT", "/api/study/exams/finals", { name: "Finals", day: day(20), deckIds: [own.id, shared.id] }));
    await migrate({ db: store.identity, kind, target: before });
    await migrate({ db: store.identity, kind });
    const exams = async (who: typeof ada) =>
      (await jsonOf<{ exams: { name: string; day: string; decks: { deckId: number }[] }[] }>(who.get("/api/study/exams"))).exams.map(
        ({ name, day: at, decks }) => [name, at, decks.map(({ deckId }) => deckId)],
      );
    expect(await exams(ada)).toEqual([
      ["", day(10), [own.id]],
      ["", day(20), [shared.id]],
    ]);
    expect(await exams(carl)).toEqual([["", day(8), [shared.id]]]);
    await jsonOf(ada.send("PUT", `/api/study/decks/${own.id}/exam`, { day: day(12) }));
    expect(await exams(ada)).toContainEqual(["", day(12), [own.id]]);
    await store.write(({ db }) => db.deleteFrom("users").where("id", "=", ada.uid).execute());
    expect(await store.read.selectFrom("examPlanDecks").select("userId").execute()).toEqual([{ userId: carl.uid }]);
  });
});
