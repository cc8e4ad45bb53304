import { dayMs, hourMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aLearner, type Learner } from "../../../../test/study/a-learner.ts";
import { aStudent } from "../../../../test/a-student.ts";
import { cards } from "../../../../test/a-deck.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { createTrash } from "../../decks/trash/trash.service.ts";
import type { Store } from "../../../store/store.ts";

const present = async (learner: Learner) => (await learner.derived()).map(({ isPresent }) => isPresent);
const answers = async (learner: Learner) =>
  (await learner.study.progress(learner.viewer, null)).calendar.reduce((all, { answers: ofDay }) => all + ofDay, 0);

async function withTrash(store: Store) {
  const learner = await aLearner(store);
  const trash = createTrash({ store, clock: () => learner.time.now });
  const address = { uid: learner.uid, id: learner.deck.id };
  return {
    learner,
    throwAway: () => learner.decks.remove(learner.viewer, address),
    restore: () => trash.restore(learner.viewer, address),
    removeForGood: () => trash.removeForGood(learner.viewer, address),
  };
}

/** A reader of another student's deck, who loses and regains access. */
async function withAuthor(store: Store) {
  const reader = await aLearner(store);
  const owner = await aStudent(store);
  const deck = await reader.withDeck({ cards: cards(2), visibility: "Public", owner });
  const show = (visibility: "Public" | "Unlisted" | "Private") =>
    reader.decks.setVisibility({ uid: owner }, { uid: owner, id: deck.id }, visibility);
  const [first, second] = deck.cards.map(({ id }) => reader.answer({ deckKey: deck.key, cardId: id }));
  return { reader, owner, deck, show, first: first!, second: second! };
}

describeEachDatabase("an answer to a deck in the trash", (openStore) => {
  test("is stored, counts on its day, and counts for the card once the deck is restored, the first one as well", async () => {
    const { learner, throwAway, restore } = await withTrash(await openStore());
    const given = learner.answer();
    learner.time.now += hourMs;
    await throwAway();
    const reply = await learner.append(given);
    expect(reply).toMatchObject({ accepted: [given.id], absent: [{ cardId: given.cardId, why: "in-trash" }] });
    expect([await present(learner), await answers(learner)]).toEqual([[0], 1]);
    await restore();
    expect(await present(learner)).toEqual([1]);
    const { reviews, learning } = await learner.study.queue(learner.viewer, learner.deck.id);
    expect([...learning, ...reviews].map(({ cardId }) => cardId)).toEqual([given.cardId]);
  });

  test("gives the same log and the same card in either order of the devices", async () => {
    const store = await openStore();
    const [before, after] = [await withTrash(store), await withTrash(store)];
    for (const { learner, throwAway, restore } of [before, after]) {
      const isLate = learner === after.learner;
      const [first, second] = [
        learner.answer({ at: learner.time.now }),
        learner.answer({ at: learner.time.now + 60_000, rating: "again" }),
      ];
      learner.time.now += hourMs;
      if (!isLate) await learner.append(first, second);
      await throwAway();
      if (isLate) await learner.append(first, second);
      await restore();
    }
    const stood = async ({ learner }: typeof before) =>
      (await learner.derived()).map(({ state, isPresent, due }) => ({ state, isPresent, due }));
    expect(await stood(after)).toEqual(await stood(before));
    expect(await answers(after.learner)).toBe(await answers(before.learner));
  });

  test("buries the card's other prompts, can be undone, and is rebuilt bit by bit", async () => {
    const store = await openStore();
    const { learner } = await withTrash(store);
    const [card] = cards(1);
    const deck = await learner.withDeck({ cards: [{ ...card!, bothWays: true }] });
    const cardId = deck.cards[0]!.id;
    const given = learner.answer({ deckKey: deck.key, cardId });
    await learner.decks.remove(learner.viewer, { uid: learner.uid, id: deck.id });
    await learner.append(given);
    expect((await learner.log()).map(({ kind, cardId: of }) => `${kind} ${of}`).sort()).toEqual([`answer ${cardId}`, `bury ${cardId}_r`]);
    const derived = await learner.derived();
    expect(derived.map(({ isPresent }) => isPresent)).toEqual([0, 0]);
    await learner.study.rebuild(learner);
    expect(await learner.derived()).toEqual(derived);
    expect((await learner.append({ ...learner.undo(given), at: learner.time.now })).accepted).toHaveLength(1);
    expect(await answers(learner)).toBe(0);
  });

  test("to a deck that was deleted for good stays in the log and on its day, and is reported so, also when it is sent again", async () => {
    const { learner, throwAway, removeForGood } = await withTrash(await openStore());
    const given = learner.answer();
    await throwAway();
    await removeForGood();
    const told = [{ deckKey: given.deckKey, cardId: given.cardId, why: "deleted" }];
    for (const _time of ["first", "again"]) expect(await learner.append(given)).toMatchObject({ accepted: [given.id], absent: told });
    expect([await present(learner), await answers(learner)]).toEqual([[0], 1]);
    expect((await learner.study.queue(learner.viewer, null)).counts).toEqual({ learning: 0, due: 0, newCards: 0 });
  });
});

describeEachDatabase("an answer to another student's deck that was withdrawn", (openStore) => {
  test("is stored, and counts for the card once the deck is shared again", async () => {
    const { reader, deck, show, first, second } = await withAuthor(await openStore());
    await reader.append(first);
    await show("Private");
    expect(await reader.append(second)).toMatchObject({ accepted: [second.id], absent: [{ why: "closed" }] });
    expect(await present(reader)).toEqual([0, 0]);
    await show("Unlisted");
    expect(await present(reader)).toEqual([1, 1]);
    reader.time.now += dayMs;
    expect((await reader.study.queue(reader.viewer, deck.id)).learning).toHaveLength(2);
  });

  test("is stored even if it is the first ever in that deck", async () => {
    const { reader, show, first } = await withAuthor(await openStore());
    await show("Private");
    await reader.append(first);
    expect(await present(reader)).toEqual([0]);
    await show("Public");
    expect(await present(reader)).toEqual([1]);
  });

  test("gets the same reply as one to a missing deck, and tells its author nothing", async () => {
    const store = await openStore();
    const { reader, owner, deck, show, first } = await withAuthor(store);
    await show("Private");
    const never = reader.answer({ deckKey: `${owner}/${deck.id + 5}`, cardId: first.cardId });
    const [ofPrivate, ofNone] = [await reader.append(first), await reader.append(never)];
    const blank = (reply: object) => JSON.stringify(reply).replaceAll(/"(?:id|deckKey)":"[^"]*"|"accepted":\[[^\]]*\]/g, "");
    expect(blank(ofPrivate)).toBe(blank(ofNone));
    const ofOthers = store.read.selectFrom("studyLog").select("id").where("userId", "=", owner);
    expect(await ofOthers.execute()).toEqual([]);
  });

  test("is sent separately from those to another such deck, while the student has no progress in either", async () => {
    const store = await openStore();
    const { reader, show, first } = await withAuthor(store);
    const other = await withAuthor(store);
    const second = { ...other.first, id: "second" };
    await Promise.all([show("Private"), other.show("Private")]);
    await expect(reader.append(first, second)).rejects.toMatchObject({ code: "deck/not-found", details: undefined });
    expect(await reader.log()).toEqual([]);
    for (const entry of [first, second]) expect((await reader.append(entry)).accepted).toEqual([entry.id]);
    expect((await reader.append({ ...first, id: "third" }, { ...second, id: "fourth" })).accepted).toEqual(["third", "fourth"]);
  });
});

describeEachDatabase("an answer to a missing card", (openStore) => {
  test("the first one, whose card the owner removed and restored from the history, counts for the card", async () => {
    const learner = await aLearner(await openStore());
    const [kept, dropped] = learner.deck.cards;
    const address = { uid: learner.uid, id: learner.deck.id };
    await learner.decks.replace(learner.viewer, address, { title: "Terms", description: "", cards: [kept!] }, 1);
    const given = learner.answer({ cardId: dropped!.id });
    expect((await learner.append(given)).absent).toMatchObject([{ why: "card-removed" }]);
    expect(await present(learner)).toEqual([0]);
    await learner.decks.history.restore(learner.viewer, address, { revision: 1, cardIds: null }, 2);
    expect(await present(learner)).toEqual([1]);
  });

  test("to a gap or a direction that was removed is stored", async () => {
    const learner = await aLearner(await openStore());
    const [card] = cards(1);
    const deck = await learner.withDeck({ cards: [{ ...card!, bothWays: true }] });
    const address = { uid: learner.uid, id: deck.id };
    const save = (bothWays: boolean, revision: number) =>
      learner.decks.replace(learner.viewer, address, { title: "T", description: "", cards: [{ ...deck.cards[0]!, bothWays }] }, revision);
    await save(false, 1);
    const back = learner.answer({ deckKey: deck.key, cardId: `${deck.cards[0]!.id}_r` });
    expect((await learner.append(back)).absent).toMatchObject([{ why: "card-removed" }]);
    const stood = async () => (await learner.derived()).find(({ cardId }) => cardId === back.cardId);
    expect(await stood()).toMatchObject({ stage: "learning", isPresent: 0 });
    await save(true, 2);
    expect(await stood()).toMatchObject({ stage: "learning", isPresent: 1 });
  });
});
