import type { DeckForm } from "@recollect/domain/decks/deck-form.ts";

/** What a form stands for: a deck by its id, or a deck that is yet to be created. */
export type FormSubject = number | "new";

/** The unsaved content of one opened form. `formId` tells apart two forms that were open at once; times are ms since 1970. */
export type Draft = {
  uid: string;
  subject: FormSubject;
  formId: string;
  form: DeckForm;
  /** the revision that was edited; null for a new deck */
  baseRevision: number | null;
  savedAt: number;
};
