import { writeSentCards } from "@recollect/domain/exchange/text/sent-cards.ts";
import { expect, test } from "vitest";
import { DECK } from "@recollect/domain/limits/limits.ts";

import { anExchange } from "../../../../test/exchange/an-exchange.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";

describeEachDatabase("a text", (openStore) => {
  const opened = async () => (await anExchange(openStore)).aStudent();
  const sides = (cards: readonly { term: string; definition: string }[]) => cards.map(({ term, definition }) => [term, definition]);
  const french = (cards: [string, string][]) =>
    writeSentCards({
      decks: [{ name: "French", folder: [], description: "", cards: cards.map(([term, definition]) => ({ term, definition })) }],
      notes: [],
    });

  test("is read as it is, previewed, written when it is confirmed, and undone", async () => {
    const student = await opened();
    const ready = await student.sent("term,definition\nchien,dog\n$x^2$,square\nalone,", { name: "animals.csv" });
    expect(ready).toMatchObject({
      state: "ready",
      name: "animals.csv",
      report: {
        format: "text",
        decks: [{ name: "animals", cards: 2, sample: [{ term: "chien", definition: "dog" }, { term: "\\(x^2\\)" }] }],
        changed: [{ what: "dollar-formulas", count: 1 }],
        leftOut: [{ what: "incomplete", count: 1, examples: ["alone"] }],
      },
    });
    expect(await student.decks()).toEqual([]);
    const done = await student.confirmed(ready.id);
    expect(done).toMatchObject({ state: "done", decks: [{ title: "animals", isNew: true, added: 2 }] });
    expect((await student.send("DELETE", `/api/imports/${done.id}`)).status).toBe(204);
    expect(await student.decks()).toEqual([]);
  });

  test.each([
    ["notes in Markdown", "notes.md", "# Bones\n\nQ: skull\nA: Schädel\n", ["Bones", "skull", "Schädel"]],
    ["JSON of another program", "a.json", '[{"front":"a","back":"b"}]', ["a", "a", "b"]],
    ["a spreadsheet's text in UTF-16", "a.txt", "\ufeffHund\tdog\nKatze\tcat", ["a", "Hund", "dog"]],
    ["a text file of Anki with HTML", "a.txt", "#separator:tab\n#html:true\n<b>a</b>\tb &amp; c", ["a", "**a**", "b & c"]],
  ])("of any kind is read by the same readers as in the browser: %s", async (_kind, name, text, [title, term, definition]) => {
    const student = await opened();
    const bytes = text.startsWith("\ufeff") ? Buffer.from(text, "utf16le") : Buffer.from(text);
    const { report } = await student.sent(bytes, { name });
    expect(report?.decks).toMatchObject([
      { name: title, sample: [{ term, definition }, ...(name === "a.txt" && text.startsWith("\ufeff") ? [{}] : [])] },
    ]);
  });

  test("gets titles in the student's language where the file has none, and where a deck is split", async () => {
    const student = await opened();
    const titles = async (text: string, language?: string) => {
      const { report } = await student.sent(text, { name: ".tsv", ...(language ? { language } : {}) });
      return report?.decks.map(({ name }) => name);
    };
    const large = Array.from({ length: DECK.maxCards + 1 }, (_, row) => `term ${row}\tdefinition ${row}`).join("\n");
    expect(await titles("Hund\tdog")).toEqual(["Imported deck"]);
    expect(await titles(large, "de-AT,en;q=0.5")).toEqual(["Importierter Stapel (1 von 2)", "Importierter Stapel (2 von 2)"]);
    await student.send("PATCH", `/api/users/${student.uid}`, { language: "fr" });
    expect(await titles("Hund\tdog", "de")).toEqual(["Paquet importé"]);
  });

  test.each([
    ["a picture", Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01", "latin1"), "import/unknown-format"],
    ["a database", Buffer.from("SQLite format 3\0"), "import/unknown-format"],
    ["a document", Buffer.from("%PDF-1.7\nwords\twords"), "import/unknown-format"],
    ["a text without cards", Buffer.from("no card"), "import/empty"],
    ["JSON that is cut", Buffer.from(french([["a", "b"]]).slice(0, -5)), "import/not-json"],
    ["a text of more than 24 MB", Buffer.from("a\tb\n".repeat(7 * 1024 * 1024)), "import/text-too-large"],
  ])("that can't be read says why: %s", async (_what, bytes, code) => {
    const student = await opened();
    expect(await student.sent(bytes, { name: "a.txt" })).toMatchObject({ state: "failed", error: { code } });
  });

  test("that the browser read comes in by the same way, with its notes, folders and languages", async () => {
    const student = await opened();
    const text = writeSentCards({
      decks: [
        {
          name: "Animaux",
          folder: ["Languages", "French"],
          description: "wild",
          languages: { term: "fr", definition: "en" },
          cards: [{ term: "chien", definition: "dog", extra: "m.", tags: ["a1"], bothWays: true }],
        },
        { name: "Animaux", folder: ["Languages", "French"], description: "", cards: [{ term: "chat", definition: "cat" }] },
      ],
      notes: [{ what: "incomplete", count: 2, examples: ["alone"] }],
    });
    const ready = await student.sent(text, { name: "animals.csv" });
    expect(ready.report).toMatchObject({
      decks: [
        { name: "Animaux", folder: ["Languages", "French"], cards: 1, prompts: 2, languages: { term: "fr", definition: "en" } },
        { name: "Animaux", cards: 1 },
      ],
      leftOut: [{ what: "incomplete", count: 2, examples: ["alone"] }],
    });
    const done = await student.confirmed(ready.id);
    const [first] = done.decks!;
    expect(await student.json(`/api/users/${student.uid}/decks/${first!.id}`)).toMatchObject({
      title: "Animaux",
      description: "wild",
      languages: { term: "fr", definition: "en" },
      cards: [{ term: "chien", definition: "dog", extra: "m.", tags: ["a1"], bothWays: true }],
    });
    expect((await student.folders()).decks).toEqual(
      done.decks!.map(({ id }) => ({ ownerId: student.uid, deckId: id, folder: "Languages/French" })),
    );
  });

  test("that a browser did not write is checked like any file: bad notes, names and cards", async () => {
    const student = await opened();
    const crafted = {
      format: "recollect-cards",
      version: 1,
      notes: [{ what: "constructor", count: 1, examples: [] }, { what: "incomplete", count: 1, examples: ["x".repeat(9999)] }, 7],
      decks: [
        { name: 7, folder: [{}], cards: [{ term: "a\0", definition: "b" }, { term: "c" }, null, "x"], languages: { term: "<b>" } },
        3,
      ],
    };
    const { report } = await student.sent(JSON.stringify(crafted), { name: "mine.csv" });
    expect(report).toMatchObject({
      decks: [{ name: "mine.csv", folder: [], cards: 1, languages: null, sample: [{ term: "a", definition: "b" }] }],
      changed: [{ what: "control-characters", count: 1 }],
      leftOut: [{ what: "incomplete", count: 1, examples: ["c"] }],
    });
  });

  test("that is sent again with the same key is one import, before and after it is confirmed", async () => {
    const student = await opened();
    const key = "key-1";
    const first = await student.sent(french([["chien", "dog"]]), { key });
    expect((await student.sent(french([["chien", "dog"]]), { key })).id).toBe(first.id);
    await student.confirmed(first.id);
    expect(await student.sent(french([["chien", "dog"]]), { key })).toMatchObject({ id: first.id, state: "done" });
    expect(await student.decks()).toHaveLength(1);
  });

  test("whose key another student used is an import of its own", async () => {
    const { aStudent } = await anExchange(openStore);
    const [ada, bob] = [await aStudent(), await aStudent()];
    const text = french([["chien", "dog"]]);
    expect((await ada.sent(text, { key: "k" })).id).not.toBe((await bob.sent(text, { key: "k" })).id);
  });

  test("with a known source updates its cards instead of doubling them: a text file of Anki", async () => {
    const student = await opened();
    const anki = (back: string) => `#separator:tab\n#html:false\n#guid column:1\n#deck:Animals\ng1\tchien\t${back}\ng2\tchat\tcat`;
    const [deck] = (await student.brought(anki("dog"))).decks!;
    const again = await student.brought(anki("hound"));
    expect(again.decks).toMatchObject([{ id: deck!.id, isNew: false, added: 0, updated: 1, unchanged: 1 }]);
    expect(sides(await student.cards(deck!.id))).toEqual([
      ["chien", "hound"],
      ["chat", "cat"],
    ]);
  });

  test("with a known source updates its cards instead of doubling them: our own JSON", async () => {
    const student = await opened();
    const deck = await student.deck("Animals", [{ term: "chien", definition: "dog" }]);
    const json = await student.exported(`/api/users/${student.uid}/decks/${deck.id}/export?format=json`);
    const again = await student.brought(json, {}, { name: "Animals.json" });
    expect(again.decks).toMatchObject([{ id: deck.id, isNew: false, added: 0, updated: 0, unchanged: 1 }]);
    const other = await (await anExchange(openStore)).aStudent();
    const first = await other.brought(json, {}, { name: "Animals.json" });
    expect(first.decks).toMatchObject([{ isNew: true, added: 1 }]);
    const newer = new TextDecoder().decode(json).replace('"dog"', '"hound"');
    expect((await other.brought(newer)).decks).toMatchObject([{ id: first.decks![0]!.id, isNew: false, updated: 1 }]);
  });

  test("goes into an own deck, whose cards come back when it is undone, and then it can come in again", async () => {
    const student = await opened();
    const deck = await student.deck("Animals", [{ term: "cheval", definition: "horse" }]);
    const anki = "#separator:tab\n#html:false\n#guid column:1\n#deck:Else\ng1\tchien\tdog";
    const done = await student.brought(anki, { into: deck.id });
    expect(sides(await student.cards(deck.id))).toEqual([
      ["cheval", "horse"],
      ["chien", "dog"],
    ]);
    expect((await student.send("DELETE", `/api/imports/${done.id}`)).status).toBe(204);
    expect(sides(await student.cards(deck.id))).toEqual([["cheval", "horse"]]);
    expect((await student.brought(anki, { into: deck.id })).decks).toMatchObject([{ id: deck.id, added: 1 }]);
  });
});
