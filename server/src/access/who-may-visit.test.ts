import { visibilities } from "@recollect/domain/decks/visibility.ts";
import { isShared } from "@recollect/domain/permissions/decks.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../test/a-campus.ts";
import { cards } from "../../test/a-deck.ts";
import { aGroup, putIntoGroup } from "../../test/a-group.ts";
import { actOnDeck, makeModerator } from "../../test/a-moderator.ts";
import { inText, sentPicture } from "../../test/a-picture.ts";
import { describeEachDatabase, type OpenStore } from "../../test/databases.ts";
import { visitingRoutes, type DeckOnRoutes } from "../../test/deck-routes.ts";
import type { Config } from "../process/settings/config.ts";

/** Ada's deck with a picture, in a group, and everybody who might follow its link, with a session or without one. */
async function aLink(openStore: OpenStore, config: Partial<Config> = {}) {
  const store = await openStore();
  const campus = aCampus(store, { config });
  const visitor = { ...campus.as(""), get: (path: string) => campus.request(path) } satisfies CampusStudent;
  const people = {
    owner: await campus.student("ada"),
    member: await campus.student(),
    stranger: await campus.student(),
    moderator: await campus.student(),
    visitor,
  };
  await makeModerator(store, people.moderator);
  const picture = await sentPicture(campus, people.owner);
  const [first, ...others] = cards(3);
  const deck = await people.owner.deck({ cards: [{ ...first!, definition: inText(picture) }, ...others] });
  const group = await aGroup(store, { teachers: [people.owner], students: [people.member] });
  await putIntoGroup(store, group, { id: deck.id, owner: people.owner });
  return { people, on: { deck, ownerId: people.owner.uid, pictureId: picture.id } satisfies DeckOnRoutes };
}

const everyone = ["owner", "member", "stranger", "moderator", "visitor"];

/** The people to whom each route opens the deck; a refusal that says something else than that there is none is named with them. */
async function readersOf(people: Record<string, CampusStudent>, on: DeckOnRoutes) {
  const readers: Record<string, string[]> = {};
  for (const [route, call] of Object.entries(visitingRoutes)) {
    readers[route] = [];
    for (const [who, person] of Object.entries(people)) {
      const reply = await call(person, on);
      const text = await reply.text();
      const isClosed = reply.status === 404 && (text.includes("deck/not-found") || text.includes("media/not-found"));
      if (!isClosed) readers[route].push(reply.status === 200 ? who : `${who}: ${reply.status} ${text}`);
    }
  }
  return readers;
}

const byAll = Object.fromEntries(Object.keys(visitingRoutes).map((route) => [route, everyone]));
const byNone = Object.fromEntries(Object.keys(visitingRoutes).map((route) => [route, []]));

describeEachDatabase("the link of a deck", (openStore) => {
  test("opens a Public or Unlisted deck to everybody, visitors too; a group opens a Private one to none of its members by it", async () => {
    const { people, on } = await aLink(openStore);
    for (const visibility of visibilities) {
      await people.owner.show(on.deck, visibility);
      expect(await readersOf(people, on), visibility).toEqual(isShared({ visibility }) ? byAll : byNone);
    }
  });

  test("opens nothing while the deck is taken down, in the trash, or of another id", async () => {
    const { people, on } = await aLink(openStore);
    const { owner, moderator } = people;
    await owner.show(on.deck, "Public");
    expect(await readersOf(people, { ...on, deck: { ...on.deck, id: on.deck.id + 1 } })).toEqual(byNone);
    await actOnDeck(moderator, on.deck.id, "take-down");
    expect(await readersOf(people, on)).toEqual(byNone);
    const { log } = await jsonOf<{ log: { id: number }[] }>(moderator.get(`/api/desk/decks/${on.deck.id}`));
    await actOnDeck(moderator, on.deck.id, "restore", { seen: log[0]?.id ?? 0 });
    await owner.show(on.deck, "Unlisted");
    expect(await readersOf(people, on)).toEqual(byAll);
    expect((await owner.send("DELETE", `/api/users/${owner.uid}/decks/${on.deck.id}`)).status).toBe(204);
    expect(await readersOf(people, on)).toEqual(byNone);
  });

  test("opens no deck where the operator has closed it", async () => {
    const { people, on } = await aLink(openStore, { visitors: "off" });
    await people.owner.show(on.deck, "Public");
    expect(await readersOf(people, on)).toEqual(byNone);
  });
});
