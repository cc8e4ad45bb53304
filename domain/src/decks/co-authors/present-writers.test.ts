import fc from "fast-check";
import { expect, test } from "vitest";

import { afterNews, goneAfterMs, nobody, stillPresent } from "./present-writers.ts";

const writer = (uid: string, isHere = true) => ({ uid, name: `@${uid}`, cardId: "c", isHere });

test("somebody is gone 40 seconds after the last sign of life, and at once when the editor is closed", () => {
  const twice = afterNews(afterNews(nobody, writer("ada"), 0), writer("ada"), 15_000);
  expect([...stillPresent(twice, 15_000 + goneAfterMs - 1).keys()]).toEqual(["ada"]);
  expect([...stillPresent(twice, 15_000 + goneAfterMs).keys()]).toEqual([]);
  expect([...afterNews(twice, writer("ada", false), 16_000).keys()]).toEqual([]);
});

test("whoever is present was heard of within 40 seconds, and each is there once", () => {
  const news = fc.record({ uid: fc.constantFrom("a", "b", "c"), isHere: fc.boolean(), waitMs: fc.nat({ max: 50_000 }) });
  fc.assert(
    fc.property(fc.array(news, { maxLength: 12 }), fc.nat({ max: 50_000 }), (all, afterwards) => {
      const last = new Map<string, number>();
      let [present, now] = [nobody, 0];
      for (const { uid, isHere, waitMs } of all) {
        now += waitMs;
        present = afterNews(stillPresent(present, now), writer(uid, isHere), now);
        if (isHere) last.set(uid, now);
        else last.delete(uid);
      }
      now += afterwards;
      const expected = [...last].filter(([, at]) => now - at < goneAfterMs).map(([uid]) => uid);
      expect([...stillPresent(present, now).keys()].toSorted()).toEqual(expected.toSorted());
    }),
  );
});
