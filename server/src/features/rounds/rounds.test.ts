import { readMaskView } from "@recollect/domain/cards/masks/mask-view.ts";
import type { HostedRound } from "@recollect/domain/rounds/round.ts";
import { hourMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf } from "../../../test/a-campus.ts";
import { actOnDeck, makeModerator } from "../../../test/a-moderator.ts";
import { sentPicture } from "../../../test/a-picture.ts";
import { aPlayer, answers, aRound, capitals, choiceIn, hosting, playing, roundOptions } from "../../../test/a-round.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { duringTransaction } from "../../../test/during-transaction.ts";
import { refusal } from "../../../test/school/a-school.ts";
import { codeIn, json } from "../../../test/signed-up.ts";
import { makeTeacher } from "../../admin/teachers.store.ts";
import { removeOldRounds } from "./remove-old-rounds.ts";
import { removeRound } from "./rounds.store.ts";

describeEachDatabase("a round", (openStore) => {
  test("goes from the lobby over its questions to the end, with points and streaks of a multiple-choice test", async () => {
    const { campus, host, join, round, deck } = await aRound(openStore);
    expect(round).toMatchObject({ title: "Capitals", phase: "lobby", of: 3, isOpen: true, players: [], deckId: deck.id, end: null });
    expect(round.code).toMatch(/^[BCDFGHJKMNPRSTWXYZ]{8}$/);
    const [ada, bob] = [await join("Ada"), await join("Bob")];
    expect((await host.read()).players.map(({ name }) => name)).toEqual(["Ada", "Bob"]);

    for (let question = 0; question < 3; question += 1) {
      expect(await host.step()).toMatchObject({ phase: "question", question: { at: question, right: null, counts: null }, standing: [] });
      expect((await answers(ada, true)).status).toBe(204);
      expect((await answers(bob, question === 1)).status).toBe(204);
      const running = await ada.view();
      expect(running.question).toMatchObject({ right: null, counts: null });
      expect(running.points).toBe([0, 100, 210][question]);
      expect((await host.read()).answered).toBe(2);
      const shown = await host.step();
      expect(shown.phase).toBe("answer");
      expect(shown.question?.counts?.reduce((sum, count) => sum + count, 0)).toBe(2);
      const seen = await ada.view();
      expect([seen.gained, seen.streak, seen.place]).toEqual([[100, 110, 120][question], question + 1, 1]);
    }
    expect(await bob.view()).toMatchObject({ gained: 0, points: 100, streak: 0, place: 2, players: 2 });
    const over = await host.step();
    expect(over).toMatchObject({ phase: "over", end: "host" });
    expect(over.standing.map(({ place, name, points, correct }) => [place, name, points, correct])).toEqual([
      [1, "Ada", 330, 3],
      [2, "Bob", 100, 1],
    ]);
    expect(over.hardest.map(({ right, players }) => [right, players])).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect([(await ada.view()).missed.length, (await bob.view()).missed.length]).toEqual([0, 2]);
    expect(await refusal(campus.request("/api/round-codes", json("POST", { code: round.code })))).toEqual({
      status: 404,
      code: "round/code-unknown",
    });
  });

  test("ends a question's time by the server's clock; an answer that arrives then is refused, and so are others than the first", async () => {
    const { campus, host, join } = await aRound(openStore, { options: { seconds: 120 } });
    const [ada, bob] = [await join("Ada"), await join("Bob")];
    expect(await refusal(ada.answer(0, 0))).toEqual({ status: 409, code: "round/too-late" });
    await host.step();
    const view = await ada.view();
    const [right, wrong] = [choiceIn(view, true), choiceIn(view, false)];
    expect((await ada.answer(0, wrong)).status).toBe(204);
    expect((await ada.answer(0, wrong)).status).toBe(204);
    expect(await refusal(ada.answer(0, right))).toEqual({ status: 409, code: "round/answered" });
    expect(await refusal(ada.answer(0, 9))).toEqual({ status: 422, code: "round/no-such-choice" });
    expect(await refusal(ada.answer(1, 0))).toEqual({ status: 409, code: "round/too-late" });
    expect(await refusal(ada.answer(7, 0))).toEqual({ status: 404, code: "round/not-found" });
    campus.clock.forward(60_000);
    expect((await bob.view()).phase).toBe("question");
    campus.clock.forward(60_000);
    expect(await refusal(bob.answer(0, right))).toEqual({ status: 409, code: "round/too-late" });
    expect(await bob.view()).toMatchObject({ phase: "answer", choice: null, gained: null, question: { right } });
    expect(await ada.view()).toMatchObject({ choice: wrong, gained: 0 });
  });

  test("takes one step for two presses of a button", async () => {
    const { teacher, host } = await aRound(openStore);
    const seen = { step: 0, phase: "lobby" };
    const press = () => jsonOf<HostedRound>(teacher.send("POST", `${host.path}/step`, seen));
    const [one, two] = await Promise.all([press(), press()]);
    for (const shown of [one, two, await press()]) expect(shown).toMatchObject({ step: 1, question: { at: 0 } });
  });

  test("keeps a player's place when the page is loaded again, and nothing of one who leaves", async () => {
    const { store, campus, host, join, round } = await aRound(openStore);
    const ada = await join("Ada");
    await host.step();
    await answers(ada, true);
    const again = playing(campus, { roundId: round.id, token: ada.token });
    expect(await again.view()).toMatchObject({ name: "Ada", phase: "question", choice: expect.any(Number), question: { at: 0 } });
    for (const token of ["", "x", "y".repeat(200)]) {
      const other = playing(campus, { roundId: round.id, token });
      expect(await refusal(other.reads())).toEqual({ status: 404, code: "round/player-not-found" });
    }
    expect((await ada.leave()).status).toBe(204);
    expect(await refusal(ada.reads())).toEqual({ status: 404, code: "round/player-not-found" });
    for (const table of ["roundPlayers", "roundAnswers"] as const)
      expect(await store.read.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test("is joined under a name of one's own; a second Ada is Ada 2, and a removed name comes back under no look-alike", async () => {
    const { host, join, campus, round } = await aRound(openStore);
    const [ada, second] = [await join(" Ada "), await join("ADA")];
    expect([(await ada.view()).name, (await second.view()).name]).toEqual(["Ada", "ADA 2"]);
    const nasty = await join("Nasty");
    const { players } = await host.read();
    expect((await host.remove(players[2]!.id)).status).toBe(200);
    expect(await refusal(host.remove(players[2]!.id))).toEqual({ status: 404, code: "round/player-not-found" });
    expect(await refusal(nasty.reads())).toEqual({ status: 404, code: "round/player-not-found" });
    const joins = (name: string) => refusal(campus.request("/api/play", json("POST", { code: round.code, name })));
    expect(await joins("násty")).toEqual({ status: 409, code: "round/name-removed" });
    expect(await joins("  ")).toEqual({ status: 422, code: "round/name-needed" });
    expect(await joins("x".repeat(21))).toMatchObject({ status: 422, code: "round/name-too-long" });
    expect((await host.read()).players.map(({ name }) => name)).toEqual(["Ada", "ADA 2"]);
    expect(await host.setOpen(false)).toMatchObject({ isOpen: false });
    expect(await joins("Late")).toEqual({ status: 409, code: "round/closed" });
    await host.setOpen(true);
    const late = await join("Late");
    expect((await late.view()).name).toBe("Late");
  });

  test("counts a player who joins late from the next question on", async () => {
    const { host, join } = await aRound(openStore);
    const ada = await join("Ada");
    await host.step();
    await answers(ada, true);
    await host.step();
    const late = await join("Late");
    await host.step();
    await answers(late, true);
    await host.step();
    const over = await host.end();
    expect(over.hardest).toMatchObject([{ right: 1, players: 2 }]);
    expect([(await late.view()).missed, (await ada.view()).missed.length]).toEqual([[], 1]);
  });

  test("has at most 300 players, also of those who join at once", async () => {
    const { store, campus, round } = await aRound(openStore, { config: { limits: false } });
    const rows = Array.from({ length: 298 }, (_, at) => ({
      roundId: round.id,
      id: `p${at}`,
      name: `P${at}`,
      nameKey: `p${at}`,
      tokenHash: `hash${at}`,
      firstQuestion: 0,
      joinedAt: 0,
      removedAt: null,
    }));
    await store.write(async ({ db }) => {
      for (let at = 0; at < rows.length; at += 100)
        await db
          .insertInto("roundPlayers")
          .values(rows.slice(at, at + 100))
          .execute();
    });
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, at) => campus.request("/api/play", json("POST", { code: round.code, name: `Late ${at}` }))),
    );
    expect(replies.filter(({ status }) => status === 201).length).toBe(2);
    const refusedCodes = await Promise.all(replies.filter(({ status }) => status === 409).map(codeIn));
    expect(new Set(refusedCodes)).toEqual(new Set(["round/full"]));
  });

  test("is one at a time for each host: starting another one ends the first after a question", async () => {
    const { teacher, host, start, round } = await aRound(openStore);
    const reply = await start();
    expect([reply.status, await reply.json()]).toMatchObject([
      409,
      { error: { code: "round/one-at-a-time", details: { id: round.id, title: "Capitals" } } },
    ]);
    const next = await jsonOf<HostedRound>(start({ replace: true }), 201);
    expect(await host.read()).toMatchObject({ phase: "over", end: "another" });
    expect(await jsonOf(teacher.get("/api/rounds"))).toEqual({ mayHost: true, running: { id: next.id, title: "Capitals" } });
  });

  test("ends after an hour without a step, and is removed in the night with its players and answers", async () => {
    const { store, campus, host, join, teacher, start } = await aRound(openStore);
    const ada = await join("Ada");
    await host.step();
    await answers(ada, true);
    campus.clock.forward(hourMs - 60_000);
    expect((await ada.view()).phase).toBe("answer");
    expect(await removeOldRounds({ store, clock: campus.clock.now })).toBe(0);
    campus.clock.forward(60_000);
    expect(await ada.view()).toMatchObject({ phase: "over", end: "idle" });
    expect(await refusal(teacher.send("POST", `${host.path}/end`))).toEqual({ status: 409, code: "round/over" });
    expect(await jsonOf(teacher.get("/api/rounds"))).toMatchObject({ running: null });
    await jsonOf(start(), 201);
    expect(await removeOldRounds({ store, clock: campus.clock.now })).toBe(1);
    const rows = await Promise.all(
      (["rounds", "roundPlayers", "roundAnswers"] as const).map((table) => store.read.selectFrom(table).selectAll().execute()),
    );
    expect(rows.map(({ length }) => length)).toEqual([1, 0, 0]);
  });

  test("ends, and shows no card any more, when its deck is closed to the host", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, tess] = [await campus.student("ada"), await campus.student("tess")];
    const deck = await ada.deck({ cards: capitals, visibility: "Unlisted" });
    const round = await jsonOf<HostedRound>(tess.send("POST", "/api/rounds", { deckId: deck.id, ...roundOptions() }), 201);
    const player = await aPlayer(campus, round.code, "Bob");
    await hosting(tess, round).step();
    await ada.show(deck, "Private");
    const ended = await hosting(tess, round).step();
    expect(ended).toMatchObject({ phase: "over", end: "deck", question: null, hardest: [] });
    expect(await player.view()).toMatchObject({ phase: "over", end: "deck", question: null, missed: [] });
    expect(await refusal(tess.send("POST", "/api/rounds", { deckId: deck.id, ...roundOptions() }))).toEqual({
      status: 404,
      code: "deck/not-found",
    });
  });

  test("can't be started of a deck that was taken down, of too many or too few questions, or of cards without a choice", async () => {
    const { store, campus, teacher, start } = await aRound(openStore);
    for (const [change, code] of [
      [{ questions: 0 }, "round/bad-count"],
      [{ questions: 51 }, "round/bad-count"],
      [{ seconds: 4 }, "round/bad-seconds"],
      [{ deckId: 77 }, "deck/not-found"],
    ] as const)
      expect((await refusal(start({ ...change, replace: true }))).code).toBe(code);
    const same = await teacher.deck({ cards: ["a", "b", "c"].map((term) => ({ term, definition: "xyz" })) });
    const long = await teacher.deck({ cards: ["a", "b", "c"].map((term) => ({ term, definition: term.repeat(501) })) });
    const one = await teacher.deck({ cards: [{ term: "a", definition: "xyz" }] });
    for (const { id } of [same, long, one])
      expect(await refusal(start({ deckId: id, replace: true }))).toMatchObject({ status: 409, code: "round/too-few-answers" });
    const moderator = await campus.student();
    await makeModerator(store, moderator);
    const shown = await teacher.deck({ cards: capitals, visibility: "Public" });
    await actOnDeck(moderator, shown.id, "take-down");
    expect((await refusal(start({ deckId: shown.id, replace: true }))).code).toBe("deck/taken-down");
  });

  test("of a deck of pictures alone is asked by pictures", async () => {
    const { campus, teacher, start } = await aRound(openStore);
    const colours = ["teal", "red", "blue", "pink", "gold", "gray"];
    const sides: string[] = [];
    for (const colour of colours) sides.push(`![](media/${(await sentPicture(campus, teacher, { colour })).id}.png)`);
    const deck = await teacher.deck({ cards: [0, 2, 4].map((at) => ({ term: sides[at] ?? "", definition: sides[at + 1] ?? "" })) });
    const round = await jsonOf<HostedRound>(start({ deckId: deck.id, questions: 3, replace: true }), 201);
    await aPlayer(campus, round.code, "Ada");
    const shown = await hosting(teacher, round).step();
    expect(shown.question?.choices.toSorted()).toEqual([1, 3, 5].map((at) => sides[at] ?? "").toSorted());
  });

  test("asks for the labels of a masked picture, which its questions do not carry, and shows players the picture", async () => {
    const { campus, teacher, start } = await aRound(openStore);
    const { id } = await sentPicture(campus, teacher);
    const labels = ["aorta", "valve", "septum"];
    const masks = [...labels.map((label, at) => `${at + 1} box 0.${at + 1} 0.1 0.1 0.1: ${label}`), "4 box 0.6 0.1 0.1 0.1"];
    const deck = await teacher.deck({ cards: [{ term: `![](media/${id}.png)`, definition: "", masks }] });
    const round = await jsonOf<HostedRound>(start({ deckId: deck.id, questions: 4, replace: true }), 201);
    expect(round.of).toBe(3);
    const picture = async () => (await campus.request(`/api/play/${round.id}/media/${id}.png`)).status;
    expect(await picture()).toBe(404);
    const { question } = await hosting(teacher, round).step();
    expect(question?.choices.toSorted()).toEqual(labels.toSorted());
    const view = readMaskView(/#o=[^)]*/.exec(question?.question ?? "")?.[0] ?? "");
    expect(view).toMatchObject({ count: 4, masks: [{ state: "asked", label: "" }] });
    expect(decodeURIComponent(question?.question ?? "")).not.toMatch(/aorta|valve|septum/);
    expect(await picture()).toBe(200);
  });

  test("asks of many and long masks, which are not what is read; those beyond the length of a whole round are left out", async () => {
    const { campus, teacher, start } = await aRound(openStore);
    const { id } = await sentPicture(campus, teacher);
    const roundOf = async (masks: string[]) => {
      const deck = await teacher.deck({ cards: [{ term: `![a map](media/${id}.png)`, definition: "", masks }] });
      return jsonOf<HostedRound>(start({ deckId: deck.id, questions: 20, replace: true }), 201);
    };
    const masks = (count: number, points: number) =>
      Array.from({ length: count }, (_, at) => `${at + 1} polygon ${"0.1234,0.4321 ".repeat(points)}0.5,0.5: street ${at + 1}`);
    expect(await roundOf(masks(20, 10))).toMatchObject({ of: 20 });
    const { of } = await roundOf(masks(25, 55));
    expect(of).toBeGreaterThan(10);
    expect(of).toBeLessThan(20);
  });

  test("is started by those whom ROUNDS names, and joined by nobody under off", async () => {
    const store = await openStore();
    const campus = aCampus(store, { config: { rounds: "teachers" } });
    const tess = await campus.student("tess");
    const deck = await tess.deck({ cards: capitals });
    const start = () => tess.send("POST", "/api/rounds", { deckId: deck.id, ...roundOptions() });
    expect(await jsonOf(tess.get("/api/rounds"))).toEqual({ mayHost: false, running: null });
    expect(await refusal(start())).toEqual({ status: 403, code: "round/not-for-you" });
    await makeTeacher(store, tess.uid, true);
    const { code } = await jsonOf<HostedRound>(start(), 201);
    const closed = aCampus(store, { config: { rounds: "off" } });
    expect(await refusal(closed.request("/api/play", json("POST", { code, name: "Ada" })))).toEqual({
      status: 404,
      code: "round/code-unknown",
    });
  });

  test("shows players the pictures of questions that were asked, and of no other question and no other deck", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const tess = await campus.student("tess");
    const pictures = [await sentPicture(campus, tess), await sentPicture(campus, tess, { colour: "red" })];
    const strange = await sentPicture(campus, await campus.student(), { colour: "green" });
    const deck = await tess.deck({
      cards: [...pictures, strange].map((picture, at) => ({ term: `Picture ${at}`, definition: `![](media/${picture.id}.png)` })),
    });
    const round = await jsonOf<HostedRound>(tess.send("POST", "/api/rounds", { deckId: deck.id, ...roundOptions({ questions: 1 }) }), 201);
    const ask = async ({ id }: { id: string }) => (await campus.request(`/api/play/${round.id}/media/${id}.png`)).status;
    expect([await ask(pictures[0]!), await ask(pictures[1]!)]).toEqual([404, 404]);
    const { question } = await hosting(tess, round).step();
    for (const picture of pictures) expect(await ask(picture)).toBe(JSON.stringify(question).includes(picture.id) ? 200 : 404);
    expect([await ask(strange), await ask({ id: "nothing" })]).toEqual([404, 404]);
  });

  test("gives the deck away to a signed-in player only where it is open to them without its link", async () => {
    const { campus, teacher, deck, join, round } = await aRound(openStore);
    const player = await join("Ada");
    const ada = await campus.student("ada");
    const ask = (who: typeof ada, token = player.token) => who.get(`/api/rounds/${round.id}/deck`, { "round-token": token });
    expect(await refusal(ask(ada))).toEqual({ status: 404, code: "deck/not-found" });
    expect(await refusal(ask(teacher, "wrong"))).toEqual({ status: 404, code: "round/player-not-found" });
    await teacher.show(deck, "Unlisted");
    expect(await refusal(ask(ada))).toEqual({ status: 404, code: "deck/not-found" });
    await teacher.show(deck, "Public");
    expect(await jsonOf(ask(ada))).toMatchObject({ deckKey: `${teacher.uid}/${deck.id}`, deckId: deck.id });
    expect(JSON.stringify(await player.view())).not.toContain(String(deck.id));
  });

  test("is there for its host and nobody else", async () => {
    const { campus, host, round, join } = await aRound(openStore);
    await join("Ada");
    const mallory = await campus.student();
    for (const [method, path, body] of [
      ["GET", ""],
      ["GET", "/events"],
      ["PATCH", "", { isOpen: false }],
      ["POST", "/step", { step: 0, phase: "lobby" }],
      ["POST", "/end"],
      ["DELETE", "/players/x"],
      ["DELETE", ""],
    ] as const)
      expect(await refusal(mallory.send(method, `/api/rounds/${round.id}${path}`, body)), `${method} ${path}`).toEqual({
        status: 404,
        code: "round/not-found",
      });
    expect((await host.read()).players.length).toBe(1);
  });
});

describeEachDatabase("codes of rounds", (openStore) => {
  test("are tried 60 times a minute from one address; a whole class joins at once, and another address is not held up", async () => {
    const { campus, round } = await aRound(openStore, { config: { trustProxy: 1 } });
    const find = (code: string, address: string) =>
      campus.request("/api/round-codes", json("POST", { code }, { "x-forwarded-for": address }));
    const class1 = await Promise.all(Array.from({ length: 300 }, () => find(round.code, "1.1.1.1")));
    expect(new Set(class1.map(({ status }) => status))).toEqual(new Set([200]));
    for (let tried = 0; tried < 60; tried += 1) expect((await find("BCDFGHJK", "2.2.2.2")).status).toBe(404);
    expect(await refusal(find(round.code, "2.2.2.2"))).toMatchObject({ status: 429, code: "round/too-many-codes" });
    expect((await find(round.code, "3.3.3.3")).status).toBe(200);
    campus.clock.forward(60_000);
    expect((await find(round.code, "2.2.2.2")).status).toBe(200);
  });

  test("an answer that meets the end of its round is told so", async () => {
    const { store, round, host, join } = await aRound(openStore);
    const ada = await join("Ada");
    await host.step();
    const reply = await duringTransaction(
      store,
      () => ada.answer(0, 0),
      async ({ db }, send) => {
        await removeRound(db, round.id);
        await send();
      },
    );
    expect(reply.status).toBe(404);
  });

  test("are refused unread when one address sends thousands", async () => {
    const { campus, round } = await aRound(openStore);
    const replies = await Promise.all(
      Array.from({ length: 1000 }, () => campus.request("/api/play", json("POST", { code: round.code, name: "" }))),
    );
    const codes = new Set(await Promise.all(replies.map(codeIn)));
    expect(codes).toEqual(new Set(["round/name-needed", "api/rate-limit"]));
  });
});
