import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { ratings } from "@recollect/domain/study/schedule/ratings.ts";
import { dayMs, hourMs } from "@recollect/domain/time/units.ts";
import type { Entry } from "@recollect/domain/study/log/entry.ts";
import { rebuilt } from "@recollect/domain/study/log/rebuild.ts";
import { expect, test } from "vitest";

import { aLearner } from "../../../../test/study/a-learner.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import type { EntryInput } from "./entry.schemas.ts";

/** Ten in the evening in Berlin, before the night in which its clocks go forward, and before the night in which they go back. */
const nights = { forward: Date.UTC(2026, 2, 28, 21), back: Date.UTC(2026, 9, 24, 20) };

describeEachDatabase("three days without a network", (openStore) => {
  test.each(Object.entries(nights))(
    "over the night in which the clocks go %s: 300 answers count once, are rebuilt bit by bit, and undone exactly",
    async (_, evening) => {
      const random = seededRandom("offline");
      const learner = await aLearner(await openStore(), { cards: 20 });
      await learner.study.changeSettings(learner.viewer, { timeZone: "Europe/Berlin", isTimeZoneFixed: true });
      learner.time.now = evening;
      const sent: EntryInput[] = Array.from({ length: 300 }, (_none, nth) =>
        learner.answer({
          cardId: learner.deck.cards[Math.floor(random() * 20)]!.id,
          rating: ratings[Math.floor(random() * 4)]!,
          at: evening + Math.floor((nth / 300) * 3 * dayMs),
        }),
      );
      learner.time.now = evening + 3 * dayMs + hourMs;
      // The student arrives in another time zone before the device finds a network.
      await learner.study.changeSettings(learner.viewer, { timeZone: "America/New_York" });
      for (let from = 0; from < 300; from += 100) await learner.append(...sent.slice(from, from + 100));
      const derived = await learner.derived();
      await learner.append(...sent.slice(0, 100));
      expect(await learner.derived()).toEqual(derived);
      expect(await learner.study.rebuild(learner.viewer)).toEqual({ entries: 300, cards: derived.length });
      expect(await learner.derived()).toEqual(derived);
      const states = async () => (await learner.derived()).map(({ cardId, state, due }) => [cardId, state, due]);
      const before = await states();
      const last = learner.answer({ cardId: sent.at(-1)!.cardId, rating: "again" });
      await learner.append(last);
      expect(await states()).not.toEqual(before);
      await learner.append({ ...learner.undo(last), at: learner.time.now + 1 });
      expect(await states()).toEqual(before);
      // An answer of the first evening is undone too: what follows is as if it did not exist.
      await learner.append({ ...learner.undo(sent[0]!), at: learner.time.now + 2 });
      const entries = (await learner.log()).map(({ entry }) => JSON.parse(entry) as Entry).filter(({ id }) => id !== sent[0]!.id);
      const never = rebuilt(entries.filter((entry) => entry.kind !== "undo" || entry.undoes !== sent[0]!.id));
      for (const { cardId, state } of await learner.derived())
        expect(JSON.parse(state)).toEqual(never.get(`${learner.deck.key}/${cardId}`)!.card);
    },
  );

  test("answers to a card that was deleted in the meantime are accepted; the restored card has them, and they can be undone", async () => {
    const learner = await aLearner(await openStore(), { cards: 3 });
    const [kept, dropped] = learner.deck.cards;
    await learner.append(learner.answer({ cardId: dropped!.id }));
    const stood = (await learner.derived()).find(({ cardId }) => cardId === dropped!.id)!.state;
    const address = { uid: learner.uid, id: learner.deck.id };
    const content = { title: "Terms", description: "", cards: [kept!] };
    await learner.decks.replace(learner.viewer, address, content, 1);
    learner.time.now += dayMs;
    const late = learner.answer({ cardId: dropped!.id, at: learner.time.now - hourMs });
    const { accepted, absent } = await learner.append(late);
    expect([accepted, absent]).toEqual([[late.id], [{ deckKey: late.deckKey, cardId: dropped!.id, why: "card-removed" }]]);
    const now = async () => (await learner.derived()).find(({ cardId }) => cardId === dropped!.id)!;
    const { state } = await now();
    expect([state === stood, (await now()).isPresent]).toEqual([false, 0]);
    await learner.decks.history.restore(learner.viewer, address, { revision: 1, cardIds: null }, 2);
    expect(await now()).toMatchObject({ state, isPresent: 1 });
    await learner.append({ ...learner.undo(late), at: learner.time.now });
    expect((await now()).state).toBe(stood);
  });
});
