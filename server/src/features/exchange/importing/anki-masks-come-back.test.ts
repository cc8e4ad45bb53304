import { expect, test } from "vitest";

import { aPicture } from "../../../../test/a-picture.ts";
import type { PackageContent } from "../../../../test/exchange/a-package.ts";
import { anExchange } from "../../../../test/exchange/an-exchange.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";

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

const shape = (text: string) => `{{${text}}}<br>`;

/** What Anki's editor writes: every kind of shape, turned, colored, moved, with words; and the masks that it has to become. */
const packages: { name: string; shapes: string[]; numbers: number[]; masks: string[] }[] = [
  {
    name: "of single masks that hide all",
    shapes: [
      "c1::image-occlusion:rect:left=.1167:top=.1115:width=.1619:height=.1967:oi=1",
      "c2::image-occlusion:ellipse:left=.4542:top=.2832:rx=.1093:ry=.1442:oi=1",
      "c3::image-occlusion:polygon:left=.5595:top=.5132:points=.7916,.5132 .5595,.7791 .9554,.8539 .9379,.5492:oi=1",
      "c0::image-occlusion:text:left=.0286:top=.8483:fill=#000000:text=Some text\\: on image:scale=1.:fs=.1013:oi=1",
    ],
    numbers: [1, 2, 3],
    masks: [
      "hide all",
      "1 box 0.1167 0.1115 0.1619 0.1967",
      "2 ellipse 0.4542 0.2832 0.2186 0.2884",
      "3 polygon 0.7916,0.5132 0.5595,0.7791 0.9554,0.8539 0.9379,0.5492",
      "0 words 0.0286 0.8483 0.1013: Some text: on image",
    ],
  },
  {
    name: "of groups that hide one, turned and colored",
    shapes: [
      "c1::image-occlusion:rect:left=.1:top=.1:angle=1250:width=.2:height=.1",
      "c1::image-occlusion:ellipse:left=.5:top=.1:fill=#ff0000:rx=.05:ry=.05",
      "c2::image-occlusion:polygon:left=.1:top=.5:angle=8750:points=.1,.5 .3,.5 .2,.7",
      "c2::image-occlusion:rect:left=.6:top=.6:width=.1:height=.1",
      "c12::image-occlusion:rect:left=.8:top=.8:width=.15:height=.15",
    ],
    numbers: [1, 2, 12],
    masks: [
      "1 box 0.1 0.1 0.2 0.1 @0.125",
      "1 ellipse 0.5 0.1 0.1 0.1 #ff0000",
      "2 polygon 0.1,0.5 0.3,0.5 0.2,0.7 @0.875",
      "2 box 0.6 0.6 0.1 0.1",
      "12 box 0.8 0.8 0.15 0.15",
    ],
  },
  {
    name: "of shapes with several numbers, words at another scale, and a mask over the edge",
    shapes: [
      "c1,2::image-occlusion:rect:left=.1:top=.1:width=.2:height=.1",
      "c2::image-occlusion:ellipse:left=-.05:top=.3:rx=.1:ry=.1",
      "c0::image-occlusion:text:left=.2:top=.2:fill=#000000:text=a &lt;b&gt;:scale=2.:fs=.04",
    ],
    numbers: [1, 2],
    masks: ["1 box 0.1 0.1 0.2 0.1", "2 box 0.1 0.1 0.2 0.1", "2 ellipse -0.05 0.3 0.2 0.2", "0 words 0.2 0.2 0.08: a <b>"],
  },
];

const cases = packages.flatMap((one) => (["legacy-2", "latest"] as const).map((layout) => ({ ...one, layout })));

describeEachDatabase("masks of Anki's packages", (openStore) => {
  test.for(cases)(
    "$name come in by the layout $layout, go out, and come in again without loss",
    async ({ layout, shapes, numbers, masks }) => {
      const { aStudent } = await anExchange(openStore);
      const [ada, bob] = [await aStudent(), await aStudent()];
      const fields = [shapes.map(shape).join(""), '<img src="heart.png">', "The heart", "four chambers", "from a book"];
      const cards = numbers.map((number) => ({ ord: number - 1, type: 2, queue: 2, due: 10, ivl: 30, factor: 2500, reps: 3 }));
      const notes = [{ guid: "heart", type: 6, fields, cards }];
      const content: PackageContent = { layout, noteTypes: [occlusion], notes, media: { "heart.png": await aPicture() } };
      const ready = await ada.sent(content);
      expect(JSON.stringify(ready.report)).not.toMatch(/masks-not-read|drawing-lost|media-missing/);
      const [deck] = (await ada.confirmed(ready.id, { progress: true })).decks!;
      const whole = { definition: "four chambers", extra: "from a book", masks };
      const atAda = await ada.cards(deck!.id);
      expect(atAda).toMatchObject([whole]);
      const file = await ada.exported(`/api/users/${ada.uid}/decks/${deck!.id}/export?format=apkg&progress=1`);
      const [again] = (await bob.brought(file, { progress: true })).decks!;
      const atBob = await bob.cards(again!.id);
      expect(atBob).toMatchObject([whole]);
      const asked = async (student: typeof ada, deckId: number, cardId: string) => {
        const { standings } = await student.json<{ standings: Record<string, unknown> }>(`/api/study/decks/${deckId}/cards`);
        return Object.keys(standings)
          .map((key) => key.slice(cardId.length))
          .toSorted();
      };
      const endings = numbers.map((number) => `_o${number}`).toSorted();
      expect(await asked(ada, deck!.id, atAda[0]!.id)).toEqual(endings);
      expect(await asked(bob, again!.id, atBob[0]!.id)).toEqual(endings);
    },
  );
});
