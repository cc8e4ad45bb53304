import { cardTexts } from "@recollect/domain/cards/card-fields.ts";
import type { Card } from "@recollect/domain/cards/card.ts";
import { isTemporaryDeckId } from "@recollect/domain/decks/deck-ids.ts";
import { useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import { useFlipThrough } from "../../cards/flip/use-flip-through.ts";
import { StarButton } from "../../cards/stars/star-button.tsx";
import { useStars } from "../../cards/stars/use-stars.ts";
import { DrawnAtOnce } from "../../cards/text/drawn-at-once.tsx";
import { paths } from "../../lib/paths.ts";
import { useDeckStandings } from "../../study/use-deck-standings.ts";
import { useStudySettings } from "../../study/use-study-settings.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import type { Author, OpenDeck } from "../load-deck.ts";
import { hasWaitingSaves } from "../waiting/store/has-waiting-saves.ts";
import { CardStage, hasSound } from "./card-stage.tsx";
import { DeckControls } from "./deck-controls.tsx";
import { DeckHeader } from "./deck-header.tsx";
import { CardPartLater, LanguagesOfferLater, SaveButtonLater, TagFilterIfAny } from "./later-parts.tsx";
import { placeKeeper } from "./place/stored-place.ts";
import { TermsPanel } from "./terms-panel.tsx";
import styles from "./deck-viewer.module.css";
import { texts } from "./deck-page.texts.ts";

type Props = {
  uid: string;
  deck: OpenDeck;
  /** the deck's key in the study log */
  deckKey: string;
  isOwner: boolean;
  author: Author | null;
  /** called before this screen deletes the deck, and again if that failed */ onDelete: (isGoing: boolean) => void;
  /** shown below the cards */ children?: ReactNode;
};

/** A deck to study: its title and actions, the cards one at a time, and all of them in a list. */
export function DeckViewer({ uid, deck, deckKey, isOwner, author, onDelete, children }: Props) {
  const [chosenTag, setTag] = useState<string | null>(null);
  const hasTag = ({ tags }: Card) => chosenTag !== null && tags?.includes(chosenTag) === true;
  // An edit may remove the tag from its last card.
  const tag = deck.cards.some(hasTag) ? chosenTag : null;
  const cards = useMemo(() => (tag === null ? deck.cards : deck.cards.filter(({ tags }) => tags?.includes(tag))), [deck.cards, tag]);
  const [keeper] = useState(() => placeKeeper(uid, deck.id));
  const through = useFlipThrough(cards, Math.random, keeper);
  const standings = useDeckStandings(deck.id, deck.cards);
  const stars = useStars(deck.id, { enabled: !isTemporaryDeckId(deck.id) });
  const { data: settings } = useStudySettings({ enabled: through.card !== undefined && hasSound(through.card, deck.languages) });
  const column = useRef<HTMLDivElement | null>(null);
  const [error, setError] = useState<string | null>(null);
  const ofCards = { uid, deckId: deck.id, deckTitle: deck.title, hasCards: through.card !== undefined, onMove: through.move };

  const { move } = through;
  const jump = useCallback(
    (cardId: string) => {
      move({ to: cardId });
      // On a phone the list is below the card.
      column.current?.scrollIntoView({ block: "nearest" });
    },
    [move],
  );

  const waiting = (
    // A new element: the page below has another width, and would move.
    <Page key="waiting" narrow>
      <Spinner isScreen label={texts.loading} />
    </Page>
  );
  return (
    <DrawnAtOnce current={through.card ? [through.card.term] : []} next={through.near.flatMap(cardTexts)} fallback={waiting}>
      <Page className={styles.page}>
        {error !== null && (
          <div className={styles.error}>
            <ErrorBanner message={error} onDismiss={() => setError(null)} />
          </div>
        )}
        {isOwner && hasWaitingSaves.get(uid) && <CardPartLater uid={uid} deckId={deck.id} />}
        <DeckHeader
          {...{ deck, author, cards, tag, standings }}
          menu={
            <>
              {!isOwner && <SaveButtonLater uid={uid} deckId={deck.id} title={deck.title} />}
              <DeckControls {...ofCards} {...{ deck, isOwner, author, onDelete, onError: setError }} />
            </>
          }
        />
        {deck.copiedFrom && <CardPartLater uid={uid} deckId={deck.id} copiedFrom={deck.copiedFrom} />}
        {isOwner && <LanguagesOfferLater uid={uid} deck={deck} isWanted={through.walk.flipped || through.walk.index > 0} />}
        <TagFilterIfAny cards={deck.cards} tag={tag} onTag={setTag} />
        {through.card ? (
          <div className={styles.desk}>
            <div ref={column} className={styles.column}>
              {deck.copiedFrom && <CardPartLater uid={uid} copy={deck} current={through.card} />}
              <CardStage
                through={through}
                card={through.card}
                languages={deck.languages}
                settings={settings}
                corner={
                  <StarButton
                    label={texts.star}
                    isStarred={stars.starred.has(through.card.id)}
                    onStar={(isStarred) => through.card && stars.setStar(through.card.id, isStarred)}
                  />
                }
              />
              {through.walk.flipped && <CardPartLater deckKey={deckKey} card={through.card} />}
            </div>
            <TermsPanel
              deckId={deck.id}
              {...{ deckKey, cards, standings, stars }}
              language={deck.languages?.term ?? null}
              currentId={through.card.id}
              onJump={jump}
            />
          </div>
        ) : (
          <EmptyState
            title={texts.noCards}
            text={texts.noCardsYet}
            action={<ButtonLink to={paths.decks}>{texts.backToDecks}</ButtonLink>}
          />
        )}
        {children}
      </Page>
    </DrawnAtOnce>
  );
}
