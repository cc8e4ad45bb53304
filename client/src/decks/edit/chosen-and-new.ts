import type { Card } from "@recollect/domain/cards/card.ts";
import { conflictKey, withChoices, type ConflictChoice } from "@recollect/domain/decks/conflict-choices.ts";
import { inputWithIds, type DeckForm } from "@recollect/domain/decks/deck-form.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { DeckPatch, PatchConflict } from "@recollect/domain/decks/deck-patch.ts";
import { newId } from "../../lib/new-id.ts";
import { createOnce } from "../editor/saving/save-deck.ts";
import type { EditorState } from "../editor/state/editor-state.ts";

/** A patch after its conflicts were chosen; a field without a choice keeps the student's text. */
export function chosenPatch(
  { patch, conflicts }: { patch: DeckPatch; conflicts: readonly PatchConflict[] },
  choices: ReadonlyMap<string, ConflictChoice>,
  cardOf: (id: string) => Card | null,
): { patch: DeckPatch; isAllMine: boolean } {
  const choiceOf = (one: PatchConflict) => choices.get(conflictKey(one)) ?? "mine";
  const isAllMine = conflicts.every((one) => choiceOf(one) !== "theirs");
  return { patch: withChoices(patch, conflicts, { choiceOf, cardOf, newKey: newId }), isAllMine };
}

/** Creates a deck from an open form, with what was typed meanwhile. Returns it with the form that it was made of. */
export async function createFrom(uid: string, current: () => EditorState): Promise<readonly [Deck, DeckForm]> {
  const { form, formId } = current();
  const deck = await createOnce(
    uid,
    formId,
    inputWithIds(form, () => false),
  );
  return current().form === form ? [deck, form] : createFrom(uid, current);
}
