import { visibilities } from "@recollect/domain/decks/visibility.ts";
import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";
import { isListed } from "@recollect/domain/permissions/decks.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf } from "../../../test/a-campus.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { giveBadge } from "../../admin/badges-and-roles.store.ts";
import { readState } from "./library.store.ts";
import { createLibrary } from "./library.service.ts";

const whole = { search: "", sort: "newest", cursor: null, limit: 50 };

test("the triggers of migration 0031 use the same rule for listed decks", () => {
  expect(visibilities.filter((visibility) => isListed({ visibility }))).toEqual(["Public"]);
});

describeEachDatabase("a page of the Library that is kept", (openStore) => {
  test("equals a page read now, after each kind of change that pages show", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const fresh = createLibrary({ store, clock: Date.now });
    const kept = () => jsonOf<LibraryPage>(bob.get("/api/library?limit=50"));
    const deck = await ada.deck({ title: "Capitals", description: "of Europe" });
    const other = await bob.deck({ title: "Rivers", visibility: "Public" });
    const path = `/api/users/${ada.uid}/decks/${deck.id}`;
    const content = { title: "Capitals", description: "of Asia", cards: deck.cards };
    const newFirst = [{ ...deck.cards[0]!, term: "Japan" }];
    const changes: Record<string, () => Promise<unknown>> = {
      "made Public": () => ada.show(deck, "Public"),
      description: () => ada.send("PUT", path, content, { "If-Match": '"1"' }),
      "first card": () => ada.send("PUT", path, { ...content, cards: newFirst }, { "If-Match": '"2"' }),
      title: () => ada.send("PUT", path, { ...content, title: "Cities", cards: newFirst }, { "If-Match": '"3"' }),
      theme: () => ada.send("PATCH", `/api/users/${ada.uid}`, { selectedTheme: 3 }),
      username: () => ada.send("PATCH", `/api/users/${ada.uid}`, { username: "countess" }),
      badge: () => giveBadge(store, ada.uid, "OFFICIAL"),
      "made Private": () => ada.show(deck, "Private"),
      "made Public again": () => ada.show(deck, "Public"),
      "made Unlisted": () => ada.show(deck, "Unlisted"),
      "made Public once more": () => ada.show(deck, "Public"),
      deleted: () => ada.send("DELETE", path),
      "its author deleted": () => store.write(({ db }) => db.deleteFrom("users").where("id", "=", bob.uid).execute()),
    };
    let before = await kept();
    expect(before.decks.map(({ id }) => id)).toEqual([other.id]);
    for (const [what, change] of Object.entries(changes)) {
      await change();
      const now = await kept();
      expect(now, what).toEqual(await fresh.page({ uid: ada.uid }, whole));
      expect(now, what).not.toEqual(before);
      before = now;
    }
    expect(before.decks).toEqual([]);
  });

  test("stays cached while only what no page shows is written: Private and Unlisted decks, stars, a profile", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const ada = await campus.student("ada");
    const deck = await ada.deck({ title: "Capitals", visibility: "Public" });
    const before = await readState(store.read);
    const hidden = await ada.deck({ title: "Secret" });
    await ada.show(hidden, "Unlisted");
    await ada.send("PATCH", `/api/users/${ada.uid}`, { bio: "A mathematician" });
    await jsonOf(ada.send("PUT", `/api/stars/${deck.id}/${deck.cards[0]!.id}`, { starred: true }));
    expect(await readState(store.read)).toBe(before);
  });
});
