import { describe, expect, test } from "vitest";

import { OFFICIAL_UID } from "../accounts/official.ts";
import { visibilities, type Visibility } from "../decks/visibility.ts";
import {
  canAddDecks,
  canBeShared,
  canBrowse,
  canChangeVisibility,
  canCopy,
  canFollow,
  canDecideSuggestions,
  canDelete,
  canEdit,
  canEditProfile,
  canListDecks,
  canOpen,
  canSaveChanges,
  canSuggest,
  canThank,
  canVisit,
  isListed,
  isShared,
  type Viewer,
} from "./decks.ts";

const viewers = {
  visitor: null,
  owner: { uid: "ada" },
  "non-owner": { uid: "grace" },
  official: { uid: OFFICIAL_UID },
} satisfies Record<string, Viewer>;

type Who = keyof typeof viewers;

const all: readonly Who[] = ["owner", "non-owner", "official"];
const none: readonly Who[] = [];

type Operation = (viewer: Viewer, deck: { ownerId: string; visibility: Visibility }) => boolean;

/** Ada's deck: who may do what with it, for each visibility. All others may not. */
const table: [operation: string, may: Operation, allowed: Record<Visibility, readonly Who[]>][] = [
  ["open", canOpen, { Public: all, Unlisted: all, Private: ["owner"] }],
  ["copy", canCopy, { Public: all, Unlisted: all, Private: none }],
  ["follow", canFollow, { Public: ["non-owner", "official"], Unlisted: ["non-owner", "official"], Private: none }],
  ["edit", canEdit, { Public: ["owner"], Unlisted: ["owner"], Private: ["owner"] }],
  ["delete", canDelete, { Public: ["owner"], Unlisted: ["owner"], Private: ["owner"] }],
  ["change the visibility of", canChangeVisibility, { Public: ["owner"], Unlisted: ["owner"], Private: ["owner"] }],
  ["decide suggestions for", canDecideSuggestions, { Public: ["owner"], Unlisted: ["owner"], Private: ["owner"] }],
  ["find in the Library", (viewer, deck) => canBrowse(viewer) && isListed(deck), { Public: all, Unlisted: none, Private: none }],
  ["reach by its link", (viewer, deck) => canBrowse(viewer) && isShared(deck), { Public: all, Unlisted: all, Private: none }],
  ["list among the own", (viewer) => canListDecks(viewer, { uid: "ada" }), { Public: ["owner"], Unlisted: ["owner"], Private: ["owner"] }],
  ["add another beside", (viewer) => canAddDecks(viewer, { uid: "ada" }), { Public: ["owner"], Unlisted: ["owner"], Private: ["owner"] }],
  [
    "edit the profile of the author of",
    (viewer) => canEditProfile(viewer, { uid: "ada" }),
    { Public: ["owner"], Unlisted: ["owner"], Private: ["owner"] },
  ],
];

describe.each(table)("%s a deck", (_operation, may, allowed) => {
  describe.each(visibilities)("that is %s", (visibility) => {
    test.each(Object.keys(viewers) as Who[])("as %s", (who) => {
      expect(may(viewers[who], { ownerId: "ada", visibility })).toBe(allowed[visibility].includes(who));
    });

    test.each(["Ada", "ada ", "", "ad", "adaa", "__proto__"])("as %j, which is not its owner, is the same as for any other", (uid) => {
      expect(may({ uid }, { ownerId: "ada", visibility })).toBe(allowed[visibility].includes("non-owner"));
    });
  });
});

test("the official account owns its decks like any student, and others may not change them", () => {
  const deck = { ownerId: OFFICIAL_UID, visibility: "Public" as const };
  for (const may of [canEdit, canDelete, canChangeVisibility]) {
    expect(may(viewers.official, deck)).toBe(true);
    for (const who of ["visitor", "owner", "non-owner"] as const) expect(may(viewers[who], deck), who).toBe(false);
  }
});

test.each([0, 1])("deck %i is every student's own tutorial: only the official account's can be shared", (id) => {
  expect(canBeShared({ ownerId: OFFICIAL_UID, id })).toBe(true);
  expect(canBeShared({ ownerId: "ada", id })).toBe(false);
});

test.each([2, 1_800_000_000_000])("deck %i can be shared by its owner", (id) => {
  expect(canBeShared({ ownerId: OFFICIAL_UID, id })).toBe(true);
  expect(canBeShared({ ownerId: "ada", id })).toBe(true);
});

test("a deck with an unknown visibility is not shared", () => {
  const unknown = { ownerId: "ada", visibility: "Friends" as Visibility };
  expect([isShared(unknown), isListed(unknown), canOpen({ uid: "bob" }, unknown), canCopy({ uid: "bob" }, unknown)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(canOpen({ uid: "ada" }, unknown)).toBe(true);
});

test.each([
  ["read", ["Public", "Unlisted"]],
  ["preview", ["Public", "Unlisted"]],
  ["off", []],
] as const)("a visitor reads a deck by its link under the policy %s: %j", (policy, open) => {
  expect(visibilities.filter((visibility) => canVisit(policy, { visibility }))).toEqual(
    visibilities.filter((one) => (open as readonly string[]).includes(one)),
  );
  expect(canVisit(policy, { visibility: "Friends" as Visibility })).toBe(false);
});

const audiences = ["everyone", "groups", "nobody"] as const;

test.each([
  ["a reader of a shared deck", { uid: "grace" }, { visibility: "Public" }, false, ["everyone"]],
  ["a reader by the link", { uid: "grace" }, { visibility: "Unlisted" }, false, ["everyone"]],
  ["a member of its group", { uid: "grace" }, { visibility: "Private", byGroup: 1 }, true, ["everyone", "groups"]],
  ["a member who reads it by the link", { uid: "grace" }, { visibility: "Unlisted" }, true, ["everyone", "groups"]],
  ["somebody who may not open it", { uid: "grace" }, { visibility: "Private" }, false, []],
  ["its owner", { uid: "ada" }, { visibility: "Public" }, true, []],
  ["a visitor", null, { visibility: "Public" }, false, []],
] as const)("%s suggests corrections as the author allows", (_who, viewer, deck, isMember, allowed) => {
  expect(audiences.filter((audience) => canSuggest(viewer, { ownerId: "ada", ...deck }, { audience, isMember }))).toEqual(allowed);
});

test.each([
  ["a reader", { uid: "grace" }, ["Public"]],
  ["its owner", { uid: "ada" }, []],
  ["a visitor", null, []],
] as const)("%s finds a deck helpful that is %j", (_who, viewer, thanked) => {
  expect(visibilities.filter((visibility) => canThank(viewer, { ownerId: "ada", visibility, isCoAuthor: false }))).toEqual(thanked);
});

test("a co-author finds no deck helpful that they write", () => {
  expect(visibilities.some((visibility) => canThank({ uid: "grace" }, { ownerId: "ada", visibility, isCoAuthor: true }))).toBe(false);
});

test("nobody suggests anything for a deck of the official account", () => {
  const deck = { ownerId: OFFICIAL_UID, visibility: "Public" as const };
  expect(canSuggest({ uid: "grace" }, deck, { audience: "everyone", isMember: true })).toBe(false);
});

test.each([
  ["its owner", { uid: "ada" }, false, true],
  ["a co-author", { uid: "grace" }, true, true],
  ["anybody else", { uid: "grace" }, false, false],
  ["a visitor", null, true, false],
] as const)("%s saves changes of a deck, with any visibility", (_who, viewer, isCoAuthor, allowed) => {
  expect(canSaveChanges(viewer, { ownerId: "ada", isCoAuthor })).toBe(allowed);
});

test.each([{ byGroup: 1 }, { byWriting: 1 }] as const)(
  "a Private deck that is open to others by %j is neither copied nor followed",
  (open) => {
    const deck = { ownerId: "ada", visibility: "Private" as const, ...open };
    expect([canOpen, canCopy, canFollow].map((may) => may({ uid: "grace" }, deck))).toEqual([true, false, false]);
  },
);

test("a co-author neither deletes a deck nor changes who reads it", () => {
  const deck = { ownerId: "ada", visibility: "Private" as const, byWriting: true, isCoAuthor: true };
  expect([canOpen, canDelete, canChangeVisibility, canEdit, canCopy].map((may) => may({ uid: "grace" }, deck))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
