import { useId, useState, type ReactNode } from "react";
import type { CardContent } from "@recollect/domain/cards/card.ts";
import type { DeckInput } from "@recollect/domain/decks/deck.ts";
import { disagreements, merged, type Choice, type Disagreement } from "@recollect/domain/decks/merging.ts";
import { FormattedText } from "../../../cards/text/formatted-text.tsx";
import { useSideLanguages } from "../../../cards/text/side-languages.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../../ui/messages/error-banner.tsx";
import styles from "./conflict-dialog.module.css";
import { conflictTexts } from "./conflict.texts.ts";

const mostShown = 100;

export type ConflictProps = {
  /** the common ancestor of both; null if it is no longer known */
  base: DeckInput | null;
  mine: DeckInput;
  theirs: DeckInput;
  busy: boolean;
  error: string | null;
  /** `isMineLeft`: part of mine was not chosen */
  onChosen: (deck: DeckInput, isMineLeft: boolean) => void;
  onClose: () => void;
};

/**
 * Two versions of a deck, merged item by item. What only one of them changed is taken; what both changed has to be chosen. Nothing is saved
 * before that, and closing it loses nothing.
 */
export function ConflictDialog({ base, mine, theirs, busy, error, onChosen, onClose }: ConflictProps) {
  const conflicts = disagreements(base, mine, theirs);
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(
    () => new Map(conflicts.flatMap(({ id, suggested }) => (suggested === null ? [] : [[id, suggested] as const]))),
  );
  const openCount = conflicts.filter(({ id }) => !choices.has(id)).length;
  const isMineLeft = conflicts.some(({ id, suggested }) => choices.get(id) === "theirs" && suggested !== "theirs");
  const chooseAll = (choice: Choice) => setChoices(new Map(conflicts.map(({ id }) => [id, choice])));

  return (
    <Dialog title={conflictTexts.title} subtitle={conflictTexts.subtitle} size="large" onClose={busy ? undefined : onClose}>
      {error !== null && <ErrorBanner message={error} />}
      <div className={styles.all}>
        <p role="status">{conflictTexts.left(openCount)}</p>
        <Button variant="ghost" size="small" disabled={busy} onClick={() => chooseAll("mine")}>
          {conflictTexts.allMine}
        </Button>
        <Button variant="ghost" size="small" disabled={busy} onClick={() => chooseAll("theirs")}>
          {conflictTexts.allTheirs}
        </Button>
      </div>
      <div className={styles.scroller}>
        {conflicts.slice(0, mostShown).map((one) => (
          <Chooser
            key={one.id}
            of={one}
            current={choices.get(one.id) ?? null}
            onChoose={(choice) => setChoices(new Map(choices).set(one.id, choice))}
          />
        ))}
        {conflicts.length > mostShown && <p className={styles.more}>{conflictTexts.more(conflicts.length - mostShown)}</p>}
      </div>
      <p className={styles.note}>{conflictTexts.note}</p>
      <DialogActions>
        <Button variant="ghost" disabled={busy} onClick={onClose}>
          {conflictTexts.goOn}
        </Button>
        <Button
          disabled={openCount > 0}
          busy={busy}
          busyLabel={conflictTexts.saving}
          onClick={() => onChosen(merged(base, mine, theirs, choices), isMineLeft)}
        >
          {conflictTexts.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type ChooserProps = { of: Disagreement; current: Choice | null; onChoose: (choice: Choice) => void };

/** Both versions, to choose one: side by side if they fit, otherwise one below the other. */
function Chooser({ of, current, onChoose }: ChooserProps) {
  const name = useId();
  return (
    <fieldset className={styles.difference} data-open={current === null || undefined}>
      <legend>{conflictTexts.kinds[of.kind]}</legend>
      <div className={styles.versions}>
        {(["mine", "theirs"] as const).map((choice) => (
          <label key={choice} className={styles.version} data-chosen={current === choice || undefined}>
            <span className={styles.whose}>
              <input type="radio" name={name} checked={current === choice} onChange={() => onChoose(choice)} />
              {conflictTexts.versions[choice]}
            </span>
            <span className={styles.text}>{textOf(of, choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function textOf(of: Disagreement, choice: Choice): ReactNode {
  if (of.kind === "order") return conflictTexts.order[choice];
  const version = of[choice];
  if (version === null) return <em className={styles.missing}>{conflictTexts.missing}</em>;
  if (version === "") return <em className={styles.missing}>{conflictTexts.empty}</em>;
  return typeof version === "string" ? <span dir="auto">{version}</span> : <CardText card={version} />;
}

function CardText({ card }: { card: CardContent }) {
  const languages = useSideLanguages();
  return (
    <>
      <strong>
        <FormattedText as="span" text={card.term} gaps="filled" isPressable language={languages.term} />
      </strong>
      <FormattedText as="span" text={card.definition} isPressable language={languages.definition} />
    </>
  );
}
