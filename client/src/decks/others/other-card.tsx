import { authorText } from "../author.texts.ts";
import { countTexts } from "../../cards/counts.texts.ts";
import type { LibraryDeckSummary } from "@recollect/domain/library/library-deck.ts";
import { Pencil, X } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { paths } from "../../lib/paths.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { tintOf } from "../../ui/tint.ts";
import { draggedDeck } from "../folders/dragged-deck.ts";
import { DeckActions, StarSign } from "../card/deck-actions.tsx";
import { FirstCard } from "../card/first-card.tsx";
import { DeckFacts, type DeckFactsProps } from "../card/deck-facts.tsx";
import cards from "../card/deck-card.module.css";
import { othersTexts as texts } from "./from-others.texts.ts";
import styles from "./from-others.module.css";

type Props = Omit<DeckFactsProps, "deck"> & {
  uid: string;
  deck: LibraryDeckSummary;
  tags: readonly string[];
  isStarred: boolean;
  /** the student writes it as a co-author */
  mayEdit: boolean;
  /** counted from 1 */
  position: number;
  count: number;
  onStar: (deckId: number, isStarred: boolean) => void;
  onRemove: (deckId: number) => void;
};

/** A deck of someone else in the student's list: it shows the author where an own deck shows its number of cards. */
export function OtherCard({ uid, deck, due, studied, at, tags, isStarred, mayEdit, position, count, onStar, onRemove }: Props) {
  const navigate = useNavigate();
  return (
    <li className={cards.deck} style={tintOf(deck.id)} data-due={due > 0 || undefined} aria-setsize={count} aria-posinset={position}>
      <FirstCard text={deck.firstCard} />
      <div className={cards.sleeve}>
        <p className={cards.count}>
          <img src={`/${deck.authorTheme ?? 0}.png`} alt="" width={18} height={18} loading="lazy" className={styles.face} />
          <span className={styles.author}>
            {texts.by(<bdi key="author">{authorText(deck.author)}</bdi>).map((piece) =>
              typeof piece === "string" ? (
                <span key={piece} className="visually-hidden">
                  {piece}
                </span>
              ) : (
                piece
              ),
            )}
          </span>
          {mayEdit && <span className={styles.youEdit}>{texts.youEdit}</span>}
          <span className={styles.cards}>{countTexts.cards(deck.cardCount)}</span>
          {isStarred && <StarSign />}
          {tags.length > 0 && (
            <span className={cards.tags} dir="auto">
              {tags.map((tag) => `#${tag}`).join(" ")}
            </span>
          )}
        </p>
        <h3 className={cards.title} dir="auto">
          <Link
            to={paths.deck(deck.id)}
            className={cards.open}
            onDragStart={({ dataTransfer }) => draggedDeck.write(dataTransfer, deck.id)}
          >
            {deck.title}
          </Link>
        </h3>
        <DeckFacts deck={deck} due={due} studied={studied} at={at} />
        <DeckActions uid={uid} deck={{ id: deck.id, title: deck.title, isOwn: false }} isStarred={isStarred} onStar={onStar}>
          {mayEdit ? (
            <IconButton plain label={texts.edit(deck.title)} title={texts.youEdit} onClick={() => void navigate(paths.editDeck(deck.id))}>
              <Pencil size={18} aria-hidden />
            </IconButton>
          ) : (
            <IconButton
              plain
              className={cards.delete}
              label={texts.remove(deck.title)}
              title={texts.removeHint}
              onClick={() => onRemove(deck.id)}
            >
              <X size={18} aria-hidden />
            </IconButton>
          )}
        </DeckActions>
      </div>
    </li>
  );
}
