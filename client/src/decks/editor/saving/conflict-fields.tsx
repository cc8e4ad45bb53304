import { useId, type ReactNode } from "react";
import type { Card } from "@recollect/domain/cards/card.ts";
import { bothOf, canTakeBoth, conflictKey, type ConflictChoice } from "@recollect/domain/decks/conflict-choices.ts";
import type { FieldValue, PatchConflict } from "@recollect/domain/decks/deck-patch.ts";
import { FormattedText } from "../../../cards/text/formatted-text.tsx";
import styles from "./conflict-dialog.module.css";
import { conflictTexts } from "./conflict.texts.ts";
import { FieldText } from "./field-text.tsx";
import twoTexts from "./two-texts.module.css";

/** So many are drawn; the others are chosen by the buttons for all. */
const mostShown = 100;

type Props = {
  conflicts: readonly PatchConflict[];
  cardOf: (id: string) => Card | null;
  choices: ReadonlyMap<string, ConflictChoice>;
  onChoose: (key: string, choice: ConflictChoice) => void;
};

/** The fields that ask, each with both texts. */
export function ConflictFields({ conflicts, cardOf, choices, onChoose }: Props) {
  return (
    <>
      {conflicts.slice(0, mostShown).map((one) => {
        const key = conflictKey(one);
        return (
          <Chooser
            key={key}
            of={one}
            card={one.kind === "text" ? null : cardOf(one.id)}
            current={choices.get(key) ?? null}
            onChoose={(choice) => onChoose(key, choice)}
          />
        );
      })}
      {conflicts.length > mostShown && <p className={styles.more}>{conflictTexts.more(conflicts.length - mostShown)}</p>}
    </>
  );
}

type ChooserProps = {
  of: PatchConflict;
  card: Card | null;
  current: ConflictChoice | null;
  onChoose: (choice: ConflictChoice) => void;
};

/** Both texts of a field, to choose one or both: side by side if they fit, otherwise one below the other. */
function Chooser({ of, card, current, onChoose }: ChooserProps) {
  const name = useId();
  const choices: readonly ConflictChoice[] = canTakeBoth(of) ? ["mine", "theirs", "both"] : ["mine", "theirs"];
  return (
    <fieldset className={styles.difference} data-open={current === null || undefined}>
      <legend>
        {conflictTexts.fields[of.field]}
        {card && of.field !== "term" && (
          <span className={styles.ofCard}>
            <FormattedText as="span" text={card.term} gaps="filled" />
          </span>
        )}
      </legend>
      <div className={twoTexts.versions}>
        {choices.map((choice) => (
          <label key={choice} className={twoTexts.version} data-choice={choice} data-chosen={current === choice || undefined}>
            <span className={twoTexts.whose}>
              <input type="radio" name={name} checked={current === choice} onChange={() => onChoose(choice)} />
              {conflictTexts.versions[choice]}
            </span>
            {choice !== "both" && (
              <span className={styles.text}>
                <Value of={of} value={of[choice]} isMissing={of.kind === "gone" && choice === "theirs"} />
              </span>
            )}
            {choice === "both" && current === "both" && (
              <span className={styles.text}>
                <Value of={of} value={bothOf(of)} isMissing={false} />
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Value({ of, value, isMissing }: { of: PatchConflict; value: FieldValue; isMissing: boolean }): ReactNode {
  if (isMissing) return <em className={styles.missing}>{conflictTexts.missing}</em>;
  return <FieldText field={of.field} value={value} />;
}
