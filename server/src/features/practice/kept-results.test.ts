import { LEARNING, PRACTICE } from "@recollect/domain/limits/limits.ts";
import { expect, test } from "vitest";

import { aCampus } from "../../../test/a-campus.ts";
import { aStudent } from "../../../test/a-student.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { acceptAnswer } from "./accepted-answers.store.ts";
import { addTest } from "./tests/tests.store.ts";

const MB = 1024 * 1024;

/** Data that does not count as storage is bounded, so that it cannot fill the disk. */
describeEachDatabase("the stored results of a student's practice", (openStore) => {
  test("wordings that count as right take a few MB at most, and the next one is refused", async () => {
    const store = await openStore();
    const ada = await aCampus(store).student("ada");
    const { uid } = ada;
    const deck = { deckOwnerId: uid, deckId: (await ada.deck()).id };
    const long = "ä".repeat(PRACTICE.answerMaxLength);
    const rows = Array.from({ length: 400 }, (_, at) => ({
      userId: uid,
      ...deck,
      cardId: `card-${at}`,
      wording: long,
      asTyped: long,
      acceptedAt: 1,
    }));
    await store.write(async ({ db }) => {
      for (let at = 0; at < rows.length; at += 50)
        await db
          .insertInto("acceptedAnswers")
          .values(rows.slice(at, at + 50))
          .execute();
    });
    const accept = (cardId: string, answer: string) => store.write(({ db }) => acceptAnswer(db, { uid, ...deck, cardId }, answer, 2));
    await accept("one-more", "short");
    const sizes = await Promise.allSettled(Array.from({ length: 40 }, (_, at) => accept(`late-${at}`, `${at}${long.slice(10)}`)));
    const refused = sizes.filter((one) => one.status === "rejected").map(({ reason }) => (reason as { code: string }).code);
    expect(new Set(refused)).toEqual(new Set(["practice/too-many-wordings-in-all"]));
    const kept = await store.read.selectFrom("acceptedAnswers").select(["wording", "asTyped"]).where("userId", "=", uid).execute();
    const bytes = kept.reduce((sum, row) => sum + Buffer.byteLength(row.wording) + Buffer.byteLength(row.asTyped), 0);
    expect(bytes).toBeLessThanOrEqual(PRACTICE.wordingsInAllBytes);
    expect(bytes).toBeGreaterThan(PRACTICE.wordingsInAllBytes - 0.1 * MB);
  });

  test("tests take a few MB at most: the oldest are removed, and the one that begins is kept", async () => {
    const store = await openStore();
    const uid = await aStudent(store);
    const ofDeck = (deckId: number) =>
      ({
        userId: uid,
        deckOwnerId: uid,
        deckId,
        kind: "multiple-choice",
        finishedAt: 5,
        size: 1,
        correct: 0,
        score: null,
        answered: null,
        isWhole: 1 as const,
        missed: null,
      }) as const;
    const marks = JSON.stringify({ card: "x".repeat(MB) });
    for (let at = 0; at < 20; at += 1)
      await store.write(({ db }) => addTest(db, { ...ofDeck(at), id: `test-${at}`, startedAt: at, marks }));
    const kept = await store.read
      .selectFrom("practiceTests")
      .select(["id", "marks"])
      .where("userId", "=", uid)
      .orderBy("startedAt")
      .execute();
    expect(kept.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, at) => `test-${at + 5}`));
    expect(kept.reduce((sum, row) => sum + row.marks.length, 0)).toBeLessThan(PRACTICE.testsBytes);
  });
});

test("the bounds of all such data are together a small part of a student's storage", () => {
  const ofAModel = 4096;
  expect(PRACTICE.wordingsInAllBytes + PRACTICE.testsBytes + LEARNING.mostFormer * ofAModel).toBeLessThan(25 * MB);
});
