import type { FormulaOffer } from "@recollect/domain/cards/formula-offers.ts";
import { FormattedText } from "../../../../cards/text/formatted-text.tsx";
import styles from "./side-panel.module.css";
import { panelTexts as texts } from "./side-panel.texts.ts";

/** What was just typed, as a formula, for a press or Tab. Ignoring it keeps the text. */
export function FormulaOfferNote({ offer, onTake }: { offer: FormulaOffer; onTake: () => void }) {
  return (
    <div className={styles.offer}>
      <span className="visually-hidden" role="status">
        {texts.offerHint(offer.typed)}
      </span>
      <button
        type="button"
        tabIndex={-1}
        className={styles.take}
        aria-label={texts.offer(offer.typed)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onTake}
      >
        <FormattedText as="span" text={`\\(${offer.tex}\\)`} />
        <kbd>{texts.offerKey}</kbd>
      </button>
    </div>
  );
}
