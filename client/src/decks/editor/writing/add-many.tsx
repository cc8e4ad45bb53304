import type { Dispatch } from "react";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";
import { counted } from "@recollect/domain/words/number-words.ts";
import { onDemand } from "../../../lib/on-demand.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { newId } from "../../../lib/new-id.ts";
import type { EditorStep } from "../state/editor-state.ts";
import type { ManyCards } from "./many-cards.ts";

const dialog = onDemand(() => import("./add-many-dialog.tsx").then(({ AddManyDialog }) => AddManyDialog));

type Props = {
  many: ManyCards;
  /** cards that the deck may still have */ room: number;
  dispatch: Dispatch<EditorStep>;
  onClose: () => void;
};

/** Many cards at once, from lines. What was pasted into a field leaves it when the cards are made, and stays when they aren't. */
export function AddMany({ many, room, dispatch, onClose }: Props) {
  function add(cards: readonly Omit<FormCard, "key">[]): void {
    many.instead?.();
    dispatch({ type: "add many", cards: cards.map((card) => ({ ...card, key: newId() })), after: many.after });
    toast.success(`${counted(cards.length, "card")} added`);
    onClose();
  }
  return (
    <dialog.Part
      isWanted
      props={{ pasted: many.pasted, room, onAdd: add, onClose }}
      onFailure={(failure) => {
        toast.error(failure.message);
        onClose();
      }}
    />
  );
}
