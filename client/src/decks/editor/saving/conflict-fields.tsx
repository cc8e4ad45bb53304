import { useId, type ReactNode } from "react";
import { isEmptyField, type Card } from "@recollect/domain/cards/card.ts";
import { bothOf, canTakeBoth, conflictKey, type ConflictChoice } from "@recollect/domain/decks/conflict-choices.ts";
import type { FieldValue, PatchConflict } from "@recollect/domain/decks/deck-patch.ts";
import { maskWords } from "../../../cards/masks/mask-words.ts";
import { FormattedText } from "../../../cards/text/formatted-text.tsx";
import { useSideLanguages } from "../../../cards/text/side-languages.ts";
import styles from "./conflict-dialog.module.css";
import { conflictTexts } from "./conflict.texts.ts";

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
      <div className={styles.versions}>
        {choices.map((choice) => (
          <label key={choice} className={styles.version} data-choice={choice} data-chosen={current === choice || undefined}>
            <span className={styles.whose}>
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
  const languages = useSideLanguages();
  if (isMissing) return <em className={styles.missing}>{conflictTexts.missing}</em>;
  if (typeof value === "boolean" || of.field === "bothWays" || of.field === "typeAnswer")
    return value === true ? conflictTexts.yes : conflictTexts.no;
  if (value === null || isEmptyField(value)) return <em className={styles.missing}>{conflictTexts.empty}</em>;
  if (typeof value !== "string") return <bdi>{of.field === "masks" ? maskWords(value) : value.join(", ")}</bdi>;
  if (of.kind === "text") return <span dir="auto">{value}</span>;
  const language = of.field === "term" ? languages.term : of.field === "definition" ? languages.definition : undefined;
  return <FormattedText as="span" text={value} gaps="filled" isPressable {...(language && { language })} />;
}
