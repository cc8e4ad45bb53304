import { expect, test } from "vitest";

import { createLargeRequests } from "./large-requests.ts";

test("large requests of all students are worked on one at a time, and students take turns", async () => {
  const large = createLargeRequests();
  const begun: string[] = [];
  const requests = ["ada", "ada", "ada", "bob"].map((uid) => ({ uid, ...large.begin(uid) }));
  const worked = requests.map(async ({ uid, turn, done }) => {
    await turn();
    begun.push(uid);
    // A second wish for the same turn is the same turn.
    await turn();
    expect(begun.at(-1)).toBe(uid);
    done(0);
  });
  await Promise.all(worked);
  expect(begun).toEqual(["ada", "ada", "bob", "ada"]);
});

test("others have a turn of the event loop between two large requests", async () => {
  const large = createLargeRequests();
  const [one, two] = [large.begin("ada"), large.begin("bob")];
  let isSecond = false;
  await one.turn();
  const second = two.turn().then(() => (isSecond = true));
  one.done(0);
  for (let tick = 0; tick < 100; tick += 1) await Promise.resolve();
  expect(isSecond).toBe(false);
  await second;
  two.done(0);
});

test("a deck is known as large by what was last sent of it, wherever its cards are read", () => {
  const large = createLargeRequests();
  large.sending({ path: "/api/users/ada/decks", json: `{"id":12,"title":"New"}`, bytes: 1 }, () => {}).done();
  large.sending({ path: "/api/library/34", json: "", bytes: 1 }, () => {}).done();
  large.sending({ path: "/api/users/ada/decks", json: "[]", bytes: 1 }, () => {}).done();
  const known = (path: string) => large.isKnown(path);
  expect(["/api/users/ada/decks/12", "/api/users/bob/decks/34/versions/2", "/api/study/decks/34/cards"].map(known)).toEqual([
    true,
    true,
    true,
  ]);
  expect(["/api/users/ada/decks", "/api/users/ada/decks/1", "/api/users/ada/decks/12/export", "/api/library"].map(known)).toEqual(
    Array.from({ length: 4 }, () => false),
  );
});
