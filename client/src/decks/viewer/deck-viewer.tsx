import { useMemo, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../lib/paths.ts";
import type { Card } from "@recollect/domain/cards/card.ts";
import type { Author, StudiedDeck } from "../deck-to-open.ts";
import { onDemand } from "../../lib/on-demand.ts";
import type { LanguagesOfferProps } from "../languages/languages-offer.tsx";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { Page } from "../../ui/page.tsx";
import { TagFilter } from "../card-tags/tag-filter.tsx";
import { CardStage } from "./card-stage.tsx";
import { useFlipThrough } from "../../cards/flip/use-flip-through.ts";
import { OwnerControls } from "./owner-controls.tsx";
import { ReaderControls } from "./reader-controls.tsx";
import styles from "./deck-viewer.module.css";

const languagesOffer = onDemand<LanguagesOfferProps>(() =>
  import("../languages/languages-offer.tsx").then((module) => module.LanguagesOffer),
);

/** Fewer cards say too little of the languages that they are in. */
const fewCards = 3;

type Props = {
  uid: string;
  deck: StudiedDeck;
  isOwner: boolean;
  author: Author | null;
  /** told before this screen itself deletes the deck, and again if that failed */ onDelete: (isGoing: boolean) => void;
  /** what stands below the cards */ children?: ReactNode;
};

/** A deck to study: title, author, '...' menu, and the cards one at a time. */
export function DeckViewer({ uid, deck, isOwner, author, onDelete, children }: Props) {
  const [chosenTag, setTag] = useState<string | null>(null);
  const hasTag = ({ tags }: Card) => chosenTag !== null && tags?.includes(chosenTag) === true;
  // An edit may take the tag off its last card.
  const tag = deck.cards.some(hasTag) ? chosenTag : null;
  const cards = useMemo(() => (tag === null ? deck.cards : deck.cards.filter(({ tags }) => tags?.includes(tag))), [deck.cards, tag]);
  const through = useFlipThrough(cards, Math.random);
  const hasTags = useMemo(() => deck.cards.some(({ tags }) => tags !== undefined && tags.length > 0), [deck.cards]);
  const [error, setError] = useState<string | null>(null);
  const ofCards = { uid, deckId: deck.id, deckTitle: deck.title, hasCards: through.card !== undefined, onMove: through.move };
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
          {author && <ByLine author={author} />}
          {deck.description.trim() !== "" && (
            <p className={styles.description} dir="auto" title={deck.description}>
              {deck.description}
            </p>
          )}
        </div>
        {through.card && (
          <ButtonLink
            to={tag === null ? paths.studyDeck(deck.id) : paths.studyTag(deck.id, tag)}
            size="small"
            className={styles.study}
            {...(tag !== null && { title: `Study only #${tag}`, "aria-label": `Study #${tag} only` })}
          >
            Study
            {tag !== null && <bdi className={styles.tag}>#{tag}</bdi>}
          </ButtonLink>
        )}
        {isOwner ? (
          <OwnerControls {...ofCards} deck={deck} onDelete={onDelete} onError={setError} />
        ) : (
          <ReaderControls {...ofCards} author={author} onError={setError} />
        )}
      </header>
      {isOwner && deck.languages === undefined && deck.cards.length >= fewCards && (
        <languagesOffer.Part isWanted props={{ uid, deckId: deck.id, cards: deck.cards }} onFailure={() => undefined} />
      )}
      {hasTags && (
        <div className={styles.filter}>
          <TagFilter cards={deck.cards} tag={tag} onTag={setTag} />
        </div>
      )}
      {through.card ? (
        <CardStage through={through} card={through.card} languages={deck.languages} />
      ) : (
        <EmptyState
          title="No flashcards found"
          text="This deck doesn't have any cards yet."
          action={<ButtonLink to={paths.decks}>Back to decks</ButtonLink>}
        />
      )}
      {children}
    </Page>
  );
}

/** 'by {author}', with a way to the author's profile when there is one. */
function ByLine({ author: { label, username } }: { author: Author }) {
  return (
    <p className={styles.author}>
      by{" "}
      {username === null ? (
        <bdi>{label}</bdi>
      ) : (
        <Link to={paths.profile(username)}>
          <bdi>{label}</bdi>
        </Link>
      )}
    </p>
  );
}
