import { librarySorts } from "@recollect/domain/library/library-sort.ts";
import { LIBRARY } from "@recollect/domain/limits/limits.ts";
import { expect, test } from "vitest";

import { aCampus } from "../../../test/a-campus.ts";
import { aBigLibrary } from "../../../test/library/a-big-library.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { indexWaitingDecks } from "../../library-index/index-decks.store.ts";
import { silent } from "../../process/log/log.ts";

const most = LIBRARY.searchMaxLength;
const fill = (part: string) => part.repeat(Math.ceil(most / part.length)).slice(0, most);

/** Searches that would be questions to an engine, long ones in many words, and letters that stand alone. */
const hostile = [
  [
    "AND",
    "OR NOT",
    "a AND",
    "NEAR(a b)",
    "NEAR/2",
    'terms:"a"',
    "{terms}: a",
    "^a",
    "a*",
    "*",
    "-a",
    "+",
    '"',
    '""',
    "'",
    "''; drop table decks; --",
  ],
  ["a & b", "a | b", "!a", "!!", "a <-> b", "a:*", "(", ")", "((((", "a\\", "\\'", "%", "_", "%%%", "$1", "?1", "\0", "a\0b", "\ufffe"],
  ["a", "z", "漢", "ก", "ع", "ß", "1", "\u0301", "😀", "\ud800"],
  [
    "مدرسة الكيمياء",
    "الالالال",
    "ภาษาไทย",
    "ประวัติศาสตร์",
    "日本の歴史",
    "한국어",
    "e\u0301\u0301\u0301\u0301cole",
    "\u202eabc",
    "\u200b\u200b",
  ],
  [".", "?!", "...", "- - -", "()[]{}", "\u0301\u0301\u0301"].map(fill),
  [
    "x",
    "ab",
    "a ",
    "ab ",
    "abc ",
    "ion tion ",
    "漢",
    "日本",
    "ก",
    "ع",
    "😀",
    "e\u0301",
    "abcdefgh ",
    "chemestri ",
    "1 ",
    "a-",
    "a'",
    "c++ ",
  ].map(fill),
  [
    Array.from({ length: 66 }, (_, at) => at.toString(36))
      .join(" ")
      .slice(0, most),
  ],
].flat();

/** A search that takes longer than this of the server's thread, in ms, would keep others waiting. */
const mostMs = 1000;

describeEachDatabase("hostile searches", (openStore) => {
  test("are answered in every order, with facets and in the own decks, without keeping the server's thread for long", async () => {
    const store = await openStore();
    await aBigLibrary(store, 400);
    await indexWaitingDecks({ store, log: silent });
    const campus = aCampus(store);
    const reader = await campus.student("reader");
    await reader.deck({ title: "Chemistry of Japan", cards: [{ term: "日本の歴史", definition: "école, مدرسة, ภาษาไทย" }] });
    const spent: [number, string][] = [];
    for (const search of hostile) {
      const query = new URLSearchParams({ search }).toString();
      const sort = librarySorts[hostile.indexOf(search) % librarySorts.length] ?? "relevance";
      const paths = [
        `/api/library?${query}`,
        `/api/library?${query}&sort=${sort}&limit=100`,
        `/api/library-facets?${query}&cards=1-20`,
        `/api/users/${reader.uid}/search?${new URLSearchParams({ text: search }).toString()}`,
      ];
      for (const path of paths) {
        const before = process.threadCpuUsage();
        const { status } = await reader.get(path);
        const { user, system } = process.threadCpuUsage(before);
        spent.push([(user + system) / 1000, path]);
        // The character NUL is refused everywhere.
        expect(status, path).toBe(search.includes("\0") ? 400 : 200);
      }
    }
    const slowest = spent.toSorted((a, b) => b[0] - a[0]).slice(0, 1);
    expect(slowest.filter(([ms]) => ms > mostMs)).toEqual([]);
  });

  test("that are longer than a search may be are refused in words, however many words they have", async () => {
    const reader = await aCampus(await openStore()).student("reader");
    for (const search of ["word ".repeat(1000), "x".repeat(most + 1), "漢".repeat(most + 1)]) {
      const reply = await reader.get(`/api/library?${new URLSearchParams({ search }).toString()}`);
      expect([reply.status, ((await reply.json()) as { error: { code: string } }).error.code]).toEqual([422, "library/search-too-long"]);
      const own = await reader.get(`/api/users/${reader.uid}/search?${new URLSearchParams({ text: search }).toString()}`);
      expect(own.status).toBe(422);
    }
  });
});
