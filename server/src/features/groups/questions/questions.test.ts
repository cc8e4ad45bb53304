import { QUESTION } from "@recollect/domain/limits/limits.ts";
import { dayMs, minuteMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { answers, aClassWithQuestions, questionsPath, settles } from "../../../../test/a-class-with-questions.ts";
import { jsonOf } from "../../../../test/a-campus.ts";
import { aGroup, leaveGroup, putIntoGroup } from "../../../../test/a-group.ts";
import { actOnDeck, makeModerator } from "../../../../test/a-moderator.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { codeIn } from "../../../../test/signed-up.ts";
import { deleteQuestionsWithoutDeck } from "../remove-questions.store.ts";

describeEachDatabase("a question on a card", (openStore) => {
  test("is asked by a member, answered by any other, and seen by each without classmates' names", async () => {
    const { teacher, ada, bob, asked, onCard, ofDeck, cardId } = await aClassWithQuestions(openStore);
    const question = await asked(ada, "  Is this also meiosis? ");
    expect(question).toMatchObject({
      groupName: "Biology",
      deck: { title: "Cells" },
      cardId,
      cardFront: "mitosis",
      by: { isYou: true, role: "student", name: "@ada" },
      text: "Is this also meiosis?",
      isSettled: false,
      answers: [],
      canSettle: true,
      canDelete: true,
    });
    await jsonOf(answers(bob, question, "No."), 201);
    await jsonOf(answers(teacher, question, "Meiosis halves them."), 201);
    const [seenByBob] = await onCard(bob);
    expect(seenByBob).toMatchObject({ by: { isYou: false, role: "student", name: null }, canSettle: false, canDelete: false });
    expect(seenByBob?.answers).toMatchObject([
      { by: { isYou: true, name: "@bob" }, text: "No.", canDelete: true },
      { by: { isYou: false, role: "teacher", name: "@tess" }, canDelete: false },
    ]);
    expect((await onCard(teacher))[0]).toMatchObject({ by: { name: "@ada" }, canSettle: true, canDelete: true });
    expect(await ofDeck(bob)).toEqual({ groups: [{ id: "group", name: "Biology", isOpen: true }], open: { [cardId]: 1 } });
    expect(await jsonOf(bob.get("/api/questions"))).toEqual({ decks: [{ ownerId: teacher.uid, id: seenByBob!.deck.id }] });
  });

  test("names classmates where the group lets students see each other, and nobody who left", async () => {
    const { store, ada, bob, asked, onCard } = await aClassWithQuestions(openStore, { settings: { seeEachOther: true, questions: true } });
    await asked(ada, "Why?");
    expect((await onCard(bob))[0]?.by).toEqual({ isYou: false, role: "student", name: "@ada" });
    await leaveGroup(store, { id: "group" }, ada);
    expect((await onCard(bob))[0]?.by).toEqual({ isYou: false, role: null, name: null });
  });

  test("is edited for a quarter of an hour by its writer alone, and notices have the new words", async () => {
    const { campus, teacher, ada, bob, asked, onCard } = await aClassWithQuestions(openStore);
    const question = await asked(ada, "Is this miosis?");
    const path = `${questionsPath}/${question.id}`;
    const edit = (who: typeof ada, text: string) => who.send("PUT", `${path}/text`, { text });
    expect(await codeIn(await edit(bob, "Mine"))).toBe("question/not-yours-to-edit");
    expect(await codeIn(await edit(teacher, "Mine"))).toBe("question/not-yours-to-edit");
    expect(await codeIn(await edit(ada, "  "))).toBe("question/text-needed");
    expect(await jsonOf(edit(ada, " Is this mitosis? "))).toMatchObject({ text: "Is this mitosis?", canEdit: true });
    expect((await onCard(bob))[0]).toMatchObject({ text: "Is this mitosis?", canEdit: false });
    const { notices } = await jsonOf<{ notices: { why: string }[] }>(teacher.get("/api/notices"));
    expect(notices.map(({ why }) => why)).toEqual(["Is this mitosis?"]);

    const { answers: answered } = await jsonOf<{ answers: { id: string; canEdit: boolean }[] }>(answers(bob, question, "Yes"), 201);
    const answerPath = `${path}/answers/${answered[0]!.id}/text`;
    expect(answered[0]!.canEdit).toBe(true);
    expect(await codeIn(await ada.send("PUT", answerPath, { text: "No" }))).toBe("question/not-yours-to-edit");
    expect(await codeIn(await bob.send("PUT", `${path}/answers/none/text`, { text: "No" }))).toBe("question/answer-not-found");
    expect(await jsonOf(bob.send("PUT", answerPath, { text: "Yes, it is." }))).toMatchObject({ answers: [{ text: "Yes, it is." }] });

    campus.clock.forward(15 * minuteMs + 1);
    expect(await codeIn(await edit(ada, "Late"))).toBe("question/too-late-to-edit");
    expect(await codeIn(await bob.send("PUT", answerPath, { text: "Late" }))).toBe("question/too-late-to-edit");
    expect((await onCard(ada))[0]).toMatchObject({
      text: "Is this mitosis?",
      canEdit: false,
      answers: [{ text: "Yes, it is.", canEdit: false }],
    });
  });

  test("is not edited once its group is closed or has no questions any more, or by who left it", async () => {
    const { store, teacher, ada, asked } = await aClassWithQuestions(openStore);
    const question = await asked(ada, "Why?");
    const edit = () => ada.send("PUT", `${questionsPath}/${question.id}/text`, { text: "How?" });
    await jsonOf(teacher.send("PATCH", "/api/groups/group", { settings: { questions: false } }));
    expect(await codeIn(await edit())).toBe("question/off");
    await store.write(({ db }) => db.updateTable("groups").set({ closedAt: 1 }).execute());
    expect(await codeIn(await edit())).toBe("group/closed");
    await leaveGroup(store, { id: "group" }, ada);
    expect((await edit()).status).toBe(404);
  });

  test("is settled and opened again by whoever asked, by the deck's author and by teachers alone", async () => {
    const { teacher, ada, bob, asked, ofDeck, list } = await aClassWithQuestions(openStore);
    const question = await asked(ada, "Why?");
    expect(await codeIn(await settles(bob, question))).toBe("question/not-yours-to-settle");
    expect(await jsonOf(settles(ada, question))).toMatchObject({ isSettled: true });
    expect(await jsonOf(settles(teacher, question, false))).toMatchObject({ isSettled: false });
    await jsonOf(settles(teacher, question));
    expect((await ofDeck(bob)).open).toEqual({});
    expect((await list(bob)).questions).toEqual([]);
    expect((await list(bob, "?settled=1")).questions).toMatchObject([{ id: question.id }]);
    expect((await list(bob, `?question=${question.id}`)).questions).toMatchObject([{ id: question.id, isSettled: true }]);
  });

  test("is deleted by its writer, by teachers and the deck's author, and an answer as well", async () => {
    const { teacher, ada, bob, asked, onCard } = await aClassWithQuestions(openStore);
    const question = await asked(ada, "Why?");
    const { answers: written } = await jsonOf<typeof question>(answers(bob, question, "So."), 201);
    const answer = `${questionsPath}/${question.id}/answers/${written[0]!.id}`;
    expect(await codeIn(await ada.send("DELETE", answer))).toBe("question/not-yours-to-delete");
    expect(await codeIn(await bob.send("DELETE", `${questionsPath}/${question.id}`))).toBe("question/not-yours-to-delete");
    expect((await bob.send("DELETE", answer)).status).toBe(204);
    expect(await codeIn(await bob.send("DELETE", answer))).toBe("question/answer-not-found");
    expect((await teacher.send("DELETE", `${questionsPath}/${question.id}`)).status).toBe(204);
    expect(await onCard(ada)).toEqual([]);
    expect(await codeIn(await answers(bob, question, "Late"))).toBe("question/not-found");
  });

  test("is nothing to anybody outside, to who left, and to a moderator", async () => {
    const { store, campus, teacher, ada, bob, stranger, deck, cardId, asked, asks } = await aClassWithQuestions(openStore);
    const question = await asked(ada, "Why?");
    const moderator = await campus.student("mod");
    await makeModerator(store, moderator);
    await aGroup(store, { id: "other", teachers: [stranger] });
    await leaveGroup(store, { id: "group" }, bob);
    for (const who of [stranger, bob, moderator]) {
      const replies = [
        await who.get(questionsPath),
        await asks(who, "Me too?"),
        await answers(who, question, "Yes"),
        await settles(who, question),
        await who.send("POST", `${questionsPath}/${question.id}/reports`, { reason: "spam", text: "" }),
        await who.send("DELETE", `${questionsPath}/${question.id}`),
      ];
      expect(await Promise.all(replies.map(codeIn))).toEqual(replies.map(() => "group/not-found"));
      expect(await codeIn(await who.get(`/api/questions/${teacher.uid}/${deck.id}/${cardId}`))).toBe("deck/not-found");
    }
    expect(await codeIn(await stranger.send("PUT", `/api/groups/other/questions/${question.id}/settled`, { isSettled: true }))).toBe(
      "question/not-found",
    );
  });

  test("is hidden while the deck is out of the group or taken down, and deleted once the deck is gone for good", async () => {
    const { store, campus, teacher, ada, bob, deck, asked, list } = await aClassWithQuestions(openStore);
    await asked(ada, "Why?");
    const texts = async () => (await list(bob)).questions.map(({ text }) => text);
    await teacher.send("DELETE", `/api/groups/group/decks/${teacher.uid}/${deck.id}`);
    expect(await texts()).toEqual([]);
    await putIntoGroup(store, { id: "group" }, { id: deck.id, owner: teacher });
    expect(await texts()).toEqual(["Why?"]);
    const moderator = await campus.student("mod");
    await makeModerator(store, moderator);
    await teacher.show(deck, "Unlisted");
    expect((await actOnDeck(moderator, deck.id, "take-down")).status).toBe(200);
    expect(await texts()).toEqual([]);
    await store.write(({ db }) => db.deleteFrom("deckRestrictions").execute());

    const sweep = () => store.write(({ db }) => deleteQuestionsWithoutDeck(db, 100));
    await teacher.send("DELETE", `/api/users/${teacher.uid}/decks/${deck.id}`);
    expect(await sweep()).toBe(0);
    expect((await teacher.send("DELETE", `/api/users/${teacher.uid}/trash/${deck.id}`)).status).toBe(204);
    expect(await sweep()).toBe(1);
    expect(await store.read.selectFrom("cardQuestions").selectAll().execute()).toEqual([]);
  });

  test("stays within its limits, and says which", async () => {
    const { teacher, ada, asks, asked, campus, store, of } = await aClassWithQuestions(openStore);
    expect(await codeIn(await asks(ada, " "))).toBe("question/text-needed");
    expect(await codeIn(await asks(ada, "x".repeat(QUESTION.textMaxLength + 1)))).toBe("question/too-long");
    expect(await codeIn(await asks(ada, "Why?", { cardId: "gone" }))).toBe("card/not-found");
    expect(await codeIn(await asks(ada, "Why?", { deckId: of.deckId + 1 }))).toBe("deck/not-found");
    const question = await asked(ada, "Why?");
    for (let written = 1; written < QUESTION.mostADay; written += 1) await jsonOf(answers(ada, question, `And ${written}?`), 201);
    expect(await codeIn(await answers(ada, question, "More?"))).toBe("question/too-many-today");
    expect(await codeIn(await asks(ada, "More?"))).toBe("question/too-many-today");
    campus.clock.forward(dayMs + 1);
    await asked(ada, "Tomorrow?");
    await store.write(({ db }) => db.updateTable("groups").set({ closedAt: 5 }).where("id", "=", "group").execute());
    expect(await codeIn(await asks(ada, "Why?"))).toBe("group/closed");
    await store.write(({ db }) => db.updateTable("groups").set({ closedAt: null }).where("id", "=", "group").execute());
    await jsonOf(teacher.send("PATCH", "/api/groups/group", { settings: { questions: false } }));
    expect(await codeIn(await asks(ada, "Why?"))).toBe("question/off");
  });

  test("comes in pages", async () => {
    const { store, teacher, ada, asked, list, of } = await aClassWithQuestions(openStore);
    const { id, ...first } =
      (await asked(ada, "0")) && (await store.read.selectFrom("cardQuestions").selectAll().executeTakeFirstOrThrow());
    const more = Array.from({ length: QUESTION.pageSize }, (_, at) => {
      return { ...first, ...of, id: `${id}${at}`, text: String(at + 1), askedAt: first.askedAt + Math.floor(at / 3) };
    });
    await store.write(({ db }) => db.insertInto("cardQuestions").values(more).execute());
    const page = await list(teacher);
    expect([page.questions.length, page.hasMore]).toEqual([QUESTION.pageSize, true]);
    const last = page.questions.at(-1)!;
    const next = await list(teacher, `?at=${last.at}&id=${last.id}`);
    expect([next.questions.length, next.hasMore]).toEqual([1, false]);
    expect(new Set([...page.questions, ...next.questions].map(({ text }) => text)).size).toBe(QUESTION.pageSize + 1);
  });
});
