import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { rebuilt } from "@recollect/domain/study/log/rebuild.ts";
import type { Entry } from "@recollect/domain/study/log/entry.ts";
import { expect, test } from "vitest";

import { aLearner, morning } from "../../../../test/study/a-learner.ts";
import { aStudyLife, secondDeviceLate } from "../../../../test/study/a-study-life.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import type { EntryInput } from "./entry.schemas.ts";

const minute = 60_000;

describeEachDatabase("the study log", (openStore) => {
  test("an answer is stored with the server's data, and moves the card", async () => {
    const learner = await aLearner(await openStore());
    const answer = learner.answer({ rating: "good" });
    const reply = await learner.append(answer);
    expect(reply).toEqual({ accepted: [answer.id], ignored: [], absent: [], now: morning });
    expect(await learner.derived()).toMatchObject([{ cardId: answer.cardId, stage: "learning", due: morning + 10 * minute }]);
    const [row] = await learner.log();
    expect(row).toMatchObject({ userId: learner.uid, kind: "answer", source: "study", stageBefore: "new", received: morning });
    expect(JSON.parse(row!.entry)).toMatchObject({
      rating: "good",
      weight: 1,
      stateBefore: { stage: "new" },
      scheduling: { retention: 0.9 },
    });
  });

  test("the same entry sent again counts once; its id with another answer is refused", async () => {
    const learner = await aLearner(await openStore());
    const answer = learner.answer();
    await learner.append(answer);
    const [log, derived] = [await learner.log(), await learner.derived()];
    learner.time.now += minute;
    expect(await learner.append(answer, answer)).toMatchObject({ accepted: [answer.id, answer.id], ignored: [] });
    await expect(learner.append({ ...answer, rating: "easy" })).rejects.toMatchObject({ code: "study/answer-id-reused" });
    expect([await learner.log(), await learner.derived()]).toEqual([log, derived]);
  });

  test("a card has at most 200 answers a study day, in any order of arrival; further ones are refused until the next day", async () => {
    const learner = await aLearner(await openStore());
    const at = (ms: number) => ({ ...learner.answer(), at: morning + ms });
    const day = Array.from({ length: 199 }, (_, index) => at(index * 1000));
    learner.time.now += 2 * dayMs;
    await learner.append(...day);
    const before = await learner.log();
    const tooOften = { code: "study/card-too-often", details: { id: expect.any(String) } };
    await expect(learner.append(at(300_500), at(400_500))).rejects.toMatchObject(tooOften);
    expect(await learner.log()).toEqual(before);
    await learner.append(at(300_500));
    await expect(learner.append(at(400_500))).rejects.toMatchObject(tooOften);
    await learner.append(at(dayMs));
  });

  test("undo removes an answer exactly, and no answer twice", async () => {
    const learner = await aLearner(await openStore());
    await learner.append(learner.answer());
    learner.time.now += 10 * minute;
    const before = (await learner.derived())[0]!.state;
    const second = learner.answer({ rating: "again" });
    await learner.append(second);
    expect((await learner.derived())[0]!.state).not.toBe(before);
    await learner.append(learner.undo(second));
    expect((await learner.derived())[0]!.state).toBe(before);
    const log = await learner.log();
    await expect(learner.append(learner.undo(second))).rejects.toMatchObject({ code: "study/nothing-to-undo" });
    await expect(learner.append(learner.undo(learner.answer()))).rejects.toMatchObject({ code: "study/nothing-to-undo" });
    expect(await learner.log()).toEqual(log);
  });

  test("an undo before its answer is refused, in one batch or alone; after it, the same undo is applied", async () => {
    const learner = await aLearner(await openStore());
    const answer = learner.answer();
    const undo = { ...learner.undo(answer), at: learner.time.now + 1 };
    const refused = { code: "study/nothing-to-undo", details: { id: undo.id } };
    await expect(learner.append(undo)).rejects.toMatchObject(refused);
    await expect(learner.append(undo, answer)).rejects.toMatchObject(refused);
    expect(await learner.log()).toEqual([]);
    await learner.append(answer);
    expect(await learner.derived()).toMatchObject([{ stage: "learning" }]);
    await learner.append(undo);
    expect(await learner.derived()).toMatchObject([{ stage: "new" }]);
  });

  test("a buried card is away until 4 a.m., a suspended one until it is resumed", async () => {
    const learner = await aLearner(await openStore());
    await learner.append({ ...learner.common(), kind: "bury" }, { ...learner.common(), at: morning + 1, kind: "suspend" });
    expect(await learner.derived()).toMatchObject([{ isSuspended: 1, buriedUntil: Date.UTC(2026, 2, 2, 4) }]);
    await learner.append(
      { ...learner.common(), at: morning + 2, kind: "unbury" },
      { ...learner.common(), at: morning + 3, kind: "resume" },
    );
    expect(await learner.derived()).toMatchObject([{ isSuspended: 0, buriedUntil: null }]);
  });

  test("an error in an entry is reported with its id, and nothing is added, not even the valid ones beside it", async () => {
    const learner = await aLearner(await openStore());
    const { answer, time } = learner;
    const wrong: [string, EntryInput][] = [
      ["study/unknown-rating", answer({ rating: "perfect" as "good" })],
      ["study/clock-ahead", answer({ at: time.now + 6 * minute })],
      ["study/clock-behind", answer({ at: time.now - 91 * dayMs })],
      ["study/bad-answer", answer({ at: 0.5 })],
      ["study/bad-answer", answer({ id: "no spaces" })],
      ["study/bad-answer", answer({ tookMs: -1 })],
      ["study/card-not-found", answer({ cardId: "no id" })],
      ["deck/not-found", answer({ deckKey: "nonsense" })],
    ];
    for (const [code, entry] of wrong) await expect(learner.append(answer(), entry), code).rejects.toMatchObject({ code });
    await expect(learner.append(answer(), answer({ id: "x", cardId: "" }))).rejects.toMatchObject({ details: { id: "x" } });
    expect([await learner.log(), await learner.derived()]).toEqual([[], []]);
  });

  test("a practice test counts as a review of a due card only, and not at all if the student turned that off", async () => {
    const learner = await aLearner(await openStore());
    const choice = (isCorrect: boolean): EntryInput => ({
      ...learner.common(),
      kind: "answer",
      source: "multiple-choice",
      isCorrect,
      tookMs: 1,
    });
    expect(await learner.append(choice(true))).toMatchObject({ accepted: [], ignored: [expect.any(String)] });
    await learner.append(learner.answer({ rating: "easy" }));
    expect((await learner.append(choice(true))).accepted).toEqual([]);
    learner.time.now += 30 * dayMs;
    const { accepted } = await learner.append(choice(true));
    expect(accepted).toHaveLength(1);
    const entries = (await learner.log()).map(({ entry }) => JSON.parse(entry) as Entry);
    expect(entries.find(({ id }) => id === accepted[0])).toMatchObject({ source: "multiple-choice", rating: "good", weight: 0.5 });
  });

  test("in any order of two devices' batches no answer is lost, and the log rebuilds the cards bit by bit", async () => {
    const random = seededRandom("two devices");
    for (let round = 0; round < 3; round += 1) {
      const learner = await aLearner(await openStore());
      const life = aStudyLife(learner, random);
      learner.time.now = morning + 89 * dayMs;
      const [first, late] = secondDeviceLate(life, random);
      await learner.append(...first);
      await learner.append(...late);
      const lived = await learner.derived();
      const log = (await learner.log()).map(({ entry }) => JSON.parse(entry) as Entry);
      const answers = life.filter((entry) => entry.kind !== "answer" || entry.source === "study");
      expect(log.map(({ id }) => id)).toEqual(expect.arrayContaining(answers.map(({ id }) => id)));
      const whole = rebuilt(log);
      for (const row of lived) expect(JSON.parse(row.state)).toEqual(whole.get(`${row.deckOwnerId}/${row.deckId}/${row.cardId}`)!.card);
      expect(await learner.study.rebuild(learner)).toEqual({ entries: log.length, cards: lived.length });
      expect(await learner.derived()).toEqual(lived);
    }
  });

  test("an edited card keeps its progress; a deleted card and a deleted deck are gone, and stay in the log", async () => {
    const learner = await aLearner(await openStore());
    const [kept, dropped] = learner.deck.cards;
    await learner.append(learner.answer({ cardId: kept!.id }), learner.answer({ cardId: dropped!.id }));
    const address = { uid: learner.uid, id: learner.deck.id };
    const content = { title: "Renamed", description: "", cards: [{ ...kept!, definition: "Edited" }] };
    const before = await learner.derived();
    await learner.decks.replace(learner.viewer, address, content, 1);
    const presence = async () => (await learner.derived()).map(({ cardId, state, isPresent }) => [cardId, state, isPresent]);
    expect(await presence()).toEqual(before.map(({ cardId, state }) => [cardId, state, cardId === kept!.id ? 1 : 0]));
    await learner.decks.remove(learner.viewer, address);
    expect((await presence()).map(([, , isPresent]) => isPresent)).toEqual([0, 0]);
    const derived = await learner.derived();
    await learner.study.rebuild(learner);
    expect(await learner.derived()).toEqual(derived);
    expect(await learner.log()).toHaveLength(2);
  });

  test("a card of a restored tutorial continues where it was", async () => {
    const learner = await aLearner(await openStore());
    const [tutorial] = await learner.decks.restoreTutorials(learner.viewer, learner.uid);
    const cardId = (JSON.parse(tutorial!.cards) as { id: string }[])[0]!.id;
    await learner.append(learner.answer({ deckKey: `${learner.uid}/${tutorial!.id}`, cardId }));
    await learner.decks.remove(learner.viewer, { uid: learner.uid, id: tutorial!.id });
    expect(await learner.derived()).toMatchObject([{ cardId, isPresent: 0, stage: "learning" }]);
    await learner.decks.restoreTutorials(learner.viewer, learner.uid);
    expect(await learner.derived()).toMatchObject([{ cardId, isPresent: 1, stage: "learning" }]);
  });
});
