import { expect, test } from "vitest";

import { aPicture } from "../../../../test/a-picture.ts";
import { anExchange } from "../../../../test/exchange/an-exchange.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { schemaOf } from "../../../../test/schema-of.ts";
import { accountTables } from "../../../../test/exchange/account-tables.ts";

const { files, derived, notTaken } = accountTables;

describeEachDatabase("an account's zip", (openStore) => {
  test("includes data of each table, or a reason why not", async () => {
    const named = [...Object.keys(files), ...derived, ...Object.keys(notTaken)];
    const tables = [...(await schemaOf(await openStore())).keys()];
    // The full-text index has tables of its own.
    const undecided = tables.filter((table) => !named.includes(table) && !/^library(?:Terms|VocabularySearch)_/.test(table));
    expect(undecided).toEqual([]);
    const ofOneDatabase = new Set(["libraryVocabularySearch", "expansions", "libraryRefolds", "studyExams"]);
    expect(named.filter((table) => !tables.includes(table) && !ofOneDatabase.has(table))).toEqual([]);
  });

  test("has every file that it promises, and its README describes them", async () => {
    const { aStudent, app } = await anExchange(openStore);
    const ada = await aStudent();
    const headers = { cookie: ada.cookie, "content-type": "image/png" };
    const picture = await app.request("/api/media", { method: "POST", headers, body: await aPicture() });
    expect(picture.status).toBe(201);
    await ada.deck("Bones", [{ term: "a", definition: "1" }]);
    const old = await ada.deck("Old", [{ term: "a", definition: "1" }]);
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${old.id}`);
    const zip = new TextDecoder("latin1").decode(await ada.exported(`/api/users/${ada.uid}/export`));
    for (const file of new Set(Object.values(files).flat())) expect(zip, file).toContain(file);
  });
});
