import type { PackageContent } from "./a-package.ts";

/** The note type of the add-on Image Occlusion Enhanced (1.4), with the order of its fields. */
export const enhancedType = {
  id: 8,
  name: "Image Occlusion Enhanced",
  fields: [
    "ID (hidden)",
    "Header",
    "Image",
    "Question Mask",
    "Footer",
    "Remarks",
    "Sources",
    "Extra 1",
    "Extra 2",
    "Answer Mask",
    "Original Mask",
  ],
  templates: [
    [
      '{{#Image}}<div id="io-header">{{Header}}</div><div id="io-overlay">{{Question Mask}}</div><div id="io-original">{{Image}}</div>{{Footer}}{{/Image}}',
      '{{#Image}}<div id="io-header">{{Header}}</div><div id="io-overlay">{{Answer Mask}}</div><div id="io-original">{{Image}}</div>{{Footer}}{{Remarks}}{{/Image}}',
    ],
  ] as [string, string][],
};

type Drawing = {
  /** the id that all notes of one picture share */
  id?: string;
  /** "ao" hides all and asks one, "oa" hides the asked one alone */
  kind?: "ao" | "oa";
  image?: string;
  width?: number;
  height?: number;
  /** elements of the layer of masks, without ids */
  masks: readonly string[];
  /** elements of the layer of labels */
  labels?: string;
  /** fields by their names */
  fields?: Readonly<Record<string, string>>;
};

/** A drawing in the add-on's two layers. */
export function aDrawing({ width = 500, height = 400, labels = "" }: Pick<Drawing, "width" | "height" | "labels">, masks: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
 <!-- Created with Image Occlusion Enhanced -->
 <g>
  <title>Labels</title>
  ${labels}
 </g>
 <g>
  <title>Masks</title>
  ${masks}
 </g>
</svg>`;
}

/** An asked element, and all in it, in the color and class of a question. */
function asQuestion(element: string): string {
  return element.replaceAll(/fill="[^"]*"/g, 'fill="#FF7E7E"').replaceAll(/<(?!\/|text|title)(\w+)/g, '<$1 class="qshape"');
}

/** The notes and files that the add-on makes of one picture: a note with three drawings for each mask. */
export function enhancedNotes(drawing: Drawing): Required<Pick<PackageContent, "notes" | "media">> {
  const { id = "628be4152337460db5e8d5e58c13425a", kind = "ao", image = "heart.jpg", masks, fields = {} } = drawing;
  const img = (name: string) => `<img src="${name}">`;
  const numbered = masks.map((element, at) => element.replace(/^<(\w+)/, `<$1 id="${id}-${kind}-${at + 1}"`));
  const all = numbered.join("\n  ");
  const media: Record<string, string> = { [`${id}-${kind}-O.svg`]: aDrawing(drawing, all), [image]: "JPG" };
  const notes = numbered.map((element, at) => {
    const name = `${id}-${kind}-${at + 1}`;
    const others = numbered.filter((_, index) => index !== at).join("\n  ");
    media[`${name}-Q.svg`] = aDrawing(
      drawing,
      kind === "ao" ? numbered.map((one, index) => (index === at ? asQuestion(one) : one)).join("\n  ") : asQuestion(element),
    );
    media[`${name}-A.svg`] = aDrawing(drawing, kind === "ao" ? others : "");
    const own: Record<string, string> = {
      "ID (hidden)": name,
      Image: img(image),
      "Question Mask": img(`${name}-Q.svg`),
      "Answer Mask": img(`${name}-A.svg`),
      "Original Mask": img(`${id}-${kind}-O.svg`),
      ...fields,
    };
    return { guid: name, type: enhancedType.id, fields: enhancedType.fields.map((field) => own[field] ?? "") };
  });
  return { notes, media };
}
