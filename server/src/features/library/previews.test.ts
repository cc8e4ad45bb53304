import { visibilities } from "@recollect/domain/decks/visibility.ts";
import { expect, test } from "vitest";

import { aCampus } from "../../../test/a-campus.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { codeIn } from "../../../test/signed-up.ts";

describeEachDatabase("what a visitor may know of a deck", (openStore) => {
  test("has the title, the author and the number of cards of a Public deck, and does not reveal whether others exist", async () => {
    const campus = aCampus(await openStore());
    const ada = await campus.student("ada");
    const deck = await ada.deck({ title: "Cell biology", visibility: "Public" });
    const asked = () => campus.request(`/api/preview?deckId=${deck.id}`);
    const missing = await (await campus.request("/api/preview?deckId=1600000000000")).text();
    for (const visibility of visibilities) {
      await ada.show(deck, visibility);
      const told = await (await asked()).text();
      const preview = { id: deck.id, title: "Cell biology", author: "@ada", cardCount: deck.cardCount };
      expect(JSON.parse(told)).toEqual(visibility === "Public" ? preview : JSON.parse(missing));
    }
  });

  test.each(["", "?deckId=", "?deckId=x", "?deckId=-1", "?deckId=1e3", "?deckId=1&more=1", "?deckId=99999999999999999999"])(
    "does not exist for an invalid parameter: %s",
    async (question) => {
      const campus = aCampus(await openStore());
      const reply = await campus.request(`/api/preview${question}`);
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
      expect(await codeIn(reply)).toMatch(/^(deck\/not-found|request\/invalid)$/);
    },
  );
});
