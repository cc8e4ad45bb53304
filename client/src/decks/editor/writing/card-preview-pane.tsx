import { useDeferredValue, type Dispatch, type Ref } from "react";
import { Eye } from "lucide-react";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";
import type { EditorStep } from "../state/editor-state.ts";
import { CardOptions } from "./card-options.tsx";
import { PreviewedCard } from "./previewed-card.tsx";
import styles from "./card-preview-pane.module.css";
import { texts } from "./card-preview.texts.ts";

type Props = {
  ref?: Ref<HTMLElement>;
  card: FormCard | undefined;
  /** counted from 1 */ number: number;
  dispatch: Dispatch<EditorStep>;
  /** all cards of the form */ allCards: () => readonly FormCard[];
  /** Escape goes back to the card's row */ onLeave: () => void;
};

/** A preview of the card whose row has or last had the focus, and its own options. It renders when typing leaves time. */
export function CardPreviewPane({ ref, card, number, dispatch, allCards, onLeave }: Props) {
  const term = useDeferredValue(card?.term ?? "");
  const definition = useDeferredValue(card?.definition ?? "");
  return (
    <aside ref={ref} className={styles.beside} aria-label={texts.preview} data-key={card?.key} data-card={card?.id}>
      <p className={styles.head}>
        <Eye size={16} aria-hidden /> {texts.asItWillLook(number)}
      </p>
      {card && <PreviewedCard term={term} definition={definition} />}
      {card && (
        <div role="presentation" onKeyDown={(event) => event.key === "Escape" && onLeave()}>
          <CardOptions key={card.key} {...{ card, number, dispatch, allCards }} />
        </div>
      )}
    </aside>
  );
}
