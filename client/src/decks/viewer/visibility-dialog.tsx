import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { restrictionProblem, type Restriction } from "@recollect/domain/moderation/restriction.ts";
import { isVisibility, visibilities } from "@recollect/domain/decks/visibility.ts";
import { errorText } from "../../lib/language/error-text.ts";
import { canBeShared } from "@recollect/domain/permissions/decks.ts";
import type { OpenDeck } from "../load-deck.ts";
import { refusalWords } from "../../lib/requests/refusal-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { onDemand } from "../../lib/on-demand.ts";
import type { ChosenTopic, TopicFieldsProps } from "../topic/topic-fields.tsx";
import { setTopic } from "../topic/topic-api.ts";
import { visibilityTexts } from "../visibility.texts.ts";
import { saveVisibility } from "./save-visibility.ts";
import { texts } from "./deck-menu.texts.ts";

const options = visibilities.map((visibility) => ({ value: visibility, label: visibilityTexts.names[visibility] }));

const topicFields = onDemand<TopicFieldsProps>(() => import("../topic/topic-fields.tsx").then((module) => module.TopicFields));

type Props = {
  uid: string;
  deck: OpenDeck;
  /** what a moderator still allows; null: everything */
  restriction: Restriction | null;
  onClose: () => void;
  onError: (message: string) => void;
};

/** Chooses who may open the deck; of a Public one also what it is about, by which the Library is filtered. */
export function VisibilityDialog({ uid, deck, restriction, onClose, onError }: Props) {
  const queryClient = useQueryClient();
  const [choice, setChoice] = useState(deck.visibility);
  const [topic, setTopicToSave] = useState<ChosenTopic | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const mayShare = canBeShared({ ownerId: uid, id: deck.id });

  const problem = mayShare ? restrictionProblem(choice, restriction) : "deck/tutorial-not-shared";

  async function save() {
    const isVisibilityNew = choice !== deck.visibility || restriction !== null;
    const newTopic = choice === "Public" && topic !== null && !isSame(topic) ? topic.chosen : null;
    if (!isVisibilityNew && newTopic === null) return onClose();
    setIsSaving(true);
    try {
      if (newTopic) await setTopic(uid, deck.id, newTopic);
      if (isVisibilityNew) {
        await saveVisibility(queryClient, uid, deck.id, choice);
        // Nothing else on the deck's page shows who may open it.
        toast.success(visibilityTexts.descriptions[choice]);
      }
    } catch (failure) {
      onError(refusalWords(failure, "deck/visibility-failed"));
    }
    onClose();
  }

  return (
    <Dialog title={texts.changeVisibility} onClose={isSaving ? undefined : onClose}>
      <SelectField
        label={texts.visibility}
        options={options}
        value={choice}
        data-autofocus
        hint={problem === null ? visibilityTexts.descriptions[choice] : errorText(problem)}
        disabled={isSaving || !mayShare}
        onChange={({ target }) => isVisibility(target.value) && setChoice(target.value)}
      />
      {choice === "Public" && problem === null && (
        <topicFields.Part isWanted props={{ uid, deckId: deck.id, isDisabled: isSaving, onTopic: setTopicToSave }} />
      )}
      <DialogActions>
        <Button variant="ghost" disabled={isSaving} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button busy={isSaving} disabled={mayShare && problem !== null} busyLabel={texts.saving} onClick={() => void save()}>
          {texts.ok}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function isSame({ before, chosen }: ChosenTopic): boolean {
  return before.subject === chosen.subject && before.level === chosen.level;
}
