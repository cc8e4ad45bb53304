import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { ChevronLeft, ChevronRight, RotateCcw } from "lucide-react";
import type { Card } from "@recollect/domain/cards/card.ts";
import { gapsOf } from "@recollect/domain/cards/term-gaps.ts";
import { hasNext, hasPrevious } from "@recollect/domain/decks/flip-through.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import { canBePlayed, usePlayback } from "../../media/playback/use-playback.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ProgressBar } from "../../ui/waiting/progress-bar.tsx";
import { FlipCard, type FaceLanguages } from "../../cards/flip/flip-card.tsx";
import { KeyHints } from "../../cards/flip/key-hints.tsx";
import { inLanguage } from "../../cards/text/in-language.tsx";
import { useFormulaWords } from "../../cards/text/in-words.ts";
import { loadPictures } from "../../cards/text/media/side-media.tsx";
import { spokenSide, spokenAnswer, spokenTerm } from "../../cards/text/spoken.ts";
import { useFocusOnFace } from "../../cards/flip/use-focus-on-face.ts";
import { useSwipe } from "../../cards/flip/use-swipe.ts";
import type { useFlipThrough } from "../../cards/flip/use-flip-through.ts";
import { texts } from "./deck-page.texts.ts";
import { useViewerKeys } from "./use-viewer-keys.ts";
import { isRightToLeft } from "../../lib/browser/direction.ts";
import styles from "./card-stage.module.css";

type Props = {
  through: ReturnType<typeof useFlipThrough>;
  card: Card;
  languages: DeckLanguages | undefined;
  /** whether sides play by themselves, and how fast texts are read aloud; undefined while that is not known */
  settings: { playsSound: boolean; speechSpeed: number } | undefined;
  /** in the upper corner of the card */
  corner?: ReactNode;
};

const hints = [
  { keys: ["Space"], does: texts.keyHints.flip },
  { keys: ["←", "→"], does: texts.keyHints.move },
];
const playHint = { keys: ["R"], does: texts.keyHints.hear };

/** The card in view and its controls: buttons, keys, swipes. */
export function CardStage({ through: { walk, slide, turn, move }, card: ownCard, languages = noLanguages, settings, corner }: Props) {
  const stage = useRef<HTMLDivElement | null>(null);
  useFormulaWords();
  const card = useFlippedCard(ownCard);
  const rememberFocus = useFocusOnFace(stage, card.id, walk.flipped);
  const flipIt = () => {
    rememberFocus();
    turn();
  };
  const go = (where: "next" | "previous") => () => {
    rememberFocus();
    move(where);
  };
  const shownFace = () => stage.current?.querySelector<HTMLElement>("[data-shown-text]") ?? null;
  const [onLeft, onRight] = isRightToLeft() ? [go("previous"), go("next")] : [go("next"), go("previous")];
  const swipe = useSwipe({ onLeft, onRight });
  const side = walk.flipped ? backOf(card, languages) : frontOf(card, languages);
  const play = usePlayback({ stage, side, appearance: `${card.id} ${walk.flipped}`, settings });
  useViewerKeys({ onTurn: flipIt, onNext: go("next"), onPrevious: go("previous"), onPlay: play, shownFace });

  const place = texts.place(walk.index + 1, walk.order.length);
  return (
    <>
      <div ref={stage} role="presentation" className={styles.stage} {...swipe}>
        <FlipCard
          card={card}
          isFlipped={walk.flipped}
          slide={slide}
          onTurn={flipIt}
          languages={facesOf(card, languages)}
          speechSpeed={settings?.speechSpeed ?? 1}
          corner={corner}
        />
      </div>
      {/* Pressing with the mouse must not take the focus along: Space goes on turning the card afterwards. */}
      <div role="presentation" className={styles.controls} onMouseDown={(event) => event.preventDefault()}>
        <Button variant="ghost" disabled={!hasPrevious(walk)} onClick={go("previous")}>
          <ChevronLeft data-mirrors size={20} aria-hidden /> <span className={styles.word}>{texts.previous}</span>
        </Button>
        <div className={styles.place}>
          <p>{texts.card(place)}</p>
          <ProgressBar label={texts.progress} value={walk.index + 1} max={walk.order.length} />
        </div>
        <Button variant="ghost" className={styles.turn} onClick={flipIt} aria-label={texts.flip} title={texts.flip}>
          <RotateCcw size={20} aria-hidden />
        </Button>
        <Button variant="ghost" disabled={!hasNext(walk)} onClick={go("next")}>
          <span className={styles.word}>{texts.next}</span> <ChevronRight data-mirrors size={20} aria-hidden />
        </Button>
      </div>
      <KeyHints hints={canBePlayed(side) ? [...hints, playHint] : hints} />
      <p className="visually-hidden" aria-live="polite" aria-atomic="true">
        {inLanguage(
          `${place}. ${walk.flipped ? texts.back : texts.front}: `,
          walk.flipped ? spokenAnswer(card) : spokenTerm(card.term, "all"),
          side.language,
        )}
      </p>
    </>
  );
}

/** The card as its two faces show it. Of a card with masks nothing shows until their code is loaded: its picture would show everything. */
function useFlippedCard(card: Card): Card {
  const [flip, setFlip] = useState<((card: Card) => Card) | null>(null);
  const { masks } = card;
  useEffect(() => {
    if (masks)
      loadPictures().then(
        ({ flippedCard }) => setFlip(() => flippedCard),
        () => undefined,
      );
  }, [masks]);
  return useMemo(() => (masks ? (flip?.(card) ?? { ...card, term: "", definition: "" }) : card), [card, masks, flip]);
}

/** Whether a card has a side that may be played. */
export function hasSound(card: Card, languages: DeckLanguages = noLanguages): boolean {
  return canBePlayed(frontOf(card, languages)) || canBePlayed(backOf(card, languages));
}

const noLanguages: DeckLanguages = { term: null, definition: null };

/** A sentence with gaps has its term on both faces, and its definition below the answer. */
function facesOf(card: Card, { term, definition }: DeckLanguages): FaceLanguages {
  return { front: term, back: hasGaps(card) ? term : definition, note: definition };
}

function frontOf({ term: text }: Card, { term: language }: DeckLanguages) {
  return { text, words: spokenTerm(text, "all"), language };
}

function backOf(card: Card, languages: DeckLanguages) {
  const { term, definition, extra = "" } = card;
  const language = facesOf(card, languages).back;
  if (hasGaps(card)) return { text: `${term}\n${definition}\n${extra}`, words: spokenTerm(term, null), language };
  return { text: `${definition}\n${extra}`, words: spokenSide(definition), language };
}

function hasGaps({ term }: Card): boolean {
  return gapsOf(term).length > 0;
}
