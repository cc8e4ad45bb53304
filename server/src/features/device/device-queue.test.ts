import { randomUUID } from "node:crypto";

import type { CardInput } from "@recollect/domain/cards/card.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { DeviceLine } from "@recollect/domain/device/device-lines.ts";
import type { UnsentEntry } from "@recollect/domain/device/device-progress.ts";
import { deviceQueue, type DeviceScope } from "@recollect/domain/device/device-queue.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import type { Progress } from "@recollect/domain/study/schedule/due.ts";
import { cardKeyOf, deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { dayMs, hourMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../test/a-campus.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import type { StudyQueue } from "../study/queue/study-queue.ts";
import type { StudySummary } from "../study/study.service.ts";

/** What a device keeps after a fill. */
async function filled(student: CampusStudent) {
  const lines = (await (await student.get("/api/device")).text())
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as DeviceLine);
  const states = new Map<string, Progress>();
  const decks: Deck[] = [];
  for (const line of lines) {
    if (line.kind === "deck") decks.push(line.deck);
    if (line.kind !== "states") continue;
    const deckKey = deckKeyOf(line.deckOwnerId, line.deckId);
    for (const { cardId, progress } of line.cards) if (progress) states.set(cardKeyOf({ deckKey, cardId }), progress);
  }
  const day = lines.flatMap((line) => (line.kind === "day" ? [line.day] : []))[0];
  if (!day) throw new Error("a fill has a day");
  return { uid: student.uid, decks, states, day };
}

type Kept = Awaited<ReturnType<typeof filled>>;

/** A burial that is over is as good as none: the server writes none for an entry that arrives after its end, such as the end of the day. */
function withoutPastBurial<Queued extends { progress: Progress | null }>(card: Queued, now: number): Queued {
  const { progress } = card;
  return progress?.buriedUntil != null && progress.buriedUntil <= now ? { ...card, progress: { ...progress, buriedUntil: null } } : card;
}

/** The two queues, in what both say: the order of the cards, their content, the counts. */
async function bothQueues(student: CampusStudent, kept: Kept, unsent: readonly UnsentEntry[], { deckId, tag }: DeviceScope) {
  const query = new URLSearchParams({ ...(deckId === null ? {} : { deckId: `${deckId}` }), ...(tag === null ? {} : { tag }) });
  const server = await jsonOf<StudyQueue>(student.get(`/api/study/queue?${query.toString()}`));
  const device = deviceQueue({ ...kept, unsent, now: server.now }, { deckId, tag });
  const isWhole = device.newCards.length === device.counts.newCards && device.reviews.length === device.counts.due;
  const inBoth = (queue: Pick<StudyQueue, "counts" | "left" | "dayEndsAt" | "learning" | "reviews" | "newCards">) => ({
    counts: queue.counts,
    left: queue.left,
    dayEndsAt: queue.dayEndsAt,
    // The server sends the first ones of each pile, and the others when these were answered.
    ...Object.fromEntries(
      (["learning", "reviews", "newCards"] as const).map((pile) => [
        pile,
        queue[pile]
          .slice(0, server[pile].length)
          .map(({ deckAt: _deckAt, cardAt: _cardAt, ...card }) => withoutPastBurial(card, server.now)),
      ]),
    ),
  });
  return { server: inBoth(server), device: JSON.parse(JSON.stringify(inBoth(device))) as unknown, isWhole };
}

const cardsOf = (count: number, more: Partial<CardInput> = {}): CardInput[] =>
  Array.from({ length: count }, (_, at) => ({ term: `Term ${at}`, definition: `Definition ${at}`, ...more }));

const seeds = [7, 8];

describeEachDatabase("the queue of a device", (openStore) => {
  test.each(seeds)(
    "is the server's, card for card, over weeks of studying, with entries that the fill does not have (seed %i)",
    async (seed) => {
      const campus = aCampus(await openStore());
      const ada = await campus.student("ada");
      const decks = [
        await ada.deck({ title: "One way", cards: cardsOf(25, { tags: ["x"] }) }),
        await ada.deck({ title: "Both ways", cards: cardsOf(12, { bothWays: true }) }),
        await ada.deck({ title: "Gaps", cards: [{ term: "{{c1::a}} and {{c2::b}}", definition: "" }, ...cardsOf(3)] }),
      ];
      const examDay = new Date(campus.clock.now() + 40 * dayMs).toISOString().slice(0, 10);
      await ada.send("PUT", `/api/study/decks/${decks[0]?.id}/exam`, { day: examDay });
      const later = new Date(campus.clock.now() + 60 * dayMs).toISOString().slice(0, 10);
      const deckIds = decks.slice(1).map(({ id }) => id);
      expect((await ada.send("PUT", "/api/study/exams/finals", { name: "Finals", day: later, deckIds })).status).toBe(200);
      await ada.send("PATCH", "/api/study/settings", { newPerDay: 12, reviewsPerDay: 30 });
      const random = seededRandom(seed);
      const scopes: DeviceScope[] = [{ deckId: null, tag: null }, ...decks.map(({ id }) => ({ deckId: id, tag: null }))];
      /** the last step before the fill, which the next round may undo */
      let last: { entry: UnsentEntry; before: Progress } | null = null;
      for (let round = 0; round < 16; round += 1) {
        const kept = await filled(ada);
        const entries: UnsentEntry[] = [];
        const away: UnsentEntry[] = [];
        if (last && round % 2 === 1) {
          const { deckKey, cardId, id } = last.entry;
          const undo = {
            id: randomUUID(),
            deckKey,
            cardId,
            at: campus.clock.now(),
            kind: "undo",
            undoes: id,
            before: last.before,
          } as const;
          entries.push(undo);
          campus.clock.forward(1000);
        }
        last = null;
        for (let step = 0; step < 10; step += 1) {
          const now = campus.clock.now();
          const { learning, reviews, newCards } = deviceQueue({ ...kept, unsent: entries, now }, { deckId: null, tag: null });
          const card = [...reviews, ...learning, ...newCards][Math.floor(random() * 3)];
          if (!card) break;
          const common = { id: randomUUID(), deckKey: card.deckKey, cardId: card.cardId, at: now };
          const dice = random();
          const entry: UnsentEntry =
            dice < 0.08
              ? { ...common, kind: "bury" }
              : dice < 0.14
                ? { ...common, kind: "suspend" }
                : dice < 0.18
                  ? { ...common, kind: "start-over" }
                  : dice < 0.28
                    ? { ...common, kind: "answer", source: "multiple-choice", isCorrect: dice < 0.24, tookMs: 700 }
                    : dice < 0.36
                      ? { ...common, kind: "answer", source: "open-ended", score: dice < 0.3 ? 20 : 95, tookMs: 700 }
                      : { ...common, kind: "answer", source: "study", rating: dice < 0.5 ? "again" : "good", tookMs: 900 };
          entries.push(entry);
          if (entry.kind === "bury" || entry.kind === "suspend") away.push(entry);
          // An answer of a test may count as no review, and is not in the log then.
          last = entry.kind === "answer" && entry.source === "study" ? { entry, before: card.progress } : null;
          const back = random() < 0.3 ? away.pop() : undefined;
          if (back) {
            entries.push({
              ...common,
              id: randomUUID(),
              cardId: back.cardId,
              deckKey: back.deckKey,
              at: now + 1,
              kind: back.kind === "bury" ? "unbury" : "resume",
            });
            last = null;
          }
          if (dice > 0.9 && last) {
            entries.push({ ...common, id: randomUUID(), at: now + 2, kind: "undo", undoes: entry.id });
            last = null;
          }
          campus.clock.forward(90_000);
        }
        if (entries.length > 0)
          await jsonOf(ada.send("POST", "/api/study/entries", { entries: entries.map((entry) => ({ ...entry, before: undefined })) }));
        for (const scope of scopes) {
          const { server, device, isWhole } = await bothQueues(ada, kept, entries, scope);
          expect(device, `round ${round}, ${JSON.stringify(scope)}`).toEqual(server);
          expect(isWhole, `round ${round}`).toBe(true);
        }
        campus.clock.forward(round % 3 === 2 ? 3 * dayMs : 7 * hourMs);
      }
    },
  );

  test("knows what is due of each deck as the server's summary does", async () => {
    const campus = aCampus(await openStore());
    const ada = await campus.student("ada");
    await ada.deck({ cards: cardsOf(30) });
    const { counts } = await jsonOf<StudySummary>(ada.get("/api/study/summary"));
    const kept = await filled(ada);
    expect(deviceQueue({ ...kept, unsent: [], now: campus.clock.now() }, { deckId: null, tag: null }).counts).toEqual(counts);
  });

  test("of a tag has the cards with the tag", async () => {
    const campus = aCampus(await openStore());
    const ada = await campus.student("ada");
    const deck = await ada.deck({ cards: [...cardsOf(3), ...cardsOf(2, { tags: ["x"] })] });
    const { server, device } = await bothQueues(ada, await filled(ada), [], { deckId: deck.id, tag: "x" });
    expect(device).toEqual(server);
  });
});
