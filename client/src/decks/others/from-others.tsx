import type { DeckFromOthers } from "@recollect/domain/library/saved-decks.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { useMemo, useRef } from "react";
import { useGridWindow } from "../../lib/browser/use-grid-window.ts";
import { paths } from "../../lib/paths.ts";
import type { StudySummary } from "../../study/requests/study-api.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { tintOf } from "../../ui/tint.ts";
import type { TagsOf } from "../folders/use-folders.ts";
import type { At, StudiedDeck } from "../card/deck-words.ts";
import { rowPxOf, type DeckView } from "../card/use-deck-view.ts";
import cards from "../card/deck-card.module.css";
import { othersTexts as texts } from "./from-others.texts.ts";
import { OtherCard } from "./other-card.tsx";
import { WithdrawnCard } from "./withdrawn-card.tsx";
import styles from "./from-others.module.css";

/** Up to this many are all rendered. */
const decksAlwaysDrawn = 120;

export type FromOthersProps = {
  uid: string;
  decks: readonly DeckFromOthers[];
  view: DeckView;
  due: StudySummary["decks"];
  studied: readonly StudiedDeck[];
  at: At | undefined;
  tagsOf: TagsOf;
  onStar: (deckId: number, isStarred: boolean) => void;
  onRemove: (deckId: number) => void;
  /** the student has no own deck */ isAlone: boolean;
};

/** Decks of others that the student saved or studies, while their authors share them, and those that were withdrawn. */
export function FromOthers({ uid, decks, view, due, studied, at, tagsOf, onStar, onRemove, isAlone }: FromOthersProps) {
  const grid = useRef<HTMLUListElement | null>(null);
  const { first, end, style } = useGridWindow(grid, { count: decks.length, rowPx: rowPxOf[view], alwaysDrawn: decksAlwaysDrawn });
  const waiting = useMemo(() => new Map(due.map((one) => [one.deckKey, one.due + one.learning])), [due]);
  const progressByDeck = useMemo(() => new Map(studied.map((one) => [one.deckKey, one])), [studied]);
  return (
    <section aria-labelledby="from-others" className={styles.section}>
      <header className={styles.header}>
        <h2 id="from-others">{texts.heading}</h2>
        <p>{texts.hint}</p>
        <p className={styles.key} aria-hidden style={tintOf(2)}>
          {[texts.known, texts.learning, texts.new].map((word) => (
            <span key={word}>
              <i /> {word}
            </span>
          ))}
        </p>
      </header>
      <ul ref={grid} className={cards.grid} data-view={view} aria-label={texts.list} style={style}>
        {decks.slice(first, end).map((one, offset) => {
          const { deckId, deck } = one;
          const place = { position: first + offset + 1, count: decks.length };
          if (deck === null) return <WithdrawnCard key={`withdrawn ${deckId}`} {...place} saved={one} onRemove={onRemove} />;
          const key = deckKeyOf(deck.authorId, deckId);
          return (
            <OtherCard
              key={key}
              {...place}
              uid={uid}
              deck={deck}
              isStarred={one.isStarred}
              mayEdit={one.mayEdit ?? false}
              due={waiting.get(key) ?? 0}
              studied={progressByDeck.get(key)}
              at={at}
              tags={tagsOf(deckId, false)}
              onStar={onStar}
              onRemove={onRemove}
            />
          );
        })}
      </ul>
      {isAlone && (
        <aside className={styles.alone}>
          <p>{texts.noneOwn}</p>
          <ButtonLink to={paths.createDeck}>{texts.createDeck}</ButtonLink>
          <ButtonLink variant="ghost" to={paths.import}>
            {texts.importDeck}
          </ButtonLink>
        </aside>
      )}
    </section>
  );
}
