import type { Card } from "@recollect/domain/cards/card.ts";
import { cardFieldNames, sameValue, valueOf, type CardFieldName } from "@recollect/domain/decks/deck-patch.ts";
import type { AuthorChange } from "@recollect/domain/decks/following/merge-decks.ts";
import { useState, type ReactNode } from "react";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { conflictTexts } from "../editor/saving/conflict.texts.ts";
import { FieldText } from "../editor/saving/field-text.tsx";
import { changesTexts, changesTexts as texts } from "./changes.texts.ts";
import { ClashChooser } from "./clash-chooser.tsx";
import { clashesIn } from "./clashes-in.ts";
import styles from "./following.module.css";

type Props = {
  changes: readonly AuthorChange[];
  /** the clashes that are decided for the author */
  theirs: ReadonlySet<string>;
  onTheirs: (theirs: ReadonlySet<string>) => void;
  /** removed cards that are wanted back */
  wanted: ReadonlySet<string>;
  onWanted: (wanted: ReadonlySet<string>) => void;
  /** what the other side is called; the author of a followed deck by default */
  words?: ChangesWords;
};

export type ChangesWords = Pick<typeof changesTexts, "both" | "takeAll" | "theirs" | "taken" | "away">;

/** Rows shown at a time: an author may change 10,000 cards. */
const shownAtOnce = 50;

/** The changes by what becomes of them: those to decide, those that are taken, cards that stay, and cards that stay away. */
export function ChangesList({ changes, theirs, onTheirs, wanted, onWanted, words = changesTexts }: Props) {
  const clashes = clashesIn(changes);
  const taken = changes.filter(isTaken);
  const staying = changes.filter((change) => change.kind === "stays");
  const away = changes.filter((change) => change.kind === "away");
  const withOne = (all: ReadonlySet<string>, key: string, isIn: boolean) =>
    new Set(isIn ? [...all, key] : [...all].filter((one) => one !== key));
  return (
    <div
      className={styles.scroller}
      role="region"
      aria-label={texts.count(changes.length)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <Section title={words.both} count={clashes.length}>
        {clashes.length > 1 && (
          <p className={styles.acts}>
            <Button variant="ghost" size="small" onClick={() => onTheirs(new Set())}>
              {texts.keepAll}
            </Button>
            <Button variant="ghost" size="small" onClick={() => onTheirs(new Set(clashes.map(({ key }) => key)))}>
              {words.takeAll}
            </Button>
          </p>
        )}
        <Rows of={clashes}>
          {(clash) => (
            <ClashChooser
              key={clash.key}
              clash={clash}
              theirsLabel={words.theirs}
              isTheirs={theirs.has(clash.key)}
              onTheirs={(isTheirs) => onTheirs(withOne(theirs, clash.key, isTheirs))}
            />
          )}
        </Rows>
      </Section>
      <Section title={words.taken} count={taken.length}>
        <Rows of={taken}>{(change, at) => <TakenChange key={at} change={change} />}</Rows>
      </Section>
      <Section title={texts.stays} count={staying.length}>
        <Rows of={staying}>
          {({ card, why }) => (
            <div key={card.id} className={styles.row}>
              <Front card={card} /> <span className={styles.quiet}>{texts[why]}</span>
            </div>
          )}
        </Rows>
      </Section>
      <Section title={words.away} count={away.length}>
        <Rows of={away}>
          {({ card }) => (
            <label key={card.id} className={styles.row}>
              <input
                type="checkbox"
                checked={wanted.has(card.id)}
                onChange={({ target }) => onWanted(withOne(wanted, card.id, target.checked))}
              />
              <span>{texts.bringBack(<Front key="card" card={card} />)}</span>
            </label>
          )}
        </Rows>
      </Section>
    </div>
  );
}

type Taken = Exclude<AuthorChange, { kind: "stays" | "away" }>;

/** Whether something of it is taken without a decision. */
function isTaken(change: AuthorChange): change is Taken {
  if (change.kind === "stays" || change.kind === "away") return false;
  if (change.kind === "text") return !change.clashes;
  return change.kind !== "changed" || changedFields(change.before, change.after).length > 0;
}

function changedFields(before: Card, after: Card): CardFieldName[] {
  return cardFieldNames.filter((field) => !sameValue(valueOf(before, field), valueOf(after, field)));
}

function Section({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section className={styles.section} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Rows<Row>({ of, children }: { of: readonly Row[]; children: (row: Row, at: number) => ReactNode }) {
  const [shownCount, setShownCount] = useState(shownAtOnce);
  return (
    <>
      {of.slice(0, shownCount).map(children)}
      {of.length > shownCount && (
        <Button variant="ghost" size="small" onClick={() => setShownCount(shownCount + 4 * shownAtOnce)}>
          {texts.showMore}
        </Button>
      )}
    </>
  );
}

function TakenChange({ change }: { change: Taken }) {
  switch (change.kind) {
    case "order":
      return <p className={styles.row}>{texts.order}</p>;
    case "text":
      return (
        <div className={styles.row}>
          <FromTo
            name={conflictTexts.fields[change.field]}
            from={<span dir="auto">{change.mine}</span>}
            to={<span dir="auto">{change.theirs}</span>}
          />
        </div>
      );
    case "added":
    case "removed":
      return (
        <div className={styles.row}>
          <span className={styles.kind}>{texts[change.kind]}</span>
          <Front card={change.card} />
          <span className={styles.quiet}>
            <FieldText field="definition" value={change.card.definition} />
          </span>
        </div>
      );
    case "changed":
      return (
        <div className={styles.row}>
          <span className={styles.kind}>{texts.changed}</span>
          <Front card={change.before} />
          {changedFields(change.before, change.after).map((field) => (
            <FromTo
              key={field}
              name={conflictTexts.fields[field]}
              from={<FieldText field={field} value={valueOf(change.before, field)} />}
              to={<FieldText field={field} value={valueOf(change.after, field)} />}
            />
          ))}
        </div>
      );
  }
}

/** A field before and after. */
function FromTo({ name, from, to }: { name: string; from: ReactNode; to: ReactNode }) {
  return (
    <dl className={styles.fromTo}>
      <dt>{name}</dt>
      <dd translate="no">
        <del>{from}</del>
      </dd>
      <dd translate="no">
        <ins>{to}</ins>
      </dd>
    </dl>
  );
}

/** The term of a card, by which a student knows it. */
function Front({ card }: { card: Card }) {
  return (
    <span className={styles.front} translate="no">
      <FormattedText as="span" text={card.term} gaps="filled" />
    </span>
  );
}
