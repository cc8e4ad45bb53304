import { REPORT } from "@recollect/domain/limits/limits.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { jsonOf } from "../../../test/a-campus.ts";
import { unreadOf } from "../../../test/a-class-with-questions.ts";
import { aDeckWithSuggestions } from "../../../test/a-deck-with-suggestions.ts";
import { makeModerator } from "../../../test/a-moderator.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { codeIn } from "../../../test/signed-up.ts";
import { reportsSent } from "../exchange/exporting/account-export.store.ts";
import type { ReportedSuggestion } from "./reported-suggestions.store.ts";

describeEachDatabase("a reported suggestion at the desk", (openStore) => {
  async function aReportedSuggestion() {
    const around = await aDeckWithSuggestions(openStore);
    const { store, campus, ada, bob, own, suggested } = around;
    const moderator = await campus.student("mod");
    await makeModerator(store, moderator);
    const { id } = await suggested(bob, "Buy my notes", { sentence: "You are stupid." });
    const report = (who = ada, suggestionId = id, body: object = { reason: "spam", text: "" }) =>
      who.send("POST", `${own}/suggestions/${suggestionId}/reports`, body);
    const reported = async () => (await jsonOf<{ rows: ReportedSuggestion[] }>(moderator.get("/api/desk/suggestions"))).rows;
    const act = (name: string, why = "Advertising", suggestionId = id) =>
      moderator.send("POST", `/api/desk/suggestions/${suggestionId}/acts`, { act: name, why });
    return { ...around, moderator, id, report, reported, act };
  }

  test("shows its words and reports, and neither its deck nor who wrote what", async () => {
    const { bob, report, reported } = await aReportedSuggestion();
    expect((await report()).status).toBe(204);
    const [row] = await reported();
    expect(row).toMatchObject({
      text: "Buy my notes",
      base: "division",
      sentence: "You are stupid.",
      reports: [{ reason: "spam", text: "" }],
    });
    expect(JSON.stringify(row)).not.toMatch(/Cells|bob|ada/);
    expect((await bob.get("/api/desk/suggestions")).status).toBe(404);
  });

  test("is reported by the deck's author alone, once, and within a daily limit", async () => {
    const { store, campus, ada, bob, eve, id, suggested, report, reported } = await aReportedSuggestion();
    expect(await codeIn(await report(bob))).toBe("database/permission-denied");
    expect(await codeIn(await report(ada, "x"))).toBe("suggestion/not-found");
    expect(await codeIn(await report(ada, id, { reason: "other", text: " " }))).toBe("report/text-needed");
    await report();
    expect(await codeIn(await report())).toBe("report/already");
    const { id: second } = await suggested(eve, "other words");
    const { suggestionId: _one, ...row } = await store.read.selectFrom("suggestionReports").selectAll().executeTakeFirstOrThrow();
    const rows = await store.read.selectFrom("cardSuggestions").selectAll().where("id", "=", id).execute();
    await store.write(async ({ db }) => {
      for (let at = 1; at < REPORT.mostADay; at += 1) {
        await db
          .insertInto("cardSuggestions")
          .values({ ...rows[0]!, id: `s${at}`, wording: `w${at}` })
          .execute();
        await db
          .insertInto("suggestionReports")
          .values({ ...row, suggestionId: `s${at}`, createdAt: row.createdAt + at })
          .execute();
      }
    });
    expect(await codeIn(await report(ada, second))).toBe("report/too-many");
    campus.clock.forward(dayMs + REPORT.mostADay);
    expect((await report(ada, second)).status).toBe(204);
    expect((await reported())[0]).toMatchObject({ text: "other words" });
    expect((await reportsSent(store.read, ada.uid)).at(-1)).toMatchObject({ reason: "spam", text: "" });
  });

  test("of several readers is judged for each of them, since the sentences differ", async () => {
    const { eve, suggested, report, reported } = await aReportedSuggestion();
    await suggested(eve, "Buy my notes", { sentence: "Is this so?" });
    await report();
    expect((await reported()).map(({ sentence }) => sentence).toSorted()).toEqual(["Is this so?", "You are stupid."]);
  });

  test("is deleted for a reason that its proposer reads, and goes on counting for the day", async () => {
    const { store, ada, bob, id, report, reported, act, open } = await aReportedSuggestion();
    expect(await codeIn(await act("delete"))).toBe("desk/already-so");
    await report();
    expect(await codeIn(await act("delete", " "))).toBe("desk/why-needed");
    expect((await act("delete")).status).toBe(204);
    expect(await codeIn(await act("delete"))).toBe("suggestion/not-found");
    expect([await reported(), (await open()).count, await unreadOf(ada)]).toEqual([[], 0, []]);
    expect(await unreadOf(bob)).toMatchObject([{ kind: "suggestion-delete", why: "Advertising", deckTitle: "Cells", groupId: null }]);
    const stored = await store.read.selectFrom("cardSuggestions").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ text: "", sentence: "", base: null, decision: "withdrawn" });
    expect(await store.read.selectFrom("deskLog").select(["act", "subjectId", "why"]).execute()).toEqual([
      { act: "suggestion-delete", subjectId: bob.uid, why: "Advertising" },
    ]);
  });

  test("stays when nothing is wrong with it, also after it was declined, and nobody is told", async () => {
    const { bob, id, report, reported, declines, act } = await aReportedSuggestion();
    await report();
    await declines(id, "No.");
    const before = await unreadOf(bob);
    expect(await reported()).toHaveLength(1);
    expect((await act("dismiss")).status).toBe(204);
    expect([await reported(), await unreadOf(bob)]).toEqual([[], before]);
  });

  test("that is taken back has nothing to judge, and one's own is another moderator's", async () => {
    const { store, bob, id, report, reported, act } = await aReportedSuggestion();
    await report();
    await makeModerator(store, bob);
    expect(await codeIn(await bob.send("POST", `/api/desk/suggestions/${id}/acts`, { act: "dismiss", why: "Mine" }))).toBe(
      "desk/not-yourself",
    );
    await bob.send("DELETE", `/api/suggestions/${id}`);
    expect([await reported(), await codeIn(await act("delete"))]).toEqual([[], "suggestion/not-found"]);
  });

  test("can still be deleted after its author accepted it", async () => {
    const { bob, id, report, act, accepts, deckNow } = await aReportedSuggestion();
    await report();
    await jsonOf(accepts(id));
    expect((await act("delete")).status).toBe(204);
    expect((await deckNow()).cards[0]?.definition).toBe("Buy my notes");
    expect((await unreadOf(bob)).map(({ kind }) => kind)).toEqual(["suggestion-delete"]);
  });
});
