import type { Deck } from "@recollect/domain/decks/deck.ts";
import { formOf, unfinishedCards, withUnfinished, type DeckForm } from "@recollect/domain/decks/deck-form.ts";
import type { NavigateFunction } from "react-router";
import { newId } from "../../../lib/new-id.ts";
import { paths } from "../../../lib/paths.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { drafts } from "../drafts/draft-storage.ts";
import type { EditorState } from "../state/editor-state.ts";
import { editorTexts } from "../state/editor.texts.ts";

/** The navigation state of the editor: the draft to begin with. */
export type EditFrom = { formId: string };

type LeftOutInput = { uid: string; form: DeckForm; deck: Deck; navigate: NavigateFunction };

/**
 * A save drops unfinished cards; they stay in this browser as unsaved changes of the saved deck, and a toast offers to continue with them.
 * The toast also shows if the browser stores nothing.
 */
export async function showLeftOut({ uid, form, deck, navigate }: LeftOutInput): Promise<void> {
  const count = unfinishedCards(form).length;
  if (count === 0) return;
  const formId = newId();
  const draft = {
    uid,
    subject: deck.id,
    formId,
    form: withUnfinished(form, deck),
    baseRevision: deck.revision,
    base: formOf(deck, newId),
    savedAt: Date.now(),
  };
  const isKept = await drafts.keep(draft).then(
    () => true,
    () => false,
  );
  const keepEditing = {
    label: editorTexts.keepEditing,
    onSelect: () => void navigate(paths.editDeck(deck.id), { state: { formId } satisfies EditFrom }),
  };
  toast.info(editorTexts.leftOut(count), isKept ? keepEditing : undefined);
}

/**
 * Keeps a form's content as unsaved changes of its deck, beside the form's own draft or, with its `formId`, as that draft. Without storage the save is
 * still carried out.
 */
export async function keepMine(
  uid: string,
  subject: number,
  { form, baseRevision, base }: Pick<EditorState, "form" | "baseRevision" | "base">,
  formId = newId(),
): Promise<void> {
  await drafts.keep({ uid, subject, formId, form, baseRevision, base, savedAt: Date.now() }).catch(() => undefined);
}
