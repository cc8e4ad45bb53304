import { join } from "node:path";

import { plainText } from "@recollect/domain/cards/text/format.ts";
import { sideHtml } from "@recollect/domain/exchange/anki/card-html.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { describe, expect, test } from "vitest";

import { aKeptDeck, keptCards, keptStandings } from "../../../../test/library/a-kept-deck.ts";
import { sha256 } from "../../../../test/exchange/a-package.ts";
import { aTemporaryFolder } from "../../../../test/databases.ts";
import { judged, whyNoAnki } from "../../../../test/exchange/real-anki.ts";
import { words } from "../../../../test/exchange/words-of-html.ts";
import { openCollection } from "../reading/package/open-collection.store.ts";
import { openZip } from "../reading/untrusted/open-zip.ts";
import { readParts } from "../reading/package/package-parts.ts";
import { readCollection } from "../reading/package/read-package.ts";
import { writePackage } from "./write-package.store.ts";

/** Real time, because Anki uses the machine's clock. */
const now = Date.now();

async function packed(change: (deck: Awaited<ReturnType<typeof aKeptDeck>>) => void = () => {}): Promise<string> {
  const folder = await aTemporaryFolder();
  const deck = await aKeptDeck(folder, now);
  change(deck);
  const path = join(folder, "kept.apkg");
  await writePackage([deck], path);
  return path;
}

async function readBack(path: string) {
  const zip = await openZip(path);
  const parts = await readParts(zip, await aTemporaryFolder());
  const db = openCollection(parts.collection);
  const read = readCollection(db, { dayOf: (at) => Math.floor(at / dayMs), onProgress: () => {} });
  db.close();
  const media = new Map<string, string>();
  for (const [name, given] of read.media) media.set(name, sha256(await parts.media.get(given)!()));
  zip.close();
  return { ...read, cards: read.decks.flatMap((deck) => deck.cards), media };
}

describe.skipIf(whyNoAnki !== null)(
  `real Anki, which is asked ${whyNoAnki === null ? "here" : `where it is to be had (${whyNoAnki})`}`,
  () => {
    test("accepts our exports: notes, cards, tags, media, texts, due dates, suspended cards, and the answers", async () => {
      const { imports, cards, media, isSound } = await judged([await packed()]);
      expect(isSound).toBe(true);
      expect(imports).toEqual([{ notes: keptCards.length, cards: keptCards.length + 2, reviews: 2, told: { Added: keptCards.length } }]);
      expect([...new Set(cards.map(({ deck }) => deck))]).toEqual(["Kept: äö"]);
      expect(media).toEqual({
        "rc-0123456789abcdef.png": sha256(Buffer.from("bytes of rc-0123456789abcdef.png")),
        "rc-fedcba9876543210.mp3": sha256(Buffer.from("bytes of rc-fedcba9876543210.mp3")),
      });
      const of = (guid: string, ord = 0) => cards.find((card) => card.guid === guid && card.ord === ord)!;
      expect(of("kept-card-01")).toMatchObject({ tags: ["bio", "cell::core"], dueInDays: 5, interval: 8, reps: 4, lapses: 1 });
      expect(JSON.parse(of("kept-card-01").data)).toMatchObject({ s: 12.3456, d: 5.4321 });
      expect(of("kept-card-02").dueInDays).toBe(-3);
      expect(of("kept-card-02", 1)).toMatchObject({ dueInDays: 1, queue: -1, question: "dog" });
      expect(of("kept-card-03").type).toBe(1);
      expect(of("kept-card-03", 1).dueInDays).toBe(0);
      expect(words(of("kept-card-03").question)).toBe(String.raw`The [organ] beats \(\frac{1}{2} \) a second`);
      expect(words(of("kept-card-03", 1).question)).toBe("The heart beats \\([...]\\) a second");
      for (const { id, term, definition } of keptCards.filter((card) => !/c1::|media\/|\\\[|```/.test(card.term + card.definition))) {
        const { question, answer } = of(id);
        expect(words(question)).toBe(plainText(term).replace(/\s+/g, " "));
        expect(words(answer)).toContain(
          plainText(definition)
            .replace(/(^|\n)(?:- |\d\. )/g, " ")
            .replace(/\s+/g, " ")
            .trim(),
        );
      }
      expect(of("kept-card-07").answer).toContain("if (a &lt; b &amp;&amp; c) d();");
      expect(of("kept-card-06")).toMatchObject({ question: expect.stringContaining("rc-0123456789abcdef.png") as string });
    });

    test("changes nothing with the same package again, and updates texts but not progress with a newer one", async () => {
      const path = await packed();
      const newer = await packed((deck) => {
        deck.updatedAt += 60_000;
        deck.cards = deck.cards.map((card) => (card.id === "kept-card-01" ? { ...card, definition: "changed" } : card));
      });
      const { imports, cards } = await judged([path, path, newer]);
      expect(imports.slice(1).map(({ notes, cards: added, reviews }) => [notes, added, reviews])).toEqual([
        [0, 0, 0],
        [0, 0, 0],
      ]);
      const [first] = cards;
      expect(first).toMatchObject({ guid: "kept-card-01", dueInDays: 5, interval: 8 });
      expect(first!.fields[1]).toBe("changed");
    });

    test("exports what it imported from us, which is the same deck here: texts, tags, media, progress", async () => {
      const out = join(await aTemporaryFolder(), "from-anki.apkg");
      await judged([await packed()], out);
      const { decks, cards, media } = await readBack(out);
      expect(decks.map(({ name }) => name)).toEqual(["Kept: äö"]);
      const renamed = (text: string) =>
        text.replace("media/AAAAAAAAAAAAAAAA.png", "media/anki-0.png").replace("media/BBBBBBBBBBBBBBBB.mp3", "media/anki-1.mp3");
      const said = ({ id: _id, ...card }: (typeof keptCards)[number]) => JSON.parse(renamed(JSON.stringify(card))) as object;
      expect(cards.map(({ card, guid }) => [guid, card])).toEqual(keptCards.map((card) => [card.id, said(card)]));
      expect([...media.values()]).toEqual(
        ["png", "mp3"].map((end, at) => sha256(Buffer.from(`bytes of rc-${["0123456789abcdef", "fedcba9876543210"][at]}.${end}`))),
      );
      const stood = new Map(
        cards.flatMap(({ guid, progress }) => progress.map(({ ending, progress: one }) => [guid + ending, one] as const)),
      );
      for (const [key, { card, isSuspended }] of keptStandings(now)) {
        const back = stood.get(key)!;
        expect(back.isSuspended).toBe(isSuspended);
        expect(back.card).toMatchObject({
          stage: card.stage,
          reps: card.reps,
          lapses: card.lapses,
          stability: card.stability,
          difficulty: card.difficulty,
        });
        expect(Math.abs(back.card.due - card.due)).toBeLessThan(dayMs);
      }
    });

    test("displays texts of every kind as we do, and exports them exactly", async () => {
      const texts = [
        "_x_",
        "snake_case and my__init__",
        "a\tb",
        "two  spaces   and  more ",
        " ahead",
        "one\n\n\n\nfar below",
        "a\\_b \\*c\\* C:\\temp \\",

        "$5 and $x^2$ $$y$$",
        "{a} {{b}} }}",
        "`a_b` `` c`d `` ```",
        "```py\n\n  x = 1\t# _y_\n\n```",
        "[l](https://a.b/c_(d)) https://e.f/g_h",

        "\u200f\u05e9\u05dc\u05d5\u05dd\u200e \u202eabc\u202c",
        "e\u0301 \u00a0 \u2028",
        "--> <!-- & &amp; %20 <b>",
        "3. c\n4. d",
        "- a\n\n- b",
      ];
      const gaps = ["{{c1::a_b_c::_h_}} \t {{c2::\\{ x}}", "\\({{c1::x_{1}}}\\)\t_y_"];
      const cards = [
        ...texts.map((text) => ({ term: `${text}!`, definition: text, extra: text })),
        ...gaps.map((term) => ({ term, definition: "a\tb", extra: "\n_" })),
      ];
      const path = await packed((deck) => {
        deck.cards = cards.map((card, at) => ({ id: `letters-${String(at).padStart(4, "0")}`, ...card }));
        deck.standings = [];
        deck.answers = [];
      });
      const out = join(await aTemporaryFolder(), "from-anki.apkg");
      const { cards: shown, isSound } = await judged([path], out);
      expect(isSound).toBe(true);
      const plain = (text: string) =>
        sideHtml(text, { gaps: false, mediaName: () => null })
          .replace(/\s+/g, " ")
          .trim();
      const without = (html: string) =>
        html
          .replace(/<!--.*?-->/g, "")
          .replace(/\s+/g, " ")
          .trim();
      for (const [at, { term, definition }] of cards.slice(0, texts.length).entries()) {
        expect(without(shown[at]!.question)).toBe(plain(term));
        expect(without(shown[at]!.answer)).toContain(plain(definition));
      }
      const back = await readBack(out);
      expect(back.cards.map(({ card }) => card)).toEqual(cards);
    });

    test("has the same due day for each card, after our export and after its own", async () => {
      const dues = [-400, -1, 0, 1, 3, 30, 900];
      const [[, { card }] = ["", { card: null }]] = keptStandings(now);
      const path = await packed((deck) => {
        deck.cards = dues.map((_, at) => ({ id: `due-card-000${at}`, term: `t${at}`, definition: "d" }));
        deck.standings = dues.map((days, at) => [`due-card-000${at}`, { card: { ...card!, due: now + days * dayMs }, isSuspended: false }]);
      });
      const out = join(await aTemporaryFolder(), "from-anki.apkg");
      expect((await judged([path], out)).cards.map(({ dueInDays }) => dueInDays)).toEqual(dues);
      const { cards } = await readBack(out);
      const back = cards.map(({ progress }) => Math.abs((progress[0]?.progress.card.due ?? 0) - now));
      for (const [at, days] of dues.entries()) expect(Math.abs(back[at]! - Math.abs(days) * dayMs)).toBeLessThan(dayMs);
    });
  },
);
