import { useId, useState, type Dispatch } from "react";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";
import { definitionsOf, mergeCards, mergedCard } from "@recollect/domain/decks/many-cards/duplicates.ts";
import { FormattedText } from "../../../cards/text/formatted-text.tsx";
import { useSideLanguages } from "../../../cards/text/side-languages.ts";
import { listText } from "../../../lib/language/formats.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import type { EditorStep } from "../state/editor-state.ts";
import styles from "./hints-dialog.module.css";
import { texts } from "./hints.texts.ts";

type Props = {
  /** the cards with one term */
  group: readonly FormCard[];
  /** counted from 1 */
  numberOf: (card: FormCard) => number;
  dispatch: Dispatch<EditorStep>;
};

/** The definitions of cards with the same term, to choose the one that stays, or all as one. */
export function MergeDuplicates({ group, numberOf, dispatch }: Props) {
  const name = useId();
  const { definition: language } = useSideLanguages();
  const choices = definitionsOf(group);
  const [chosen, setChosen] = useState(choices.at(-1) ?? "");

  function merge(): void {
    const merged = mergedCard(group, chosen);
    dispatch({ type: "many", kind: "cards merged", change: (now) => mergeCards(now, group, merged) });
    toast.success(texts.merged(group.length));
  }

  return (
    <fieldset className={styles.merge}>
      <legend>{texts.keepDefinition}</legend>
      {choices.map((definition) => {
        const owners = group.filter((card) => card.definition.trim() === definition).map((card) => texts.card(numberOf(card)));
        return (
          <label key={definition}>
            <input type="radio" name={name} checked={definition === chosen} onChange={() => setChosen(definition)} />
            <span>
              {definition === "" ? texts.blank : <FormattedText as="span" text={definition} language={language} />}
              {owners.length > 0 && <span className={styles.hint}> ({listText(owners)})</span>}
            </span>
          </label>
        );
      })}
      <div className={styles.head}>
        <p className={styles.hint}>{texts.mergedInfo}</p>
        <Button size="small" onClick={merge}>
          {texts.merge(group.length)}
        </Button>
      </div>
    </fieldset>
  );
}
