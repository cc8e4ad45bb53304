import { CARD, DECK } from "@recollect/domain/limits/limits.ts";
import type { ImportNote } from "@recollect/domain/exchange/import-notes.ts";
import { t } from "../lib/language/t.ts";

/** What an import changes or leaves out, by its name: '3 cards have only one side'. */
export const importNoteTexts = {
  "control-characters": (count: number) =>
    t(
      "{count, plural, one {# text held a character that cannot be stored; it is taken out} other {# texts held characters that cannot be stored; they are taken out}}",
      { count },
    ),
  "tags-renamed": (count: number) =>
    t(
      "{count, plural, one {# tag is written differently, or is one of more than {most}} other {# tags are written differently, or are some of more than {most}}}",
      { count, most: CARD.maxTags },
    ),
  "deck-split": (count: number) =>
    t(
      "{count, plural, one {# deck has more than {most, number} cards and becomes several} other {# decks have more than {most, number} cards and become several}}",
      { count, most: DECK.maxCards },
    ),
  "title-shortened": (count: number) =>
    t(
      "{count, plural, one {# name is too long for a title and goes into the description} other {# names are too long for a title and go into the descriptions}}",
      { count },
    ),
  "formatting-lost": (count: number) =>
    t("{count, plural, one {# card loses colors, fonts or sizes} other {# cards lose colors, fonts or sizes}}", { count }),
  "table-flattened": (count: number) =>
    t("{count, plural, one {# table becomes lines of text} other {# tables become lines of text}}", { count }),
  "typed-answer": (count: number) =>
    t(
      "{count, plural, one {# card asked to type a part of its back; here the whole back is compared} other {# cards asked to type a part of their backs; here the whole backs are compared}}",
      { count },
    ),
  "no-answer": (count: number) =>
    t(
      "{count, plural, one {# card has no answer of its own; it shows the question again} other {# cards have no answer of their own; they show the question again}}",
      { count },
    ),
  "drawing-lost": (count: number) =>
    t(
      "{count, plural, one {# mask over a picture can't be drawn and is left out} other {# masks over pictures can't be drawn and are left out}}",
      {
        count,
      },
    ),
  "masks-not-read": (count: number) =>
    t(
      "{count, plural, one {# card's masks over its picture can't be read; it comes with the pictures as they are} other {# cards' masks over their pictures can't be read; they come with the pictures as they are}}",
      { count },
    ),
  "interval-state": (count: number) =>
    t(
      "{count, plural, one {# card's memory is worked out from its interval and ease} other {# cards' memory is worked out from their interval and ease}}",
      { count },
    ),
  "description-shortened": (count: number) =>
    t("{count, plural, one {# description is too long and is cut} other {# descriptions are too long and are cut}}", { count }),
  "answers-only-counted": (count: number) =>
    t(
      "{count, plural, one {# old answer is only counted on its day, not kept one by one} other {# old answers are only counted on their days, not kept one by one}}",
      { count },
    ),
  "dollar-formulas": (count: number) =>
    t(
      "{count, plural, one {# card has text between dollar signs that becomes a formula} other {# cards have text between dollar signs that becomes formulas}}",
      { count },
    ),
  "numbers-removed": (count: number) =>
    t("{count, plural, one {The number before # line is removed} other {The numbers before # lines are removed}}", { count }),
  "outside-cards": (count: number) =>
    t("{count, plural, one {# piece of text belongs to no card} other {# pieces of text belong to no card}}", { count }),
  "field-left-out": (count: number) =>
    t("{count, plural, one {# value beside the cards has no place on a card} other {# values beside the cards have no place on a card}}", {
      count,
    }),
  headings: (count: number) => t("{count, plural, one {# row of headings is no card} other {# rows of headings are no cards}}", { count }),
  comment: (count: number) =>
    t("{count, plural, one {# comment that notes do not show} other {# comments that notes do not show}}", { count }),
  "front-matter": (count: number) =>
    t("{count, plural, one {# block of properties at the top of the notes} other {# blocks of properties at the top of the notes}}", {
      count,
    }),
  "schedule-elsewhere": (count: number) =>
    t("{count, plural, one {# card's progress in the other program} other {# cards' progress in the other program}}", { count }),
  incomplete: (count: number) => t("{count, plural, one {# card has only one side} other {# cards have only one side}}", { count }),
  "field-not-shown": (count: number) =>
    t("{count, plural, one {# field of a note is on none of its cards} other {# fields of notes are on none of their cards}}", { count }),
  "note-without-card": (count: number) => t("{count, plural, one {# note makes no card} other {# notes make no card}}", { count }),
  "empty-card": (count: number) =>
    t(
      "{count, plural, one {# card asks for nothing that its note still has} other {# cards ask for nothing that their notes still have}}",
      { count },
    ),
  "empty-deck": (count: number) => t("{count, plural, one {# deck has no card} other {# decks have no card}}", { count }),
  "colored-flag": (count: number) => t("{count, plural, one {# card's colored flag} other {# cards' colored flags}}", { count }),
  "media-missing": (count: number) =>
    t("{count, plural, one {# picture or sound is named but not in the file} other {# pictures or sounds are named but not in the file}}", {
      count,
    }),
  "media-unknown": (count: number) =>
    t(
      "{count, plural, one {# file is no picture or sound that can be shown here} other {# files are no pictures or sounds that can be shown here}}",
      { count },
    ),
  "media-too-large": (count: number) =>
    t("{count, plural, one {# picture or sound is too large} other {# pictures or sounds are too large}}", { count }),
  "media-elsewhere": (count: number) =>
    t("{count, plural, one {# picture or sound lies on another site} other {# pictures or sounds lie on other sites}}", { count }),
  "media-unused": (count: number) =>
    t(
      "{count, plural, one {# file is on no card (a font, a style sheet or a spare picture)} other {# files are on no card (fonts, style sheets or spare pictures)}}",
      { count },
    ),
  script: (count: number) => t("{count, plural, one {# piece of script} other {# pieces of script}}", { count }),
  "reviews-before-reset": (count: number) =>
    t("{count, plural, one {# answer from before the card was reset} other {# answers from before their cards were reset}}", { count }),
  "reviews-not-counted": (count: number) =>
    t(
      "{count, plural, one {# answer that did not count (cramming or set by hand)} other {# answers that did not count (cramming or set by hand)}}",
      { count },
    ),
} satisfies Record<ImportNote["what"], (count: number) => string>;
