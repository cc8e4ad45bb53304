import { expect, test } from "vitest";
import { addressOf } from "./address.ts";

test("an address is the path of its route, with the values for its names", () => {
  expect(addressOf("GET", "/api/study/today")).toBe("/api/study/today");
  expect(addressOf("GET", "/api/users/:uid/decks/:id/versions/:revision", { params: { uid: "mira", id: 7, revision: 0 } })).toBe(
    "/api/users/mira/decks/7/versions/0",
  );
});

test.each([
  ["a/b", "a%2Fb"],
  ["a?b#c", "a%3Fb%23c"],
  ["50%", "50%25"],
  [":id", "%3Aid"],
  ["$&", "%24%26"],
  ["héllo wörld", "h%C3%A9llo%20w%C3%B6rld"],
])("the value %s cannot change which route is meant", (name, encoded) => {
  expect(addressOf("GET", "/api/usernames/:name", { params: { name } })).toBe(`/api/usernames/${encoded}`);
});

test("a query has the parameters that are not null, and an empty text is one", () => {
  expect(addressOf("GET", "/api/desk/reports", { query: { at: 5, id: 0 } })).toBe("/api/desk/reports?at=5&id=0");
  expect(addressOf("GET", "/api/desk/reports", { query: { at: null, id: null } })).toBe("/api/desk/reports");
  expect(addressOf("GET", "/api/study/queue", { query: { deckId: null, tag: "a&b=c d" } })).toBe("/api/study/queue?tag=a%26b%3Dc%20d");
  expect(addressOf("DELETE", "/api/users/:uid/folders", { params: { uid: "mira" }, query: { path: "" } })).toBe(
    "/api/users/mira/folders?path=",
  );
});
