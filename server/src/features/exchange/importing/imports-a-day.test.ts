import { PACKAGE } from "@recollect/domain/limits/limits.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { anExchange } from "../../../../test/exchange/an-exchange.ts";
import { aPackage } from "../../../../test/exchange/a-package.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { codeIn } from "../../../../test/signed-up.ts";
import type { ImportRow } from "./imports.store.ts";
import { processId } from "./process-id.ts";

const oneNote = { notes: [{ guid: "g", fields: ["q", "a"] }] };

/** A row of a file that could not be read. */
const failedImport = (ownerId: string, id: string, at: number): ImportRow => ({
  id,
  ownerId,
  name: "a.apkg",
  state: "failed",
  report: null,
  result: null,
  error: "import/unknown-format",
  place: processId(),
  createdAt: at,
  doneAt: at,
  permille: 0,
  bytes: 0,
});

describeEachDatabase("the imports of a student", (openStore) => {
  test("have a daily limit, also those of files that could not be read; other students import on", async () => {
    const { app, store, aStudent } = await anExchange(openStore);
    const [ada, bob] = [await aStudent(), await aStudent()];
    const rows = Array.from({ length: PACKAGE.mostADay - 1 }, (_, at) => failedImport(ada.uid, `failed-${at}`, app.clock.now()));
    await store.write(({ db }) => db.insertInto("imports").values(rows).execute());
    const body = new Uint8Array(await aPackage(oneNote));
    const headers = { cookie: ada.cookie, "content-type": "application/octet-stream" };
    const send = () => app.request("/api/imports?name=a.apkg", { method: "POST", headers, body });
    // One after the other, until the last one of the day has begun.
    await ada.brought(body);
    const refused = await send();
    expect([refused.status, await codeIn(refused)]).toEqual([429, "import/too-many-today"]);
    expect((await bob.brought(body)).state).toBe("done");
    expect(await ada.json<unknown[]>("/api/imports")).toHaveLength(PACKAGE.mostADay);
    app.clock.forward(dayMs + 1);
    expect((await send()).status).toBe(202);
  });

  test("have no report any more once they are over: it may have some MB, and nobody reads it again", async () => {
    const { store, aStudent } = await anExchange(openStore);
    const ada = await aStudent();
    const { id, state, report } = await ada.sent(oneNote);
    expect([state, report?.decks.length]).toEqual(["ready", 1]);
    expect(await ada.confirmed(id)).toMatchObject({ state: "done", report: null, decks: [{ added: 1 }] });
    expect(await store.read.selectFrom("imports").select("report").execute()).toEqual([{ report: null }]);
  });
});
