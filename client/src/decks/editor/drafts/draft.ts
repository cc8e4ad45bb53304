import type { DeckForm } from "@recollect/domain/decks/deck-form.ts";

/** What a form edits: a deck by its id, or a new deck. */
export type FormSubject = number | "new";

/** The unsaved content of one form. `formId` distinguishes two open forms; times are ms since 1970. */
export type Draft = {
  uid: string;
  subject: FormSubject;
  formId: string;
  form: DeckForm;
  /** the revision that the edit began with; null for a new deck */
  baseRevision: number | null;
  /** the content at that revision; missing in drafts of earlier builds and of new decks */
  base?: DeckForm | null;
  savedAt: number;
};
