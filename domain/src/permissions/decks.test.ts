import { expect, test } from "vitest";
import { canChangeVisibility, canDelete, canEdit, canEditProfile, canListDecks, type Viewer } from "./decks.ts";

const visitor: Viewer = null;
const owner: Viewer = { uid: "ada" };
const other: Viewer = { uid: "grace" };

const deck = { ownerId: "ada" };
const ada = { uid: "ada" };

const operations = {
  "edit a deck": (viewer: Viewer) => canEdit(viewer, deck),
  "delete a deck": (viewer: Viewer) => canDelete(viewer, deck),
  "change a deck's visibility": (viewer: Viewer) => canChangeVisibility(viewer, deck),
  "list a student's decks": (viewer: Viewer) => canListDecks(viewer, ada),
  "edit a profile": (viewer: Viewer) => canEditProfile(viewer, ada),
};

test.each(Object.entries(operations))("only its owner may %s", (_operation, may) => {
  expect(may(owner)).toBe(true);
  expect(may(other)).toBe(false);
  expect(may(visitor)).toBe(false);
});

test.each(["Ada", "ada ", "", "ad", "adaa"])("a uid that only resembles the owner's (%j) is somebody else's", (uid) => {
  for (const may of Object.values(operations)) expect(may({ uid })).toBe(false);
});
