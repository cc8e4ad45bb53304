import type { AnkiNoteType } from "./package.ts";

/**
 * The note types of our packages. Their ids, names, fields and templates never change: otherwise Anki treats a note as a different one, and
 * neither updates nor adds it.
 */
const answer = (front: string, back: string) =>
  `${front}\n\n<hr id=answer>\n\n${back}{{#Extra}}<div class="extra">{{Extra}}</div>{{/Extra}}`;

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
} as const satisfies Record<string, AnkiNoteType>;

/** The markup around the extra text in the field `Extra` of our cloze notes; the definition is before it. */
export const extraBegins = '<div class="extra">';
export const extraEnds = "</div>";

/** Follows the field `Extra` of a cloze note whose card is asked both ways; its gaps override that. */
export const bothWaysMark = "<!--recollect-both-ways-->";

/** Whether we wrote a note, so that its fields are a card's own. */
export function isOwnNoteType({ id, fields }: Pick<AnkiNoteType, "id" | "fields">): boolean {
  return Object.values(ownNoteTypes).some((own) => own.id === id && own.fields.length === fields.length);
}
