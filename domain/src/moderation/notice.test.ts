import { expect, test } from "vitest";

import { collapsedNotices, type NoticeKind } from "./notice.ts";

let made = 0;
const aNotice = (kind: NoticeKind, deckId: number | null, details: { why?: string; readAt?: number | null; groupId?: string } = {}) => {
  return {
    id: `n${(made += 1)}`,
    kind,
    deckId,
    deckTitle: deckId === null ? null : "Law",
    why: "Rule 3",
    readAt: null,
    groupId: null,
    data: null,
    ...details,
  };
};
const shown = (...stored: ReturnType<typeof aNotice>[]) => collapsedNotices(stored).map(({ id, earlier = null }) => ({ id, earlier }));

test("notices of one kind about one deck are one, with each other reason once", () => {
  const all = ["C", "B", "C", "A", "B"].map((why) => aNotice("deck-warn", 7, { why }));
  expect(shown(...all)).toEqual([{ id: all[0]!.id, earlier: { count: 4, reasons: ["B", "A"] } }]);
});

test("those of another kind, about another deck or about the account stay apart, in their order", () => {
  const all = [
    aNotice("deck-warn", 7),
    aNotice("deck-hide", 7),
    aNotice("deck-warn", 8),
    aNotice("account-warn", null),
    aNotice("deck-warn", 7),
  ];
  const ids = all.slice(0, 4).map(({ id }) => ({ id, earlier: null }));
  expect(shown(...all)).toEqual([{ ...ids[0], earlier: { count: 1, reasons: [] } }, ...ids.slice(1)]);
});

test("a notice that was read is not counted among the earlier ones of a new one", () => {
  const all = [aNotice("deck-warn", 7), aNotice("deck-warn", 7, { readAt: 5 }), aNotice("deck-warn", 7, { readAt: 4 })];
  expect(shown(...all)).toEqual(all.map(({ id }) => ({ id, earlier: null })));
});

test("those of one deck in two groups stay apart, and an assignment without words adds none", () => {
  const [of, other] = [{ groupId: "g1" }, { groupId: "g2" }];
  const all = [aNotice("assignment-made", 7, of), aNotice("assignment-made", 7, other), aNotice("assignment-made", 7, { ...of, why: "" })];
  expect(shown(...all)).toEqual([
    { id: all[0]!.id, earlier: { count: 1, reasons: [] } },
    { id: all[1]!.id, earlier: null },
  ]);
});

test("a student without notices has none", () => expect(collapsedNotices([])).toEqual([]));
