import type { Deck } from "@recollect/domain/decks/deck.ts";
import { unfinishedCards, withUnfinished, type DeckForm } from "@recollect/domain/decks/deck-form.ts";
import type { NavigateFunction } from "react-router";
import { newId } from "../../../lib/new-id.ts";
import { paths } from "../../../lib/paths.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { drafts } from "../drafts/draft-storage.ts";
import type { EditorState } from "../state/editor-state.ts";
import { editorTexts } from "../state/editor.texts.ts";

/** What the way to the editor carries: the draft to begin with. */
export type EditFrom = { formId: string };

type Left = { uid: string; form: DeckForm; saved: Deck; navigate: NavigateFunction };

/**
 * Unfinished cards are dropped on save; they stay in this browser as unsaved changes of the saved deck, and the student is told and can go on
 * with them. Where the browser keeps nothing, the student is told all the same.
 */
export async function tellLeftOut({ uid, form, saved, navigate }: Left): Promise<void> {
  const count = unfinishedCards(form).length;
  if (count === 0) return;
  const formId = newId();
  const draft = { uid, subject: saved.id, formId, form: withUnfinished(form, saved), baseRevision: saved.revision, savedAt: Date.now() };
  const isKept = await drafts.keep(draft).then(
    () => true,
    () => false,
  );
  const keepEditing = {
    label: editorTexts.keepEditing,
    onSelect: () => void navigate(paths.editDeck(saved.id), { state: { formId } satisfies EditFrom }),
  };
  toast.info(editorTexts.leftOut(count), isKept ? keepEditing : undefined);
}

/** What a form holds stays as unsaved changes of its deck although something else is saved. Without storage the choice stands all the same. */
export async function keepMine(
  uid: string,
  subject: number,
  { form, baseRevision }: Pick<EditorState, "form" | "baseRevision">,
): Promise<void> {
  await drafts.keep({ uid, subject, formId: newId(), form, baseRevision, savedAt: Date.now() }).catch(() => undefined);
}
