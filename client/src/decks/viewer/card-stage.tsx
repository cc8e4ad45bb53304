import { useRef } from "react";
import { ChevronLeft, ChevronRight, RotateCcw } from "lucide-react";
import type { Card } from "@recollect/domain/cards/card.ts";
import { hasNext, hasPrevious } from "@recollect/domain/decks/flip-through.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ProgressBar } from "../../ui/waiting/progress-bar.tsx";
import { FlipCard } from "../../cards/flip/flip-card.tsx";
import { KeyHints } from "../../cards/flip/key-hints.tsx";
import { spokenAnswer, spokenTerm } from "../../cards/text/spoken.ts";
import { useFocusOnFace } from "../../cards/flip/use-focus-on-face.ts";
import { useSwipe } from "../../cards/flip/use-swipe.ts";
import type { useFlipThrough } from "../../cards/flip/use-flip-through.ts";
import { useViewerKeys } from "./use-viewer-keys.ts";
import styles from "./card-stage.module.css";

type Props = { through: ReturnType<typeof useFlipThrough>; card: Card };

const hints = [
  { keys: ["Space"], does: "flip" },
  { keys: ["←", "→"], does: "move" },
];

/** The card in view with everything that moves it: buttons, keys, swipes. */
export function CardStage({ through: { walk, slide, turn, move }, card }: Props) {
  const stage = useRef<HTMLDivElement | null>(null);
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
  const swipe = useSwipe({ onLeft: go("next"), onRight: go("previous") });
  useViewerKeys({ onTurn: flipIt, onNext: go("next"), onPrevious: go("previous"), shownFace });

  const place = `Card ${walk.index + 1} of ${walk.order.length}`;
  return (
    <>
      <ProgressBar label="Progress through the deck" value={walk.index + 1} max={walk.order.length} />
      <p className={styles.place}>{place}</p>
      <div ref={stage} role="presentation" className={styles.stage} {...swipe}>
        <FlipCard card={card} isFlipped={walk.flipped} slide={slide} onTurn={flipIt} />
      </div>
      {/* Pressing with the mouse must not take the focus along: Space goes on turning the card afterwards. */}
      <div role="presentation" className={styles.controls} onMouseDown={(event) => event.preventDefault()}>
        <Button variant="ghost" disabled={!hasPrevious(walk)} onClick={go("previous")}>
          <ChevronLeft size={20} aria-hidden /> Previous
        </Button>
        <Button variant="ghost" className={styles.turn} onClick={flipIt} aria-label="Flip card" title="Flip card">
          <RotateCcw size={20} aria-hidden />
        </Button>
        <Button variant="ghost" disabled={!hasNext(walk)} onClick={go("next")}>
          Next <ChevronRight size={20} aria-hidden />
        </Button>
      </div>
      <KeyHints hints={hints} />
      <p className="visually-hidden" aria-live="polite" aria-atomic="true">
        {`${place}. ${walk.flipped ? `Back: ${spokenAnswer(card)}` : `Front: ${spokenTerm(card.term, "all")}`}`}
      </p>
    </>
  );
}
