import type { AnkiNoteType } from "./package.ts";

/**
 * The note types of our packages. Their ids, names, fields and templates never change: otherwise Anki treats a note as a different one, and
 * neither updates nor adds it.
 */
const answer = (front: string, back: string) =>
  `${front}\n\n<hr id=answer>\n\n${back}{{#Extra}}<div class="extra">{{Extra}}</div>{{/Extra}}`;

/** The fields of Anki's image occlusion. `Occlusion` has the shapes, `Comments` is on no card. */
const occlusionFields = ["Occlusion", "Image", "Header", "Back Extra", "Comments"] as const;

const occlusionQuestion = `{{#Header}}<div>{{Header}}</div>{{/Header}}
<div style="display: none">{{cloze:Occlusion}}</div>
<div id="err"></div>
<div id="image-occlusion-container">
    {{Image}}
    <canvas id="image-occlusion-canvas"></canvas>
</div>
<script>
try {
    anki.imageOcclusion.setup();
} catch (exc) {
    document.getElementById("err").innerHTML = \`Error loading image occlusion. Is your Anki version up to date?<br><br>\${exc}\`;
}
</script>
`;

const occlusionAnswer = `${occlusionQuestion}
<div><button id="toggle">Toggle Masks</button></div>
{{#Back Extra}}<div>{{Back Extra}}</div>{{/Back Extra}}
`;

export const ownNoteTypes = {
  oneWay: {
    id: 1_735_689_600_101,
    name: "Recollect",
    isCloze: false,
    fields: ["Term", "Definition", "Extra"],
    templates: [{ name: "Card 1", question: "{{Term}}", answer: answer("{{FrontSide}}", "{{Definition}}") }],
  },
  bothWays: {
    id: 1_735_689_600_102,
    name: "Recollect both ways",
    isCloze: false,
    fields: ["Term", "Definition", "Extra"],
    templates: [
      { name: "Card 1", question: "{{Term}}", answer: answer("{{FrontSide}}", "{{Definition}}") },
      { name: "Card 2", question: "{{Definition}}", answer: answer("{{FrontSide}}", "{{Term}}") },
    ],
  },
  cloze: {
    id: 1_735_689_600_103,
    name: "Recollect cloze",
    isCloze: true,
    fields: ["Text", "Extra"],
    templates: [{ name: "Cloze", question: "{{cloze:Text}}", answer: "{{cloze:Text}}<br>{{Extra}}" }],
  },
  oneWayTyped: {
    id: 1_735_689_600_104,
    name: "Recollect (type in the answer)",
    isCloze: false,
    fields: ["Term", "Definition", "Extra"],
    templates: [{ name: "Card 1", question: "{{Term}}\n\n{{type:Definition}}", answer: answer("{{Term}}", "{{type:Definition}}") }],
  },
  bothWaysTyped: {
    id: 1_735_689_600_105,
    name: "Recollect both ways (type in the answer)",
    isCloze: false,
    fields: ["Term", "Definition", "Extra"],
    templates: [
      { name: "Card 1", question: "{{Term}}\n\n{{type:Definition}}", answer: answer("{{Term}}", "{{type:Definition}}") },
      { name: "Card 2", question: "{{Definition}}\n\n{{type:Term}}", answer: answer("{{Definition}}", "{{type:Term}}") },
    ],
  },
  clozeTyped: {
    id: 1_735_689_600_106,
    name: "Recollect cloze (type in the answer)",
    isCloze: true,
    fields: ["Text", "Extra"],
    templates: [
      { name: "Cloze", question: "{{cloze:Text}}\n\n{{type:cloze:Text}}", answer: "{{cloze:Text}}\n\n{{type:cloze:Text}}<br>{{Extra}}" },
    ],
  },
  /** The fields and templates are Anki's own, word for word, so that its editor and reviewer know the note type. */
  masked: {
    id: 1_735_689_600_107,
    name: "Recollect image occlusion",
    isCloze: true,
    fields: occlusionFields,
    templates: [{ name: "Image Occlusion", question: occlusionQuestion, answer: occlusionAnswer }],
  },
} as const satisfies Record<string, AnkiNoteType>;

/** The markup around the extra text in the field `Extra` of our cloze notes; the definition is before it. */
export const extraBegins = '<div class="extra">';
export const extraEnds = "</div>";

/** Follows the field `Extra` of a cloze note whose card is asked both ways; its gaps override that. */
export const bothWaysMark = "<!--recollect-both-ways-->";

/** Around masks that wait for a picture, at the end of the last field of a note: Anki keeps comments and never shows them. */
export const masksBegin = "<!--recollect-masks:";
export const masksEnd = "-->";

/** Whether our note types ask for a typed answer. */
export function asksToType(noteTypeId: number): boolean {
  const { oneWayTyped, bothWaysTyped, clozeTyped } = ownNoteTypes;
  return [oneWayTyped.id, bothWaysTyped.id, clozeTyped.id].some((id) => id === noteTypeId);
}

/** Whether we wrote a note, so that its fields are a card's own. */
export function isOwnNoteType({ id, fields }: Pick<AnkiNoteType, "id" | "fields">): boolean {
  return Object.values(ownNoteTypes).some((own) => own.id === id && own.fields.length === fields.length);
}
