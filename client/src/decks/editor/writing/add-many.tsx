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
  /** hears the first card that came from a field whose row may be gone */ onAdded: (key: string) => void;
  /** hears the lines of which no cards were made */ onClose: (lines: string) => void;
};

/** Many cards at once, from lines. What was pasted into a field leaves it when the cards are made, and stays when they aren't. */
export function AddMany({ many, room, dispatch, onAdded, onClose }: Props) {
  function add(cards: readonly Omit<FormCard, "key">[]): void {
    many.instead?.();
    const added = cards.map((card) => ({ ...card, key: newId() }));
    dispatch({ type: "add many", cards: added, after: many.after });
    toast.success(`${counted(cards.length, "card")} added`);
    onClose("");
    if (many.instead !== null && added[0]) onAdded(added[0].key);
  }
  return (
    <dialog.Part
      isWanted
      props={{ pasted: many.pasted, isFromField: many.instead !== null, room, onAdd: add, onClose }}
      onFailure={(failure) => {
        toast.error(failure.message);
        onClose(many.pasted);
      }}
    />
  );
}
