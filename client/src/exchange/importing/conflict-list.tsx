import { useState } from "react";
import { messageFor } from "@recollect/domain/errors/lookup.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { readDeck, replaceDeck } from "../../decks/decks-api.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import type { ImportedDeck } from "./import-api.ts";
import styles from "./import.module.css";

/** Cards that were changed here and in the package: both texts, and the choice. Until one is made, the card stays as it is here. */
export function ConflictList({ decks }: { decks: readonly ImportedDeck[] }) {
  const conflicts = decks.flatMap((deck) => deck.conflicts.map((conflict) => ({ ...conflict, deckId: deck.id })));
  if (conflicts.length === 0) return null;
  return (
    <section aria-label="Changed on both sides" className={styles.report}>
      <h3 className={styles.reportHead}>Changed here and in the package</h3>
      <p className={styles.hint}>These cards stay as they are here, unless you choose the other text.</p>
      <ul className={styles.sample}>
        {conflicts.map((conflict) => (
          <OneConflict key={conflict.cardId} {...conflict} />
        ))}
      </ul>
    </section>
  );
}

type Sides = { term: string; definition: string };

function OneConflict({ deckId, cardId, here, there }: { deckId: number; cardId: string; here: Sides; there: Sides }) {
  const { uid } = useSignedIn();
  const [state, setState] = useState<"open" | "saving" | "taken">("open");
  const [failure, setFailure] = useState<string | null>(null);

  async function take() {
    setState("saving");
    setFailure(null);
    try {
      const deck = await readDeck(uid, deckId);
      const cards = deck.cards.map((card) => (card.id === cardId ? { ...card, ...there } : card));
      await replaceDeck(uid, deckId, deck.revision, { title: deck.title, description: deck.description, cards });
      setState("taken");
    } catch (error) {
      setFailure(messageFor(error));
      setState("open");
    }
  }

  return (
    <li className={styles.conflict}>
      <div>
        <strong>Here</strong>
        <FormattedText text={here.term} gaps="filled" />
        <FormattedText text={here.definition} />
      </div>
      <div>
        <strong>In the package</strong>
        <FormattedText text={there.term} gaps="filled" />
        <FormattedText text={there.definition} />
      </div>
      {failure && <ErrorBanner message={failure} />}
      <p role="status">{state === "taken" && "The text of the package was taken."}</p>
      {state !== "taken" && (
        <Button variant="ghost" size="small" busy={state === "saving"} busyLabel="Saving..." onClick={() => void take()}>
          Take the package's text
        </Button>
      )}
    </li>
  );
}
