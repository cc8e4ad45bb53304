import { createHash } from "node:crypto";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { ownNoteTypes } from "@recollect/domain/exchange/anki/own-note-types.ts";
import { readText } from "@recollect/domain/exchange/text/read-text.ts";
import { expect, test } from "vitest";

import { hostileStrings } from "../../../../../domain/test/hostile-strings.ts";
import { anApp, type TestApp } from "../../../../test/an-app.ts";
import { aTemporaryFolder, describeEachDatabase } from "../../../../test/databases.ts";
import { codeIn, type SignedUp } from "../../../../test/signed-up.ts";
import { openCollection } from "../reading/package/open-collection.store.ts";
import { openZip } from "../reading/untrusted/open-zip.ts";
import { readParts } from "../reading/package/package-parts.ts";
import type { ImportView } from "../importing/import-view.ts";
import { exportsFolder } from "./exports-folder.ts";

type Sides = { term: string; definition: string };

/** Each of these is restored exactly from a package. */
const faithful: Sides[] = [
  { term: "nucleus", definition: "Kern" },
  { term: "**bold** *italic* __under__ ~~strike~~ `code`", definition: "H~2~O and x^2^" },
  { term: "two\nlines", definition: "- a\n- b" },
  { term: "a list", definition: "1. one\n2. two" },
  { term: "\\(\\frac{1}{2}\\) of \\[x^2\\]", definition: "[Recollect](https://example.org/a_(b))" },
  { term: "a < b & c > d", definition: '"quoted" \'s' },
  { term: "2\\*3", definition: "code:\n```\nlet a = 1;\n  if (a) b();\n```" },
  { term: "日本語 😀 שלום", definition: "naïve café" },
];

test("the note types of our packages never change, because Anki would treat changed ones as new", () => {
  const digest = (types: readonly object[]) => createHash("sha256").update(JSON.stringify(types)).digest("hex").slice(0, 16);
  const { oneWay, bothWays, cloze, ...later } = ownNoteTypes;
  expect(digest([oneWay, bothWays, cloze])).toBe("aeb687ea089b8cbc");
  expect(digest(Object.values(later))).toBe("896f363970b7366c");
});

describeEachDatabase("exports", (openStore) => {
  async function opened() {
    const dataDir = await aTemporaryFolder();
    const app = anApp(await openStore(), { config: { dataDir } });
    return { app, dataDir, student: await app.aStudent() };
  }

  async function aDeckOf(student: SignedUp, cards: readonly Sides[], title = "My deck") {
    const reply = await student.send("POST", `/api/users/${student.uid}/decks`, { title, description: "about it", cards });
    return (await reply.json()) as { id: number; cards: (Sides & { id: string })[]; revision: number };
  }

  const exported = (student: SignedUp, id: number, query: string) => student.get(`/api/users/${student.uid}/decks/${id}/export?${query}`);

  async function importedBy(app: TestApp, student: SignedUp, bytes: ArrayBuffer): Promise<ImportView> {
    const body = new Uint8Array(bytes);
    const reply = await app.request("/api/imports?name=a.apkg", { method: "POST", headers: { cookie: student.cookie }, body });
    const { id } = (await reply.json()) as { id: string };
    await settled(student, id);
    await student.send("POST", `/api/imports/${id}/confirm`, {});
    return settled(student, id);
  }

  async function settled(student: SignedUp, id: string): Promise<ImportView> {
    const text = await (await student.get(`/api/imports/${id}`, { accept: "text/event-stream" })).text();
    return JSON.parse(text.split("data: ").at(-1) ?? "") as ImportView;
  }

  const cardsOf = async (student: SignedUp, id: number) => {
    const deck = (await (await student.get(`/api/users/${student.uid}/decks/${id}`)).json()) as { cards: (Sides & { id: string })[] };
    return deck.cards.map(({ term, definition }) => ({ term, definition }));
  };

  test.each(["csv", "tsv", "md", "json"])("as %s, every text is restored exactly", async (format) => {
    const { student } = await opened();
    const cards = hostileStrings
      .map(({ text }) => ({ term: text.replaceAll("\0", "").toWellFormed(), definition: "x" }))
      .filter(({ term }) => term.trim() !== "");
    const { id } = await aDeckOf(student, cards);
    const reply = await exported(student, id, `format=${format}`);
    expect(reply.headers.get("content-disposition")).toBe(`attachment; filename="My deck.${format}"; filename*=UTF-8''My%20deck.${format}`);
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await reply.arrayBuffer());
    const { decks } = readText(text, { fileName: `My deck.${format}`, readHtml: (html) => html });
    expect(decks.flatMap((deck) => deck.cards.map(({ guid: _guid, ...card }) => card))).toEqual(cards);
  });

  test("as text for Mnemosyne, each card is one line of two sides", async () => {
    const { student } = await opened();
    const { id } = await aDeckOf(student, [
      { term: "two\nlines", definition: "a\tb < c" },
      { term: "x", definition: "y" },
    ]);
    const reply = await exported(student, id, "format=txt");
    expect(reply.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await reply.text()).toBe("two<br>lines\ta b &lt; c\nx\ty\n");
  });

  test("as a package, texts of every kind become another student's deck", async () => {
    const { app, student, dataDir } = await opened();
    const { id } = await aDeckOf(student, faithful);
    const other = await app.aStudent();
    const reply = await exported(student, id, "format=apkg");
    const done = await importedBy(app, other, await reply.arrayBuffer());
    expect(done).toMatchObject({ state: "done", decks: [{ title: "My deck", isNew: true, added: faithful.length }] });
    expect(await cardsOf(other, done.decks![0]!.id)).toEqual(faithful);
    expect(await readdir(exportsFolder({ dataDir }))).toEqual([]);
  });

  test("hostile texts are restored exactly from a package", async () => {
    const { app, student } = await opened();
    const cards = hostileStrings
      .filter(({ text }) => text.length < 1000 && !text.includes("\0") && text.isWellFormed())
      .map(({ text }) => ({ term: text, definition: "x" }));
    const { id } = await aDeckOf(student, cards);
    const other = await app.aStudent();
    const done = await importedBy(app, other, await (await exported(student, id, "format=apkg")).arrayBuffer());
    expect(await cardsOf(other, done.decks![0]!.id)).toEqual(cards.map(({ term, definition }) => ({ term, definition })));
  });

  // anki-apkg-export 4.0.3 knows a card by its two sides joined, so that each of these pairs would be one card.
  test("a package has all cards whose sides make the same text when joined", async () => {
    const { app, student } = await opened();
    const cards = ["妈", "爸"].flatMap((word) => [
      { term: word, definition: word + word },
      { term: word + word, definition: word },
    ]);
    const { id } = await aDeckOf(student, cards);
    const other = await app.aStudent();
    const done = await importedBy(app, other, await (await exported(student, id, "format=apkg")).arrayBuffer());
    expect(await cardsOf(other, done.decks![0]!.id)).toEqual(cards);
  });

  test("importing an own package changes and duplicates nothing", async () => {
    const { app, student } = await opened();
    const { id, cards } = await aDeckOf(student, faithful);
    const done = await importedBy(app, student, await (await exported(student, id, "format=apkg")).arrayBuffer());
    expect(done.decks).toMatchObject([{ id, isNew: false, added: 0, updated: 0, unchanged: cards.length, conflicts: [] }]);
    expect(await cardsOf(student, id)).toEqual(faithful);
  });

  test("a complete account is one zip, which another student can import: decks, tags, progress", async () => {
    const { app, student } = await opened();
    const cards = [
      { term: "a", definition: "1", tags: ["x"], extra: "more", bothWays: true },
      { term: "The {{c1::heart}}", definition: "" },
    ];
    const deck = await aDeckOf(student, cards, "Whole");
    const entry = {
      kind: "answer",
      id: "e1",
      deckKey: `${student.uid}/${deck.id}`,
      cardId: `${deck.cards[0]!.id}_r`,
      at: app.clock.now() - 1000,
    };
    await student.send("POST", "/api/study/entries", { entries: [{ ...entry, source: "study", rating: "easy", tookMs: 2000 }] });
    const other = await app.aStudent();
    expect(await codeIn(await other.get(`/api/users/${student.uid}/export`))).toBe("database/permission-denied");
    const zip = await (await student.get(`/api/users/${student.uid}/export`)).arrayBuffer();
    const done = await importedBy(app, other, zip);
    expect(done).toMatchObject({ state: "done", decks: [{ title: "Whole", isNew: true, added: 2 }] });
    const back = (await (await other.get(`/api/users/${other.uid}/decks/${done.decks![0]!.id}`)).json()) as { cards: { id: string }[] };
    expect(back.cards.map(({ id: _id, ...content }) => content)).toEqual(cards);
    const progress = JSON.stringify(await (await other.get("/api/study/progress")).json());
    expect(progress).toContain('"answers":1');
    expect(await importedBy(app, student, zip)).toMatchObject({ decks: [{ isNew: false, added: 0, updated: 0, unchanged: 2 }] });
  });

  test("progress is included on request: due dates, suspended cards, and the answers", async () => {
    const { app, student } = await opened();
    const { id, cards } = await aDeckOf(student, [
      { term: "a", definition: "1" },
      { term: "b", definition: "2" },
      { term: "c", definition: "3" },
    ]);
    const deckKey = `${student.uid}/${id}`;
    const at = app.clock.now() - 1000;
    const [a, b] = cards;
    const answer = { kind: "answer", id: "e1", deckKey, cardId: a!.id, at, source: "study", rating: "easy", tookMs: 2000 };
    const suspend = { kind: "suspend", id: "e2", deckKey, cardId: b!.id, at };
    expect((await student.send("POST", "/api/study/entries", { entries: [answer, suspend] })).status).toBe(200);
    const rowsIn = async (query: string) => {
      const path = join(await aTemporaryFolder(), "a.apkg");
      await writeFile(path, new Uint8Array(await (await exported(student, id, query)).arrayBuffer()));
      const zip = await openZip(path);
      const db = openCollection((await readParts(zip, await aTemporaryFolder())).collection);
      const found = {
        cards: db.prepare("select type, queue, ivl from cards order by id").all() as { type: number; queue: number; ivl: number }[],
        log: db.prepare("select ease, time from revlog").all(),
      };
      db.close();
      zip.close();
      return found;
    };
    const withProgress = await rowsIn("format=apkg&progress=1");
    expect(withProgress.cards.map(({ type, queue }) => [type, queue])).toEqual([
      [2, 2],
      [0, -1],
      [0, 0],
    ]);
    expect(withProgress.log).toMatchObject([{ ease: 4, time: 2000 }]);
    const without = await rowsIn("format=apkg");
    expect(without.cards.map(({ queue }) => queue)).toEqual([0, 0, 0]);
    expect(without.log).toEqual([]);
  });

  test("a deck of another student is exported without their progress; a Private one is not exported", async () => {
    const { app, student } = await opened();
    const { id } = await aDeckOf(student, faithful);
    const other = await app.aStudent();
    expect(await codeIn(await other.get(`/api/library/${id}/export?format=csv`))).toBe("deck/not-found");
    expect((await other.get(`/api/users/${student.uid}/decks/${id}/export?format=csv`)).status).toBe(403);
    await student.send("PUT", `/api/users/${student.uid}/decks/${id}/visibility`, { visibility: "Unlisted" });
    expect((await other.get(`/api/library/${id}/export?format=apkg&progress=1`)).status).toBe(200);
    expect((await app.request(`/api/library/${id}/export?format=csv`)).status).toBe(401);
  });

  test("all decks have a file name in the student's language, and a plain one for old programs", async () => {
    const { student } = await opened();
    await aDeckOf(student, faithful);
    const nameOf = async (format: string) => {
      const reply = await student.get(`/api/users/${student.uid}/export?format=${format}`);
      await reply.arrayBuffer();
      return reply.headers.get("content-disposition");
    };
    expect(await nameOf("csv")).toBe(`attachment; filename="My Decks (csv).zip"; filename*=UTF-8''My%20Decks%20%28csv%29.zip`);
    for (const language of ["de", "ar"]) {
      expect((await student.send("PATCH", `/api/users/${student.uid}`, { language })).status).toBe(200);
      const name = language === "de" ? "Meine Stapel" : "مجموعاتي";
      const plain = language === "de" ? name : "_".repeat(name.length);
      expect(await nameOf("apkg")).toBe(`attachment; filename="${plain}.apkg"; filename*=UTF-8''${encodeURIComponent(`${name}.apkg`)}`);
    }
  });

  test("an unknown format is refused with its own code; a title with other characters becomes a valid file name", async () => {
    const { student } = await opened();
    const { id } = await aDeckOf(student, faithful, "../a/b: Ünïcode?.");
    expect(await codeIn(await exported(student, id, "format=exe"))).toBe("export/unknown-format");
    const name = (await exported(student, id, "format=csv")).headers.get("content-disposition");
    expect(name).toBe(`attachment; filename="a b _n_code.csv"; filename*=UTF-8''a%20b%20%C3%9Cn%C3%AFcode.csv`);
  });
});
