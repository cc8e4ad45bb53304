import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { dayMs } from "@recollect/domain/time/units.ts";
import { describe, expect, test } from "vitest";

import { aPackage, type PackageContent } from "../../../../../test/exchange/a-package.ts";
import { aTemporaryFolder } from "../../../../../test/databases.ts";
import { openZip } from "../untrusted/open-zip.ts";
import { openCollection } from "./open-collection.store.ts";
import { readParts } from "./package-parts.ts";
import { readCollection } from "./read-package.ts";

async function read(content: PackageContent) {
  const path = join(await aTemporaryFolder(), "test.apkg");
  await writeFile(path, await aPackage(content));
  const zip = await openZip(path);
  const db = openCollection((await readParts(zip, await aTemporaryFolder())).collection);
  const found = readCollection(db, { dayOf: (at) => Math.floor(at / dayMs), onProgress: () => {} });
  db.close();
  zip.close();
  return { ...found, cards: found.decks.flatMap((deck) => deck.cards) };
}

/** Anki's own note type, as its editor makes it. */
const occlusion = {
  id: 6,
  name: "Image Occlusion",
  cloze: true,
  fields: ["Occlusion", "Image", "Header", "Back Extra", "Comments"],
  templates: [
    ["{{#Header}}<div>{{Header}}</div>{{/Header}}{{cloze:Occlusion}}{{Image}}", "{{cloze:Occlusion}}{{Image}}{{Back Extra}}"],
  ] as [string, string][],
};

const shapes =
  "{{c1::image-occlusion:rect:left=.1167:top=.1115:width=.1619:height=.1967:oi=1}}<br>" +
  "{{c2::image-occlusion:ellipse:left=.4542:top=.2832:rx=.1093:ry=.1442:oi=1}}<br>" +
  "{{c3::image-occlusion:polygon:left=.5595:top=.5132:points=.7916,.5132 .5595,.7791 .9554,.8539 .9379,.5492:oi=1}}<br>" +
  "{{c0::image-occlusion:text:left=.0286:top=.8483:fill=#000000:text=Some text on image:scale=1.:fs=.1013:oi=1}}<br>";

describe("Anki's image occlusion", () => {
  test("is one card with every mask, whose numbers are its prompts with their own progress", async () => {
    const cards = [
      { id: 31, ord: 2 },
      { id: 32, ord: 0, type: 2, due: 10, ivl: 5, factor: 2500, reps: 3 },
      { id: 33, ord: 1 },
    ];
    const fields = [shapes, '<img src="heart.jpg">', "The <b>heart</b>", "four chambers", "from a book"];
    const { cards: read1, notes } = await read({
      noteTypes: [occlusion],
      notes: [{ guid: "g", fields, cards }],
      media: { "heart.jpg": "JPG" },
    });
    expect(read1).toMatchObject([
      {
        guid: "g",
        prompts: 3,
        card: {
          term: "The **heart**\n![heart](media/anki-0.jpg)",
          definition: "four chambers",
          extra: "from a book",
          masks: [
            "hide all",
            "1 box 0.1167 0.1115 0.1619 0.1967",
            "2 ellipse 0.4542 0.2832 0.2186 0.2884",
            "3 polygon 0.7916,0.5132 0.5595,0.7791 0.9554,0.8539 0.9379,0.5492",
            "0 words 0.0286 0.8483 0.1013: Some text on image",
          ],
        },
        progress: [{ ending: "_o1", progress: { card: { stage: "review", scheduledDays: 5 } } }],
      },
    ]);
    expect(notes.filter(({ what }) => what !== "interval-state")).toEqual([]);
  });

  test("has its picture before a picture in the heading, since masks lie over the first", async () => {
    const fields = [shapes, '<img src="heart.jpg">', '<img src="logo.png">', "", ""];
    const { cards } = await read({ noteTypes: [occlusion], notes: [{ guid: "g", fields, cards: [{ ord: 0 }, { ord: 1 }, { ord: 2 }] }] });
    expect(cards[0]?.card.term).toBe("![heart](media/anki-0.jpg)\n![logo](media/anki-1.png)");
  });

  test("reports the masks that can't be drawn, and keeps the others", async () => {
    const field = `{{c1::image-occlusion:rect:left=10.0:top=20:width=30:height=10}}${shapes.slice(shapes.indexOf("{{c2"), shapes.indexOf("{{c3"))}`;
    const fields = [field, '<img src="heart.jpg">', "Heart", "", ""];
    const { cards, notes } = await read({ noteTypes: [occlusion], notes: [{ guid: "g", fields, cards: [{ ord: 0 }, { ord: 1 }] }] });
    expect(cards.map(({ card }) => card.masks)).toEqual([["hide all", "2 ellipse 0.4542 0.2832 0.2186 0.2884"]]);
    expect(notes).toMatchObject([{ what: "drawing-lost", count: 1, examples: ["Heart"] }]);
  });

  test("without a picture, or with nothing that can be drawn, is read as before: the whole picture, and the mask named", async () => {
    const fields = ["{{c1::image-occlusion:rect:left=10.0:top=20:width=30:height=10}}", '<img src="heart.jpg">', "Heart", "", ""];
    const { cards, notes } = await read({ noteTypes: [occlusion], notes: [{ guid: "g", fields, cards: [{ ord: 0 }] }] });
    expect(cards.map(({ card }) => [card.term, card.definition])).toEqual([["Heart\n![heart](media/anki-0.jpg)", "Mask 1 of 1"]]);
    expect(notes).toMatchObject([{ what: "drawing-lost", count: 1 }]);
  });
});

describe("Anki's typed answers", () => {
  const typed = (question: string, answer: string, more: object = {}) => [
    { id: 5, name: "T", fields: ["Front", "Back", "More"], templates: [[question, answer]] as [string, string][], ...more },
  ];
  const one = async (noteTypes: ReturnType<typeof typed>, fields = ["q", "a", "m"]) => {
    const { cards, notes } = await read({ noteTypes, notes: [{ guid: "g", fields }] });
    return { card: cards[0]?.card, notes };
  };

  test("stay typed, which is no change to report", async () => {
    expect(await one(typed("{{Front}}\n\n{{type:Back}}", "{{Front}}\n\n<hr id=answer>\n\n{{type:Back}}"))).toEqual({
      card: { term: "q", definition: "a", typeAnswer: true },
      notes: [expect.objectContaining({ what: "field-not-shown" })],
    });
  });

  test("are compared without what stands below them", async () => {
    const noteTypes = typed("{{Front}}{{type:nc:Back}}", "{{FrontSide}}<hr id=answer>{{type:nc:Back}}<div>{{More}}</div>");
    expect(await one(noteTypes)).toEqual({ card: { term: "q", definition: "a", extra: "m", typeAnswer: true }, notes: [] });
  });

  test("that are not what the back begins with are reported: there the whole back is compared", async () => {
    const { card, notes } = await one(typed("{{Front}}{{type:Back}}", "{{FrontSide}}<hr id=answer>{{More}}<div>{{type:Back}}</div>"));
    expect(card).toEqual({ term: "q", definition: "m\na", typeAnswer: true });
    expect(notes).toMatchObject([{ what: "typed-answer", count: 1, examples: ["a"] }]);
  });

  test("of gaps stay typed too, and an empty field asks for nothing", async () => {
    const cloze = typed("{{cloze:Front}}{{type:cloze:Front}}", "{{cloze:Front}}{{type:cloze:Front}}<br>{{Back}}", { cloze: true });
    expect((await one(cloze, ["The {{c1::heart}}", "b", ""])).card).toEqual({
      term: "The {{c1::heart}}",
      definition: "",
      extra: "b",
      typeAnswer: true,
    });
    expect((await one(typed("{{Front}}{{type:More}}", "{{FrontSide}}<hr id=answer>{{Back}}"), ["q", "a", ""])).card).toEqual({
      term: "q",
      definition: "a",
    });
  });
});
