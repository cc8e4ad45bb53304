import { useSearchParams } from "react-router";
import type { StudyProgress } from "../requests/study-api.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import styles from "./deck-choice.module.css";
import { texts } from "./progress.texts.ts";

type Props = Pick<StudyProgress, "decks"> & { deckId: number | null };

/** Which deck the page is about. It is in the address, so the Back button returns to the previous deck. */
export function DeckChoice({ decks, deckId }: Props) {
  const setAddress = useSearchParams()[1];
  if (decks.length === 0) return null;
  const value = decks.some((deck) => deck.deckId === deckId) ? String(deckId) : "";
  return (
    <div className={styles.choice}>
      <SelectField
        label={texts.deck}
        hideLabel
        value={value}
        options={[
          { value: "", label: texts.allDecks },
          ...decks.map((deck) => ({ value: String(deck.deckId), label: deck.title, isName: true })),
        ]}
        onChange={({ target }) => setAddress(target.value === "" ? {} : { deck: target.value })}
      />
    </div>
  );
}
