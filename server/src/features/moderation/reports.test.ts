import { REPORT } from "@recollect/domain/limits/limits.ts";
import { expect, test } from "vitest";

import { actOnDeck, makeModerator, report } from "../../../test/a-moderator.ts";
import { aCampus, jsonOf } from "../../../test/a-campus.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { codeIn } from "../../../test/signed-up.ts";
import type { CaseView } from "./moderation.service.ts";

describeEachDatabase("a report of a deck", (openStore) => {
  test("is stored once for each person and deck, and shown to moderators without its sender", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob, cyd] = [await campus.student("ada"), await campus.student("bob"), await campus.student("cyd")];
    await makeModerator(store, cyd);
    const deck = await ada.deck({ title: "Rude words", visibility: "Public" });
    expect((await report(bob, deck.id, { text: "  see card 2 " })).status).toBe(201);
    const again = await report(bob, deck.id, { reason: "spam" });
    expect([again.status, await codeIn(again)]).toEqual([409, "report/already"]);
    const text = await (await cyd.get("/api/desk/reports")).text();
    expect(JSON.parse(text)).toMatchObject({ rows: [{ id: deck.id, title: "Rude words", reports: 1 }], next: null });
    const found = await (await cyd.get(`/api/desk/decks/${deck.id}`)).text();
    expect(JSON.parse(found)).toMatchObject({
      author: "@ada",
      isShared: true,
      openReports: 1,
      reports: [{ reason: "harmful", text: "see card 2" }],
    });
    for (const said of [text, found]) expect(said).not.toContain(bob.uid);
  });

  test.each([
    [{ reason: "boring" }, 422, "request/invalid"],
    [{ reason: "other", text: " " }, 422, "report/text-needed"],
    [{ text: "x".repeat(REPORT.textMaxLength + 1) }, 422, "report/text-too-long"],
    [{ text: "x".repeat(100_000) }, 413, "request/too-large"],
    [{ deckId: -1 }, 422, "request/invalid"],
    [{ deckId: "1" }, 422, "request/invalid"],
    [{ deckId: 1_800_000_000_000 }, 404, "deck/not-found"],
    [{ deckId: 0 }, 403, "report/own-deck"],
  ])("with %o is refused", async (body, status, code) => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const { id: deckId } = await ada.deck({ visibility: "Public" });
    await bob.send("POST", `/api/users/${bob.uid}/tutorials`);
    const reply = await bob.send("POST", "/api/reports", { deckId, reason: "spam", text: "", ...body });
    expect([reply.status, await codeIn(reply)]).toEqual([status, code]);
    expect(await store.read.selectFrom("reports").selectAll().execute()).toEqual([]);
  });

  test("of an own deck, or of a Private one, is refused, and a Private one is answered like a missing one", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const [open, closed] = [await ada.deck({ visibility: "Unlisted" }), await ada.deck()];
    expect(await codeIn(await report(ada, open.id))).toBe("report/own-deck");
    expect(await codeIn(await report(bob, closed.id))).toBe("deck/not-found");
    expect((await report(bob, open.id)).status).toBe(201);
  });

  test("sent a thousand times by one student reaches moderators twenty times", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const decks: { id: number }[] = [];
    for (let made = 0; made < REPORT.mostADay + 3; made += 1) decks.push(await ada.deck({ visibility: "Public" }));
    const replies = await Promise.all(Array.from({ length: 1000 }, (_, sent) => report(bob, decks[sent % decks.length]!.id)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(REPORT.mostADay);
    for (const { status } of replies) expect([201, 409, 429]).toContain(status);
    expect(await store.read.selectFrom("reports").select("deckId").execute()).toHaveLength(REPORT.mostADay);
    campus.clock.forward(REPORT.dayMs);
    const kept = new Set((await store.read.selectFrom("reports").select("deckId").execute()).map(({ deckId }) => deckId));
    expect((await report(bob, decks.find(({ id }) => !kept.has(id))!.id)).status).toBe(201);
  });

  test("sent by a thousand students is one line for moderators, with the newest text", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, cyd] = [await campus.student("ada"), await campus.student("cyd")];
    await makeModerator(store, cyd);
    const deck = await ada.deck({ visibility: "Public" });
    for (let sent = 0; sent < 1000; sent += 100) {
      const students = await Promise.all(Array.from({ length: 100 }, () => campus.student()));
      const replies = await Promise.all(students.map((student) => report(student, deck.id)));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    }
    expect(await jsonOf(cyd.get("/api/desk/reports"))).toMatchObject({ rows: [{ id: deck.id, reports: 1000 }], next: null });
    const found = await jsonOf<CaseView>(cyd.get(`/api/desk/decks/${deck.id}`));
    expect([found.openReports, found.reports.length]).toEqual([1000, 20]);
  });

  test("of the same moment are listed in pages, each deck once, and so are restricted decks", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, cyd] = [await campus.student("ada"), await campus.student("cyd")];
    await makeModerator(store, cyd);
    const ids: number[] = [];
    for (let made = 0; made < 45; made += 1) {
      const deck = await ada.deck({ visibility: "Public" });
      ids.push(deck.id);
      const bob = await campus.student();
      expect((await report(bob, deck.id)).status).toBe(201);
    }
    type Part = { rows: { id: number }[]; next: { at: number; id: number } | null };
    const listed = async (list: string) => {
      const found: number[] = [];
      for (let place = ""; ;) {
        const { rows, next }: Part = await jsonOf<Part>(cyd.get(`/api/desk/${list}${place}`));
        found.push(...rows.map(({ id }) => id));
        if (!next) return found;
        place = `?at=${next.at}&id=${next.id}`;
      }
    };
    const inOrder = ids.toSorted((a, b) => a - b);
    await store.write(({ db }) => db.updateTable("reports").set({ createdAt: campus.clock.now() }).execute());
    expect((await listed("reports")).toSorted((a, b) => a - b)).toEqual(inOrder);
    for (const id of ids) expect((await actOnDeck(cyd, id, "hide")).status).toBe(200);
    await store.write(({ db }) => db.updateTable("deckRestrictions").set({ since: campus.clock.now() }).execute());
    expect((await listed("restricted")).toSorted((a, b) => a - b)).toEqual(inOrder);
  });
});
