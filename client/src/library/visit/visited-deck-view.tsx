import type { VisitedDeck } from "@recollect/domain/library/visit.ts";
import { cardTexts } from "@recollect/domain/cards/card-fields.ts";
import { Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { destination } from "../../accounts/session/destination.ts";
import { useSessionStore } from "../../accounts/session/session.tsx";
import { useFlipThrough } from "../../cards/flip/use-flip-through.ts";
import { DrawnAtOnce } from "../../cards/text/drawn-at-once.tsx";
import { authorText } from "../../decks/author.texts.ts";
import { CardStage } from "../../decks/viewer/card-stage.tsx";
import { texts as deckTexts } from "../../decks/viewer/deck-page.texts.ts";
import { visitedPlace } from "../../decks/viewer/place/visited-place.ts";
import { paths } from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { Page } from "../../ui/page.tsx";
import { lazily } from "../../ui/waiting/lazily.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { SignInButtons } from "./sign-in-buttons.tsx";
import { texts } from "./visit.texts.ts";
import styles from "./visited-deck.module.css";

const VisitorsRound = lazily(() => import("./visitors-round.tsx").then((module) => module.VisitorsRound));

/** Sides play by themselves only for a student who wished it. */
const settings = { playsSound: false, speechSpeed: 1 };

/** A deck to flip through, and one round of its questions; signing in from here opens the deck at the same card. */
export function VisitedDeckView({ deck }: { deck: VisitedDeck }) {
  const [search] = useSearchParams();
  const [isRoundOver, setRoundOver] = useState(false);
  const [keeper] = useState(() => ({
    read: () => visitedPlace.read(deck.id),
    write: ({ cardId }: { cardId: string }) => visitedPlace.write(deck.id, cardId),
  }));
  const through = useFlipThrough(deck.cards, Math.random, keeper);
  useReturn(deck.id);
  const waiting = (
    <Page key="waiting" narrow>
      <Spinner isScreen label={deckTexts.loading} />
    </Page>
  );
  if (search.has(roundParameter)) {
    return (
      <Suspense fallback={waiting}>
        <VisitorsRound deck={deck} onOver={() => setRoundOver(true)} />
      </Suspense>
    );
  }
  return (
    <DrawnAtOnce current={through.card ? [through.card.term] : []} next={through.near.flatMap(cardTexts)} fallback={waiting}>
      <Page className={styles.page}>
        <header className={styles.header}>
          <div className={styles.names}>
            <h1 className={styles.title} dir="auto" translate="no">
              {deck.title}
            </h1>
            <p className={styles.author}>
              {texts.cardsBy(
                deck.cardCount,
                <bdi key="author" translate="no">
                  {authorText(deck.author)}
                </bdi>,
              )}
            </p>
            {deck.description.trim() !== "" && (
              <p className={styles.description} dir="auto" translate="no" title={deck.description}>
                {deck.description}
              </p>
            )}
          </div>
          <div className={styles.acts}>
            <SignInButtons />
            {!isRoundOver && deck.cards.length > 0 && (
              <ButtonLink variant="ghost" to={`${paths.deck(deck.id)}?${roundParameter}`}>
                {texts.round}
              </ButtonLink>
            )}
          </div>
        </header>
        {through.card ? (
          <div className={styles.desk}>
            <div className={styles.column}>
              <CardStage through={through} card={through.card} languages={deck.languages} settings={settings} />
            </div>
          </div>
        ) : (
          <EmptyState title={deckTexts.noCards} text={deckTexts.noCardsYet} />
        )}
        <div className={styles.notes}>
          {deck.cards.length < deck.cardCount && <p>{texts.firstOnly(deck.cards.length, deck.cardCount)}</p>}
          <p>{isRoundOver ? texts.roundOver : texts.about}</p>
        </div>
      </Page>
    </DrawnAtOnce>
  );
}

const roundParameter = "round";

/** Whoever signs in from here, at the school's page too, comes back to the deck. */
function useReturn(deckId: number): void {
  const session = useSessionStore();
  useEffect(() => {
    destination.set({ path: paths.deck(deckId), uid: null });
    return () => {
      if (session.get().state === "signed-in") destination.clear();
    };
  }, [deckId, session]);
}
