import { expect, test } from "vitest";
import { isFocusPage } from "./focus-pages.ts";
import { pageAbove } from "./page-levels.ts";

test.each([
  "/study",
  "/5/learn",
  "/1764000000000/learn/study",
  "/5/learn/match",
  "/5/learn/test/multiple-choice",
  "/5/learn/test/open-ended",
  "/5/learn/test/mixed",
  "/create-deck",
  "/5/edit",
])("%s gives the card the room of the bars", (path) => expect(isFocusPage(path)).toBe(true));

test.each(["/", "/decks", "/5", "/5/learn/test", "/5/history", "/progress", "/users/study", "/groups/edit", "/404"])(
  "%s keeps its bars",
  (path) => expect(isFocusPage(path)).toBe(false),
);

test.each([
  ["a deck", "/1764000000000", { last: "list" }],
  ["a new deck", "/create-deck", { last: "decks" }],
  ["the editor of a deck", "/5/edit", { to: "/5" }],
  ["the choice of a test", "/5/learn/test", { to: "/5" }],
  ["a deck's history", "/5/history", { to: "/5" }],
  ["a profile", "/users/mira_k", { last: "decks" }],
  ["the groups", "/groups", { last: "decks" }],
  ["a group", "/groups/g1", { to: "/groups" }],
  ["a group's assignments", "/groups/g1/assignments", { to: "/groups/g1" }],
  ["an assignment", "/groups/g1/assignments/a1", { to: "/groups/g1" }],
  ["the progress", "/progress", { last: "decks" }],
  ["an import", "/import", { last: "decks" }],
])("above %s is its list or its deck", (_, path, above) => expect(pageAbove(path)).toEqual(above));

test.each(["/", "/decks", "/decks/", "/404"])("above %s is nothing", (path) => expect(pageAbove(path)).toBeNull());
