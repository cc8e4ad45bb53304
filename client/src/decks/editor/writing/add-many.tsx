import type { Dispatch } from "react";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";
import { onDemand } from "../../../lib/on-demand.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { addedTexts as texts } from "./added-cards.texts.ts";
import { newId } from "../../../lib/new-id.ts";
import type { EditorStep } from "../state/editor-state.ts";
import type { ManyCards } from "./many-cards.ts";

const dialog = onDemand(() => import("./add-many-dialog.tsx").then(({ AddManyDialog }) => AddManyDialog));

type Props = {
  many: ManyCards;
  /** cards that still fit into the deck */ remaining: number;
  dispatch: Dispatch<EditorStep>;
  /** called with the first card that came from a field, whose row may be gone */ onAdded: (key: string) => void;
  /** called with the lines that were not made into cards */ onClose: (lines: string) => void;
};

/** Makes many cards from lines. Text pasted into a field is removed from it when the cards are made, and stays if they are not. */
export function AddMany({ many, remaining, dispatch, onAdded, onClose }: Props) {
  function add(cards: readonly Omit<FormCard, "key">[]): void {
    many.instead?.();
    const newCards = cards.map((card) => ({ ...card, key: newId() }));
    dispatch({ type: "add many", cards: newCards, after: many.after });
    toast.success(texts.added(cards.length));
    onClose("");
    if (many.instead !== null && newCards[0]) onAdded(newCards[0].key);
  }
  return (
    <dialog.Part
      isWanted
      props={{ pasted: many.pasted, isFromField: many.instead !== null, remaining, onAdd: add, onClose }}
      onFailure={(failure) => {
        toast.error(failure.message);
        onClose(many.pasted);
      }}
    />
  );
}
