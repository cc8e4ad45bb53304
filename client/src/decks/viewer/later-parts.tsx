import { useMemo, useState } from "react";
import { onDemand } from "../../lib/on-demand.ts";
import { Skeleton } from "../../ui/waiting/skeleton.tsx";
import type { TagFilterProps } from "../card-tags/tag-filter.tsx";
import type { OpenDeck } from "../load-deck.ts";
import type { SaveProps } from "../saved/save-button.tsx";
import type { CardPartProps } from "./card-part.tsx";
import styles from "./deck-viewer.module.css";

/** Parts of a deck's page that load after it: the cards show without waiting for them. */

const button = onDemand<SaveProps>(() => import("../saved/save-button.tsx").then((module) => module.SaveButton));
const tagFilter = onDemand<TagFilterProps>(() => import("../card-tags/tag-filter.tsx").then((module) => module.TagFilter));
/** In one file, because this page has little room: it loads at the first step through the deck. */
const cardPart = onDemand<CardPartProps>(() => import("./card-part.tsx").then((module) => module.CardPart));

/** 'Save', once its code is loaded; someone else's deck does not wait for it. */
export function SaveButtonLater(props: SaveProps) {
  return <button.Part isWanted props={props} fallback={<Skeleton width="44px" height="36px" radius="var(--radius-pill)" />} />;
}

/** Most decks have no tags, and do not load the filter's code. */
export function TagFilterIfAny(props: TagFilterProps) {
  const { cards } = props;
  const hasTags = useMemo(() => cards.some(({ tags }) => tags !== undefined && tags.length > 0), [cards]);
  if (!hasTags) return null;
  return (
    <div className={styles.filter}>
      <tagFilter.Part isWanted props={props} />
    </div>
  );
}

/** Fewer cards say too little about their languages. */
const fewCards = 3;

/** The offer to read a deck aloud loads at the student's first step through the deck. */
export function LanguagesOfferLater({ uid, deck, isWanted }: { uid: string; deck: OpenDeck; isWanted: boolean }) {
  const [wasWanted, setWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWanted(true);
  if (!wasWanted || deck.languages !== undefined || deck.cards.length < fewCards) return null;
  return <cardPart.Part isWanted props={{ uid, deckId: deck.id, cards: deck.cards }} />;
}

/** Under the answer of a card the questions of a group and the way to suggest a correction, the deck that a copy follows, or what waits on this device. */
export function CardPartLater(props: CardPartProps) {
  return <cardPart.Part isWanted props={props} />;
}
