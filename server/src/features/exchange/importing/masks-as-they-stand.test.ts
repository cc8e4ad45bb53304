import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { inflateRawSync } from "node:zlib";

import { expect, test } from "vitest";

import { aPicture } from "../../../../test/a-picture.ts";
import { aTemporaryFolder, describeEachDatabase } from "../../../../test/databases.ts";
import { aPackage, basic } from "../../../../test/exchange/a-package.ts";
import { anExchange } from "../../../../test/exchange/an-exchange.ts";

const fields = ["Occlusion", "Image", "Header", "Back Extra", "Comments"];
const front = "{{#Header}}<div>{{Header}}</div>{{/Header}}{{cloze:Occlusion}}{{Image}}";
const occlusion = { id: 6, name: "Image Occlusion", cloze: true, fields, templates: [[front, front]] as [string, string][] };
const picture = '<img src="heart.png">';

/** A package with the note types of a new collection: single masks that hide all, groups that hide one, words, and notes of other kinds between them. */
async function ourPackage(): Promise<Buffer> {
  const hideAll = [
    "{{c1::image-occlusion:rect:left=.1167:top=.1115:width=.1619:height=.1967:oi=1}}<br>",
    "{{c2::image-occlusion:ellipse:left=.4542:top=.2832:rx=.1093:ry=.1442:oi=1}}<br>",
    "{{c3::image-occlusion:polygon:left=.5586:top=.5119:points=.7916,.5132 .5595,.7791 .9554,.8539 .9379,.5492:oi=1}}<br>",
    "{{c0::image-occlusion:text:left=.0286:top=.8483:fill=#000000:text=Seen\\: above:scale=1.:fs=.1013:oi=1}}<br>",
  ];
  const hideOne = [
    "{{c1::image-occlusion:rect:left=.1:top=.1:angle=1250:width=.2:height=.1}}<br>",
    "{{c1::image-occlusion:ellipse:left=.5:top=.1:rx=.05:ry=.05}}<br>",
    "{{c2::image-occlusion:polygon:left=.3:top=.6:points=.1,.5 .3,.5 .2,.7}}<br>",
  ];
  const cards = (count: number) => Array.from({ length: count }, (_, ord) => ({ ord }));
  return aPackage({
    layout: "legacy-2",
    noteTypes: [basic, occlusion],
    notes: [
      { guid: "plain", fields: ["This note is basic", "and this its back"] },
      { guid: "all", type: 6, fields: [hideAll.join(""), picture, "", "", ""], cards: cards(3) },
      { guid: "one", type: 6, fields: [hideOne.join(""), picture, "A heart", "extra", ""], cards: cards(2) },
    ],
    media: { "heart.png": await aPicture() },
  });
}

/** Packages of other authors, which we may not include in the project, if ANKI_PACKAGES names a folder of them. */
const folder = process.env["ANKI_PACKAGES"];
const theirs = folder === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith(".apkg") && !/latest|empty/.test(name));
const files: { name: string; read: () => Promise<Buffer> }[] = [
  { name: "of ours", read: ourPackage },
  ...theirs.map((name) => ({ name, read: async () => readFileSync(join(folder ?? "", name)) })),
];

type PlainMask = { number: number; kind: string; places: number[]; turn: number; words: string };
type PlainMasks = { hidesAll: boolean; masks: PlainMask[] };

/** One file of a zip, found by its central directory; null if it has none of this name. */
function fileOfZip(zip: Buffer, wanted: string): Buffer | null {
  const end = zip.lastIndexOf("PK\u0005\u0006");
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [number, number, number];
    if (zip.toString("utf8", at + 46, at + 46 + nameLength) === wanted) {
      const local = zip.readUInt32LE(at + 42);
      const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      const bytes = zip.subarray(begin, begin + zip.readUInt32LE(at + 20));
      return zip.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes);
    }
    at += 46 + nameLength + extra + comment;
  }
  return null;
}

/** What stands in the package: the first field of each note with shapes, in the notes' order. */
async function occlusionsIn(zip: Buffer): Promise<string[]> {
  const collection = fileOfZip(zip, "collection.anki21") ?? fileOfZip(zip, "collection.anki2");
  const path = join(await aTemporaryFolder(), "collection.db");
  await writeFile(path, collection!);
  const db = new DatabaseSync(path, { readOnly: true });
  const rows = db.prepare("select flds from notes order by id").all() as { flds: string }[];
  db.close();
  return rows.map(({ flds }) => flds.split("\u001f")[0] ?? "").filter((field) => field.includes("::image-occlusion:"));
}

/** The shapes of a field, read without the product's reader. */
function standing(field: string): PlainMasks {
  const masks = field
    .split("{{c")
    .slice(1)
    .map((piece): PlainMask => {
      const [numbers = "", shape = ""] = piece.split("}}")[0]!.split("::image-occlusion:");
      const parts = shape.replaceAll("\\:", "\u0000").split(":");
      const text = (name: string) =>
        parts
          .find((part) => part.startsWith(`${name}=`))
          ?.slice(name.length + 1)
          .replaceAll("\u0000", ":");
      const number = (name: string) => Number(text(name) ?? 0);
      const [left, top] = [number("left"), number("top")];
      const turn = number("angle") / 10_000;
      const kind = parts[0] ?? "";
      // A polygon's left and top are those of the rectangle around its points, wherever these are.
      const points = (text("points") ?? "").split(" ").map((pair) => pair.split(",").map(Number));
      const [by, down] = [left - Math.min(...points.map(([x = 0]) => x)), top - Math.min(...points.map(([, y = 0]) => y))];
      const places = {
        rect: [left, top, number("width"), number("height")],
        ellipse: [left, top, 2 * number("rx"), 2 * number("ry")],
        polygon: points.flatMap(([x = 0, y = 0]) => [x + by, y + down]),
        text: [left, top, number("fs") * number("scale")],
      }[kind];
      return { number: Number(numbers), kind, places: places ?? [], turn, words: text("text") ?? "" };
    });
  return { hidesAll: field.includes(":oi=1"), masks };
}

const kinds: Record<string, string> = { box: "rect", ellipse: "ellipse", polygon: "polygon", words: "text" };

/** The lines of a card, read without the product's reader. */
function stored(lines: readonly string[]): PlainMasks {
  const masks = lines
    .filter((line) => line !== "hide all")
    .map((line): PlainMask => {
      const [shape = "", words = ""] = line.split(": ").length > 1 ? [line.split(": ")[0], line.split(": ").slice(1).join(": ")] : [line];
      const parts = shape.split(" ").filter((part) => !part.startsWith("#"));
      const turn = parts.find((part) => part.startsWith("@"));
      const places = parts.slice(2).filter((part) => part !== turn);
      return {
        number: Number(parts[0]),
        kind: kinds[parts[1] ?? ""] ?? "",
        places: places.flatMap((place) => place.split(",").map(Number)),
        turn: Number(turn?.slice(1) ?? 0),
        words,
      };
    });
  return { hidesAll: lines.includes("hide all"), masks };
}

/** A thousandth of the picture: what rounding may change. */
const near = (value: number): unknown => expect.closeTo(value, 3);

describeEachDatabase("each mask of a package", (openStore) => {
  test.for(files)("comes in as it stands in the package, number, shape, place, words and what is hidden: $name", async ({ read }) => {
    const file = await read();
    const expected = (await occlusionsIn(file)).map(standing);
    const { aStudent } = await anExchange(openStore);
    const ada = await aStudent();
    const { decks } = await ada.brought(file);
    const cards = (await Promise.all(decks!.map(({ id }) => ada.cards(id)))).flat() as { masks?: string[] }[];
    const ours = cards.flatMap(({ masks }) => (masks ? [stored(masks)] : []));
    expect(ours).toEqual(
      expected.map(({ hidesAll, masks }) => ({
        hidesAll,
        masks: masks.map((mask) => ({ ...mask, places: mask.places.map(near), turn: near(mask.turn) })),
      })),
    );
  });
});
