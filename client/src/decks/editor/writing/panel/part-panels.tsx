import { useId, useState } from "react";
import {
  highestGapNumber,
  longestHint,
  withAddress,
  withGapHint,
  withGapNumber,
  withoutFrame,
  type GapPlace,
  type LinkPlace,
} from "@recollect/domain/cards/part-edits.ts";
import type { Edit } from "@recollect/domain/cards/text-edits.ts";
import { linksOf, longestAddress } from "@recollect/domain/cards/text/links.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import styles from "./side-panel.module.css";
import { panelTexts as texts } from "./side-panel.texts.ts";

type PanelProps<Place> = { text: string; place: Place; onEdit: (next: Edit) => void; onLeave: () => void };

/** The number and the hint of the gap with the caret. */
export function GapPanel({ text, place, onEdit, onLeave }: PanelProps<GapPlace>) {
  const id = useId();
  const [hint, setHint] = useState<string | null>(null);
  return (
    <div role="group" className={styles.part} aria-label={texts.gap(place.number)}>
      <label htmlFor={`${id}-number`}>{texts.gapNumber}</label>
      <input
        id={`${id}-number`}
        className={styles.number}
        type="number"
        data-history
        min={1}
        max={highestGapNumber}
        value={place.number}
        onChange={({ target }) => target.value !== "" && onEdit(withGapNumber(text, place, target.valueAsNumber))}
      />
      <label htmlFor={`${id}-hint`}>{texts.gapHint}</label>
      <input
        id={`${id}-hint`}
        className={styles.words}
        dir="auto"
        data-history
        maxLength={longestHint}
        value={hint ?? place.hint}
        onChange={({ target }) => {
          setHint(target.value);
          onEdit(withGapHint(text, place, target.value));
        }}
        onBlur={() => setHint(null)}
      />
      <Button
        variant="ghost"
        size="small"
        onClick={() => {
          onEdit(withoutFrame(text, place));
          onLeave();
        }}
      >
        {texts.removeGap}
      </Button>
    </div>
  );
}

/** The address of the link with the caret. */
export function LinkPanel({ text, place, onEdit, onLeave }: PanelProps<LinkPlace>) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <div role="group" className={styles.part} aria-label={texts.link}>
      <label htmlFor={id}>{texts.address}</label>
      <input
        id={id}
        className={styles.words}
        type="url"
        dir="ltr"
        data-history
        maxLength={longestAddress}
        value={draft ?? place.href}
        onChange={({ target }) => {
          setDraft(target.value);
          if (isAddress(target.value)) onEdit(withAddress(text, place, target.value));
        }}
        onBlur={() => setDraft(null)}
      />
      <Button
        variant="ghost"
        size="small"
        onClick={() => {
          onEdit(withoutFrame(text, place));
          onLeave();
        }}
      >
        {texts.removeLink}
      </Button>
    </div>
  );
}

/** Whether a link to it is one; what is typed until then stays in its field. */
function isAddress(href: string): boolean {
  const link = `[a](${href})`;
  return linksOf(link, { steps: 0 })(0, link.length)?.to === link.length;
}
