import { useId } from "react";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { listText } from "../../lib/language/formats.ts";
import { conflictTexts } from "../editor/saving/conflict.texts.ts";
import { FieldText } from "../editor/saving/field-text.tsx";
import twoTexts from "../editor/saving/two-texts.module.css";
import { changesTexts as texts } from "./changes.texts.ts";
import type { ClashToShow } from "./clashes-in.ts";
import styles from "./following.module.css";

type Props = {
  clash: ClashToShow;
  /** whose the other text is */ theirsLabel: string;
  isTheirs: boolean;
  onTheirs: (isTheirs: boolean) => void;
};

/** A place that both changed, with three texts: as it was before, mine, which stays, and the author's. */
export function ClashChooser({ clash: { card, fields }, theirsLabel, isTheirs, onTheirs }: Props) {
  const name = useId();
  const names = listText(fields.map(({ field }) => conflictTexts.fields[field as keyof typeof conflictTexts.fields]));
  const hasBase = fields.some(({ base }) => base !== null);
  const textOf = (whose: "base" | "mine" | "theirs") =>
    fields.map((one) => (
      <span key={one.field} className={styles.text} translate="no">
        <FieldText field={one.field} value={one[whose]} />
      </span>
    ));
  return (
    <fieldset className={styles.clash}>
      <legend>
        {names}
        {card && fields[0]?.field !== "term" && (
          <span className={styles.front} translate="no">
            <FormattedText as="span" text={card.term} gaps="filled" />
          </span>
        )}
      </legend>
      {hasBase && (
        <p className={styles.base}>
          <span className={styles.quiet}>{texts.before}</span> {textOf("base")}
        </p>
      )}
      <div className={twoTexts.versions}>
        {(["mine", "theirs"] as const).map((whose) => (
          <label key={whose} className={twoTexts.version} data-chosen={isTheirs === (whose === "theirs") || undefined}>
            <span className={twoTexts.whose}>
              <input type="radio" name={name} checked={isTheirs === (whose === "theirs")} onChange={() => onTheirs(whose === "theirs")} />
              {whose === "mine" ? texts.mine : theirsLabel}
            </span>
            {textOf(whose)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
