import { useState, type Dispatch, type FormEvent } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import { completeCards } from "@recollect/domain/cards/card.ts";
import { deckIdIn } from "@recollect/domain/decks/address.ts";
import type { DeckForm } from "@recollect/domain/decks/deck-form.ts";
import { chosenCards, deleteChosen, moveChosen, putBackRemoved, removedBy } from "@recollect/domain/decks/many-cards/chosen-cards.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";
import { useSignedIn } from "../../../accounts/session/session.tsx";
import { queryKeys } from "../../../lib/requests/query-keys.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../../ui/dialog/dialog.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { ErrorBanner } from "../../../ui/messages/error-banner.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { listDecks } from "../../decks-api.ts";
import { needsNetworkWords } from "../../needs-network.ts";
import type { EditorStep } from "../state/editor-state.ts";
import { copiesOf, copyCardsTo, idsOfCopies, takeCopiesBack, type CardCopies } from "./copy-cards.ts";
import { showWithForm } from "./toasts-of-form.ts";
import styles from "./many-dialogs.module.css";
import { texts } from "./many.texts.ts";

type Props = { form: DeckForm; keys: ReadonlySet<string>; dispatch: Dispatch<EditorStep>; onClose: () => void; onDone: () => void };

/** The value of the choice that is no deck. */
const here = "here";

const wordsFor = (failure: unknown) => needsNetworkWords(failure) ?? messageFor(failure);

/** Moves the chosen cards to another place, or moves or copies them into another own deck. */
export function MoveManyDialog({ form, keys, dispatch, onClose, onDone }: Props) {
  const { uid } = useSignedIn();
  const queryClient = useQueryClient();
  const ownId = deckIdIn(useParams()["deckId"]);
  const decks = useQuery({ queryKey: queryKeys.decks(uid), queryFn: ({ signal }) => listDecks(uid, signal) });
  const [target, setTarget] = useState(here);
  const [place, setPlace] = useState("1");
  const [busy, setBusy] = useState<"copy" | "move" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const cards = chosenCards(form, keys);
  const complete = completeCards(cards);
  // A second try sends the same copies. Their texts are those of the press: a file may arrive in a card while the dialog is open.
  const [copyIds] = useState(() => idsOfCopies(cards));
  const unfinishedCount = cards.length - complete.length;
  const others = (decks.data ?? []).filter(({ id }) => id !== ownId);
  const mostPlace = form.cards.length - cards.length + 1;
  const isPlace = /^\d{1,6}$/.test(place) && Number(place) >= 1 && Number(place) <= mostPlace;

  function moveHere(event: FormEvent): void {
    event.preventDefault();
    if (target !== here || !isPlace) return;
    dispatch({ type: "many", kind: "cards moved", change: (now) => moveChosen(now, keys, Number(place) - 1) });
    toast.success(texts.moved(cards.length));
    onDone();
  }

  async function goThere(how: "copy" | "move"): Promise<void> {
    setBusy(how);
    setProblem(null);
    // What a move would leave behind has to be a deck.
    if (how === "move" && complete.length >= form.cards.length) {
      setProblem(messageFor("deck/last-card"));
      return setBusy(null);
    }
    try {
      const copied = await copyCardsTo(uid, Number(target), copiesOf(complete, copyIds));
      queryClient.setQueryData(queryKeys.deck(uid, copied.deck.id), copied.deck);
      if (how === "move") leaveOut(copied);
      else
        toast.success(
          texts.copiedTo(complete.length, copied.deck.title),
          undoOf(copied, () => undefined),
        );
      onDone();
    } catch (failure) {
      setProblem(wordsFor(failure));
      setBusy(null);
    }
  }

  /** They go from the form only after they are in the other deck: nothing is lost on the way. */
  function leaveOut(copied: CardCopies): void {
    const movedKeys = new Set(complete.map(({ key }) => key));
    const removed = removedBy(form, movedKeys);
    dispatch({ type: "many", kind: "cards moved", change: (now) => deleteChosen(now, movedKeys) });
    const putBack = () => dispatch({ type: "many", kind: "cards put back", change: (now) => putBackRemoved(now, removed) });
    // After the form was saved and left, undoing would take the cards out of both decks.
    showWithForm(toast.success(texts.movedTo(complete.length, copied.deck.title), undoOf(copied, putBack)));
  }

  function undoOf(copied: CardCopies, putBack: () => void) {
    return {
      label: texts.undo,
      onSelect: () => {
        putBack();
        takeCopiesBack(uid, copied).then(
          (deck) => queryClient.setQueryData(queryKeys.deck(uid, deck.id), deck),
          (failure: unknown) => toast.error(wordsFor(failure)),
        );
      },
    };
  }

  return (
    <Dialog title={texts.moveTitle(cards.length)} closesAtOnce onClose={busy === null ? onClose : undefined}>
      <form className={styles.form} onSubmit={moveHere}>
        {problem !== null && <ErrorBanner message={problem} />}
        {decks.error && <ErrorBanner message={wordsFor(decks.error)} />}
        <SelectField
          label={texts.to}
          data-autofocus
          value={target}
          disabled={busy !== null}
          hint={decks.isPending ? texts.loading : decks.data && others.length === 0 ? texts.noOtherDeck : undefined}
          onChange={(event) => setTarget(event.target.value)}
          options={[
            { value: here, label: texts.thisDeck },
            ...others.map(({ id, title }) => ({ value: String(id), label: title, isName: true })),
          ]}
        />
        {target === here ? (
          <TextField
            label={texts.place}
            hint={texts.placeHint(mostPlace)}
            inputMode="numeric"
            maxLength={String(DECK.maxCards).length}
            value={place}
            onChange={(event) => setPlace(event.target.value)}
          />
        ) : (
          <p className={styles.fact}>
            {texts.startAsNew} {unfinishedCount > 0 && texts.unfinished(unfinishedCount)}
          </p>
        )}
        <DialogActions>
          <Button variant="ghost" disabled={busy !== null} onClick={onClose}>
            {texts.cancel}
          </Button>
          {target === here ? (
            <Button type="submit" disabled={!isPlace}>
              {texts.moveHere}
            </Button>
          ) : (
            (["copy", "move"] as const).map((how) => (
              <Button
                key={how}
                variant={how === "copy" ? "primary" : "ghost"}
                busy={busy === how}
                busyLabel={texts.working}
                disabled={busy !== null || complete.length === 0}
                onClick={() => void goThere(how)}
              >
                {how === "copy" ? texts.copyThere : texts.moveThere}
              </Button>
            ))
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
