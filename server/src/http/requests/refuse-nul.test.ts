import { expect, test } from "vitest";

import { anApp } from "../../../test/an-app.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { codeIn } from "../../../test/signed-up.ts";

describeEachDatabase("a NUL in an address", (openStore) => {
  test.each([
    "/api/library?search=a%00b",
    "/api/library?cursor=a%00b",
    "/api/users/a%00b",
    "/api/users/a%00b/decks",
    "/api/usernames/a%00b",
    "/api/profiles/a%00b",
    "/api/library/1%00",
    "/api/study?deckId=1%00",
  ])("%s is refused before it reaches the database", async (path) => {
    const ada = await anApp(await openStore()).aStudent();
    const reply = await ada.get(path);
    expect([reply.status, await codeIn(reply)]).toEqual([400, "request/forbidden-character"]);
  });
});
