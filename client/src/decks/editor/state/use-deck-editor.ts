import { useReducer, useState } from "react";
import type { DeckForm } from "@recollect/domain/decks/deck-form.ts";
import { drafts } from "../drafts/draft-storage.ts";
import type { FormSubject } from "../drafts/draft.ts";
import { editorStep, openEditor } from "./editor-state.ts";
import { newId } from "../../../lib/new-id.ts";
import { useDraft } from "./use-draft.ts";

type Options = {
  uid: string;
  subject: FormSubject;
  start: () => DeckForm;
  baseRevision: number | null;
  /** the draft to begin with */ from?: string | null;
};

const now = () => Date.now();

/** An open create or edit form: its state, its steps and its draft. `start` is what it begins with, read once. */
export function useDeckEditor({ uid, subject, start, baseRevision, from = null }: Options) {
  const [initial] = useState(() => openEditor(newId(), start(), baseRevision));
  const [state, dispatch] = useReducer(editorStep, initial);
  const desk = useDraft({ uid, subject, state, dispatch, stored: drafts, now, from });
  return { state, dispatch, desk };
}

export type DeckEditorState = ReturnType<typeof useDeckEditor>;
