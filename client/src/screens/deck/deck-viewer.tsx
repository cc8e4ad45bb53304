import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { catalogue } from "@recollect/domain/errors/catalogue.ts";
import { paths } from "../../app/paths.ts";
import { DeleteDeckDialog } from "../../decks/delete-deck-dialog.tsx";
import { deleteForGood } from "../../decks/delete-for-good.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorBanner } from "../../ui/error-banner.tsx";
import { Page } from "../../ui/page.tsx";
import { CardStage } from "../../viewer/card-stage.tsx";
import { useFlipThrough } from "../../viewer/use-flip-through.ts";
import { DeckMenu } from "./deck-menu.tsx";
import { VisibilityDialog } from "./visibility-dialog.tsx";
import styles from "./deck-viewer.module.css";

type Props = {
  uid: string;
  deck: Deck;
  /** told before this screen itself deletes the deck, and again if that failed */ onDelete: (isGoing: boolean) => void;
};

/** The owner's view of a deck: title, '...' menu, and the cards one at a time. */
export function DeckViewer({ uid, deck, onDelete }: Props) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const through = useFlipThrough(deck.cards, Math.random);
  const [error, setError] = useState<string | null>(null);
  const [dialog, setDialog] = useState<"visibility" | "delete" | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);

  async function remove() {
    setIsDeleting(true);
    onDelete(true);
    try {
      await deleteForGood(queryClient, uid, deck.id);
      await navigate(paths.decks);
    } catch {
      onDelete(false);
      setError(catalogue["deck/delete-failed"].message);
    }
    setIsDeleting(false);
    setDialog(null);
  }

  return (
    <Page narrow>
      {error !== null && (
        <div className={styles.error}>
          <ErrorBanner message={error} onDismiss={() => setError(null)} />
        </div>
      )}
      <header className={styles.header}>
        <div className={styles.names}>
          <h1 className={styles.title} dir="auto">
            {deck.title}
          </h1>
          {deck.description.trim() !== "" && (
            <p className={styles.description} dir="auto" title={deck.description}>
              {deck.description}
            </p>
          )}
        </div>
        <DeckMenu
          deckId={deck.id}
          hasCards={through.card !== undefined}
          onMove={through.move}
          onVisibility={() => setDialog("visibility")}
          onDelete={() => setDialog("delete")}
        />
      </header>
      {through.card ? (
        <CardStage through={through} card={through.card} />
      ) : (
        <EmptyState
          title="No flashcards found"
          text="This deck doesn't have any cards yet."
          action={<ButtonLink to={paths.decks}>Back to decks</ButtonLink>}
        />
      )}
      {dialog === "visibility" && <VisibilityDialog uid={uid} deck={deck} onClose={() => setDialog(null)} onError={setError} />}
      <DeleteDeckDialog
        deck={dialog === "delete" ? deck : null}
        busy={isDeleting}
        onConfirm={() => void remove()}
        onCancel={() => setDialog(null)}
      />
    </Page>
  );
}
