import { useEffect, useReducer, useRef, useState } from "react";
import type { DeckForm } from "@recollect/domain/decks/deck-form.ts";
import { drafts } from "../drafts/draft-storage.ts";
import type { FormSubject } from "../drafts/draft.ts";
import { editorStep, openEditor, type EditorState } from "./editor-state.ts";
import { newId } from "../../../lib/new-id.ts";
import { editorTexts } from "./editor.texts.ts";
import { useBusyCards } from "./use-busy-cards.ts";
import { useDraft } from "./use-draft.ts";
import { useLatest } from "./use-latest.ts";

type Options = {
  uid: string;
  subject: FormSubject;
  start: () => DeckForm;
  baseRevision: number | null;
  /** the draft to begin with */ from?: string | null;
};

const now = () => Date.now();

/** An open create or edit form: its state, its steps and its draft. `start` is its initial content, read once. */
export function useDeckEditor({ uid, subject, start, baseRevision, from = null }: Options) {
  const [initial] = useState(() => openEditor(newId(), start(), baseRevision));
  const [state, dispatch] = useReducer(editorStep, initial);
  const draft = useDraft({ uid, subject, state, dispatch, storage: drafts, now, from });
  const busy = useBusyCards();

  const latest = useLatest(state);

  /** whether the form is still there, for a save that ends later */
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  /** The form as it is now, and why it can't be saved: a file of a card failed, is still being sent, or is being recorded. */
  function current(): { state: EditorState; refusal: string | null } {
    const open = latest();
    const row = open.form.cards.findIndex(({ key }) => busy.isBusy(key));
    return { state: open, refusal: row < 0 ? null : editorTexts.fileMissing(row + 1) };
  }

  return { state, dispatch, draft, busy, current, isHere };
}

export type DeckEditorState = ReturnType<typeof useDeckEditor>;
