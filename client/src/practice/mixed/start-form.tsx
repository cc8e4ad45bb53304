import { mixedKinds, type MixedKind } from "@recollect/domain/practice/mixed/mixed-test.ts";
import { useState, type FormEvent } from "react";
import { paths } from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Page } from "../../ui/page.tsx";
import { practiceTexts } from "../practice.texts.ts";
import type { TestedDeck } from "../test-deck.tsx";
import paper from "../question-paper.module.css";
import styles from "./mixed.module.css";
import { mixedTexts as texts } from "./mixed.texts.ts";

export type MixedWishes = { kinds: readonly MixedKind[]; minutes: number | null };

const offeredMinutes = [5, 10, 20, 30, 45] as const;

type Props = {
  deck: TestedDeck;
  /** what was wished last */
  last: MixedWishes;
  onBegin: (wishes: MixedWishes) => void;
};

/** The choices before a mixed test: its kinds of questions, and how long it may take. */
export function StartForm({ deck, last, onBegin }: Props) {
  const [kinds, setKinds] = useState(last.kinds);
  const [minutes, setMinutes] = useState(last.minutes);
  const isEmpty = kinds.length === 0;

  function begin(event: FormEvent): void {
    event.preventDefault();
    if (!isEmpty) onBegin({ kinds, minutes });
  }

  return (
    <Page narrow>
      <h1 className={styles.title}>{texts.pageTitle}</h1>
      <p className={styles.deck}>
        <bdi translate="no">{deck.title}</bdi>
      </p>
      <form className={styles.form} onSubmit={begin}>
        <fieldset className={styles.kinds}>
          <legend>{texts.kinds}</legend>
          {mixedKinds.map((kind) => (
            <label key={kind} className={paper.choice}>
              <input
                type="checkbox"
                checked={kinds.includes(kind)}
                onChange={({ target }) => setKinds(target.checked ? [...kinds, kind] : kinds.filter((one) => one !== kind))}
              />
              {texts.kind[kind]}
            </label>
          ))}
          <p role="status" className={styles.problem}>
            {isEmpty && texts.chooseOne}
          </p>
        </fieldset>
        <SelectField
          label={texts.timeLimit}
          hint={texts.limitHint}
          value={minutes === null ? "" : String(minutes)}
          options={[
            { value: "", label: texts.noLimit },
            ...offeredMinutes.map((count) => ({ value: String(count), label: texts.minutes(count) })),
          ]}
          onChange={({ target }) => setMinutes(target.value === "" ? null : Number(target.value))}
        />
        <div className={styles.acts}>
          <Button type="submit" disabled={isEmpty}>
            {texts.begin}
          </Button>
          <ButtonLink variant="ghost" to={paths.deck(deck.id)}>
            {practiceTexts.backToDeck}
          </ButtonLink>
        </div>
      </form>
    </Page>
  );
}
