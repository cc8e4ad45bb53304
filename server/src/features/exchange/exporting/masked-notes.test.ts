import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { ownNoteTypes } from "@recollect/domain/exchange/anki/own-note-types.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { describe, expect, test } from "vitest";

import { aTemporaryFolder } from "../../../../test/databases.ts";
import { judged, whyNoAnki } from "../../../../test/exchange/real-anki.ts";
import { openCollection } from "../reading/package/open-collection.store.ts";
import { readParts } from "../reading/package/package-parts.ts";
import { readCollection } from "../reading/package/read-package.ts";
import { openZip } from "../reading/untrusted/open-zip.ts";
import { writePackage, type DeckToPack } from "./write-package.store.ts";

const media = "media/AAAAAAAAAAAAAAAA.png";
const cards = [
  {
    id: "masked-card1",
    term: `A heart, __cut__\n![seen from the front](${media})\nfrom the front`,
    definition: "four *chambers*",
    extra: "from a book",
    typeAnswer: true,
    masks: [
      "hide all",
      "1 box 0.1167 0.1115 0.1619 0.1967: left atrium",
      "3 ellipse 0.4542 0.2832 0.2186 0.2884: aorta",
      "3 polygon 0.7916,0.5132 0.5595,0.7791 0.9554,0.8539: its arch",
      "0 words 0.0286 0.8483 0.1013: a: <b> {{c}}",
    ],
  },
  { id: "masked-card2", term: `![](${media})`, definition: "", masks: ["2 box 0 0 0.5 0.5"] },
  { id: "typed-card-1", term: "Hund", definition: "dog", typeAnswer: true },
  { id: "typed-card-2", term: "Katze", definition: "cat", typeAnswer: true, bothWays: true },
  { id: "typed-card-3", term: "The {{c1::heart}} beats", definition: "", typeAnswer: true },
  { id: "waiting-card", term: "no picture", definition: "d", masks: ["1 box 0 0 1 1: waits"] },
] as const;

async function packed(): Promise<string> {
  const folder = await aTemporaryFolder();
  const file = join(folder, "heart.png");
  await writeFile(file, "PNG");
  const state = {
    stage: "review",
    due: Date.now() + 5 * dayMs,
    stability: 10,
    difficulty: 5,
    scheduledDays: 8,
    step: 0,
    reps: 4,
    lapses: 0,
    lastReview: Date.now() - 3 * dayMs,
  } as const;
  const deck: DeckToPack = {
    id: 1_760_000_000_000,
    title: "Hearts",
    updatedAt: 1_760_000_100_000,
    cards,
    standings: [["masked-card1_o3", { card: state, isSuspended: false }]],
    answers: [],
    media: [{ name: "AAAAAAAAAAAAAAAA.png", packedAs: "rc-0123456789abcdef.png", path: file }],
  };
  const path = join(folder, "hearts.apkg");
  await writePackage([deck], path);
  return path;
}

async function collectionOf(path: string): Promise<string> {
  const zip = await openZip(path);
  const { collection } = await readParts(zip, await aTemporaryFolder());
  zip.close();
  return collection;
}

async function readBack(path: string) {
  const db = openCollection(await collectionOf(path));
  const read = readCollection(db, { dayOf: (at) => Math.floor(at / dayMs), onProgress: () => {} });
  db.close();
  return { notes: read.notes, cards: read.decks.flatMap((deck) => deck.cards) };
}

const stored = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll("media/anki-0.png", media)) as unknown;

test("masked and typed cards come back from their package exactly, with the progress of each mask", async () => {
  const { cards: back, notes } = await readBack(await packed());
  expect(stored(back.map(({ guid, card }) => ({ id: guid, ...card })))).toEqual(cards.map((card) => ({ ...card })));
  expect(back[0]).toMatchObject({ prompts: 2, progress: [{ ending: "_o3", progress: { card: { stage: "review", scheduledDays: 8 } } }] });
  expect(notes).toEqual([]);
});

test("a masked card is a note of Anki's own type, with its fields, its numbers as cards, and nothing that it does not know", async () => {
  const db = new DatabaseSync(await collectionOf(await packed()));
  const models = JSON.parse(String(db.prepare("select models from col").get()?.models)) as Record<string, { flds: object[] }>;
  const model = models[ownNoteTypes.masked.id];
  expect(model).toMatchObject({ type: 1, originalStockKind: 6 });
  expect(model?.flds).toMatchObject(
    ["Occlusion", "Image", "Header", "Back Extra", "Comments"].map((name, ord) => ({ name, ord, tag: ord, preventDeletion: ord < 4 })),
  );
  const rows = db.prepare("select flds from notes where mid = ? order by id").all(ownNoteTypes.masked.id);
  const [occlusion, image, header, backExtra] = String(rows[0]?.flds).split("\u001f");
  expect(occlusion).toBe(
    "{{c1::image-occlusion:rect:left=.1167:top=.1115:width=.1619:height=.1967:oi=1}}<br>" +
      "{{c3::image-occlusion:ellipse:left=.4542:top=.2832:rx=.1093:ry=.1442:oi=1}}<br>" +
      "{{c3::image-occlusion:polygon:left=.5595:top=.5132:points=.7916,.5132 .5595,.7791 .9554,.8539:oi=1}}<br>" +
      "{{c0::image-occlusion:text:left=.0286:top=.8483:fill=#000000:text=a\\: &lt;b&gt; &#123;&#123;c&#125;&#125;:scale=1.:fs=.1013:oi=1}}<br>",
  );
  expect(image).toBe('<img src="rc-0123456789abcdef.png" alt="seen from the front">');
  expect(header).toContain("A heart, <u>cut</u>");
  expect(backExtra).toBe('four <i>chambers</i><div class="extra">from a book</div>');
  const ords = db
    .prepare("select ord from cards where nid in (select id from notes where mid = ?) order by nid, ord")
    .all(ownNoteTypes.masked.id);
  expect(ords.map(({ ord }) => ord)).toEqual([0, 2, 1]);
  db.close();
});

/** The front and back of Anki's note type "Image Occlusion", as Anki 24.06 makes it. */
const stockTemplate = "dd5de1dc";

test("the templates of masked notes are Anki's own, word for word", () => {
  const { question, answer } = ownNoteTypes.masked.templates[0];
  expect(
    createHash("sha256")
      .update(question + answer)
      .digest("hex")
      .slice(0, 8),
  ).toBe(stockTemplate);
});

describe.skipIf(whyNoAnki !== null)(
  `real Anki, which is asked ${whyNoAnki === null ? "here" : `where it is to be had (${whyNoAnki})`}`,
  () => {
    test("takes masked and typed cards, shows the picture, and gives all of it back", async () => {
      const out = join(await aTemporaryFolder(), "from-anki.apkg");
      const { isSound, imports, cards: shown } = await judged([await packed()], out);
      expect(isSound).toBe(true);
      expect(imports).toMatchObject([{ notes: 6, cards: 8 }]);
      const masked = shown.filter(({ guid }) => guid === "masked-card1");
      expect(masked.map(({ ord }) => ord)).toEqual([0, 2]);
      expect(masked[0]?.question).toContain("rc-0123456789abcdef.png");
      const { cards: back } = await readBack(out);
      expect(stored(back.map(({ guid, card }) => ({ id: guid, ...card })))).toEqual(cards.map((card) => ({ ...card })));
    });
  },
);
