import { useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { contentOf, isComplete, type Card, type CardContent } from "@recollect/domain/cards/card.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useSignedIn } from "../../../accounts/session/session.tsx";
import { FormattedText } from "../../../cards/text/formatted-text.tsx";
import { SideField } from "../../../decks/editor/writing/side-field.tsx";
import { paths } from "../../../lib/paths.ts";
import { Button, ButtonLink } from "../../../ui/buttons/button.tsx";
import { useLateFocus } from "../../../ui/dialog/dialog-focus.ts";
import { DialogActions } from "../../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../../ui/messages/error-banner.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { CardConflict, withCardEdited } from "./card-changes.ts";
import { changeDeck } from "./change-deck.ts";
import styles from "./edit-card-form.module.css";
import { editingTexts } from "./editing.texts.ts";

type Props = {
  /** the deck as it was when the edit began */
  deck: Deck;
  card: Card;
  onSaved: (deck: Deck, card: Card, words: string) => void;
  onClose: () => void;
};

/** The card's two sides. Only this card is written; other changes to the deck stay. */
export function EditCardForm({ deck, card, onSaved, onClose }: Props) {
  const { uid } = useSignedIn();
  const form = useRef<HTMLFormElement>(null);
  useLateFocus(form);
  const [mine, setMine] = useState<CardContent>(() => contentOf(card));
  const [start, setStart] = useState<CardContent>(mine);
  const [theirs, setTheirs] = useState<CardContent | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [busySides, setBusySides] = useState(0);
  const number = deck.cards.indexOf(card) + 1;
  const cardIn = ({ cards }: Deck) => cards.find(({ id }) => id === card.id);

  async function save(): Promise<void> {
    if (isSaving || busySides > 0) return;
    if (!isComplete(mine)) return setProblem(editingTexts.incomplete);
    setIsSaving(true);
    setProblem(null);
    try {
      let hasOthers = false;
      const deckAfter = await changeDeck(uid, deck.id, (now) => {
        hasOthers = now.revision !== deck.revision;
        return withCardEdited(now, card.id, start, mine);
      });
      onSaved(deckAfter, cardIn(deckAfter) ?? { id: card.id, ...mine }, hasOthers ? editingTexts.savedBeside : editingTexts.saved);
    } catch (failure) {
      if (failure instanceof CardConflict) {
        setTheirs(failure.theirs);
        setStart(failure.theirs);
      } else setProblem(messageFor(failure));
      setIsSaving(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void save();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isSave = (event.ctrlKey || event.metaKey) && (event.key === "Enter" || event.key.toLowerCase() === "s");
    if (!isSave || event.repeat) return;
    event.preventDefault();
    void save();
  }

  const side = (name: "term" | "definition") => (
    <SideField
      side={name}
      number={number}
      isInDialog
      placeholder={editingTexts.sides[name]}
      value={mine[name]}
      onText={(text) => setMine((before) => ({ ...before, [name]: text }))}
      onManyCards={(_pasted, instead) => {
        instead();
        toast.info(editingTexts.manyCards);
      }}
      onOtherKey={onKeyDown}
      onBusy={(isBusy) => setBusySides((count) => count + (isBusy ? 1 : -1))}
    />
  );

  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      {problem !== null && <ErrorBanner message={problem} />}
      {theirs && (
        <div role="alert" className={styles.theirs}>
          <p>{editingTexts.conflict}</p>
          <FormattedText text={theirs.term} gaps="filled" />
          <FormattedText text={theirs.definition} />
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              setMine(theirs);
              setTheirs(null);
            }}
          >
            {editingTexts.takeTheirs}
          </Button>
        </div>
      )}
      {side("term")}
      {side("definition")}
      <DialogActions>
        <ButtonLink variant="ghost" to={paths.editDeck(deck.id)}>
          {editingTexts.allInEditor}
        </ButtonLink>
        <Button variant="ghost" disabled={isSaving} onClick={onClose}>
          {editingTexts.cancel}
        </Button>
        <Button type="submit" busy={isSaving} busyLabel={editingTexts.saving} disabled={busySides > 0}>
          {editingTexts.save}
        </Button>
      </DialogActions>
    </form>
  );
}
