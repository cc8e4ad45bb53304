import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { isVisibility, visibilities, visibilityDescriptions } from "@recollect/domain/decks/visibility.ts";
import { catalogue } from "@recollect/domain/errors/catalogue.ts";
import { setVisibility } from "../../lib/decks-api.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { SelectField } from "../../ui/select-field.tsx";

const options = visibilities.map((visibility) => ({ value: visibility, label: visibility }));

type Props = { uid: string; deck: Deck; onClose: () => void; onError: (message: string) => void };

/** Who may open the deck. */
export function VisibilityDialog({ uid, deck, onClose, onError }: Props) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState(deck.visibility);
  const [isSaving, setIsSaving] = useState(false);

  async function save() {
    if (chosen === deck.visibility) return onClose();
    setIsSaving(true);
    try {
      const { visibility, revision, updatedAt } = await setVisibility(uid, deck.id, chosen);
      queryClient.setQueryData<Deck>(queryKeys.deck(uid, deck.id), (known) => known && { ...known, visibility, revision, updatedAt });
    } catch {
      onError(catalogue["deck/visibility-failed"].message);
    }
    onClose();
  }

  return (
    <Dialog title="Change visibility" onClose={isSaving ? undefined : onClose}>
      <SelectField
        label="Visibility"
        options={options}
        value={chosen}
        hint={visibilityDescriptions[chosen]}
        disabled={isSaving}
        onChange={({ target }) => isVisibility(target.value) && setChosen(target.value)}
      />
      <DialogActions>
        <Button variant="ghost" disabled={isSaving} onClick={onClose}>
          Cancel
        </Button>
        <Button busy={isSaving} busyLabel="Saving..." onClick={() => void save()}>
          OK
        </Button>
      </DialogActions>
    </Dialog>
  );
}
