import type { ReactNode } from "react";
import type { DeckInput } from "@recollect/domain/decks/deck.ts";
import { differences, type Difference } from "@recollect/domain/decks/differences.ts";
import { catalogue } from "@recollect/domain/errors/catalogue.ts";
import { wholeNumber } from "@recollect/domain/words/number-words.ts";
import { FormattedText } from "../../../cards/text/formatted-text.tsx";
import { useSideLanguages } from "../../../cards/text/side-languages.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../../ui/messages/error-banner.tsx";
import styles from "./conflict-dialog.module.css";

const mostShown = 100;

export type ConflictProps = {
  mine: DeckInput;
  theirs: DeckInput;
  busy: boolean;
  error: string | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

/** Two versions of a deck: shows what differs and lets the student choose. Nothing is lost by closing it. */
export function ConflictDialog({ mine, theirs, busy, error, onKeepMine, onTakeTheirs, onClose }: ConflictProps) {
  const found = differences(mine, theirs);
  return (
    <Dialog
      title="Two versions of this deck"
      subtitle={`${catalogue["deck/changed-meanwhile"].message} Nothing of yours is lost: compare both, then choose.`}
      size="large"
      onClose={busy ? undefined : onClose}
    >
      {error !== null && <ErrorBanner message={error} />}
      <div
        className={styles.scroller}
        role="region"
        aria-label="What differs"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <ul>
          {found.slice(0, mostShown).map((difference, place) => (
            <li key={place} className={styles.difference}>
              <DifferenceText difference={difference} />
            </li>
          ))}
        </ul>
        {found.length > mostShown && <p className={styles.more}>and {wholeNumber(found.length - mostShown)} more differences</p>}
      </div>
      <p className={styles.note}>“Take theirs” keeps yours as unsaved changes, until you discard them.</p>
      <DialogActions>
        <Button variant="ghost" disabled={busy} onClick={onClose}>
          Go on editing
        </Button>
        <Button variant="ghost" disabled={busy} onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button busy={busy} busyLabel="Saving..." onClick={onKeepMine}>
          Keep mine
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function DifferenceText({ difference }: { difference: Difference }) {
  if (difference.kind === "order") {
    return (
      <>
        <h3>Order</h3>
        <p>The same cards stand in another order.</p>
      </>
    );
  }
  if (difference.kind === "card") {
    return (
      <Versions
        of="Card"
        mine={difference.mine ? <CardText card={difference.mine} /> : <Missing />}
        theirs={difference.theirs ? <CardText card={difference.theirs} /> : <Missing />}
      />
    );
  }
  return (
    <Versions
      of={difference.kind === "title" ? "Title" : "Description"}
      mine={difference.mine === "" ? <Empty /> : <span dir="auto">{difference.mine}</span>}
      theirs={difference.theirs === "" ? <Empty /> : <span dir="auto">{difference.theirs}</span>}
    />
  );
}

/** The same thing twice: side by side where there is room, else one below the other. */
function Versions({ of, mine, theirs }: { of: string; mine: ReactNode; theirs: ReactNode }) {
  return (
    <>
      <h3>{of}</h3>
      <dl className={styles.versions}>
        <div>
          <dt>Mine, not saved yet</dt>
          <dd>{mine}</dd>
        </div>
        <div>
          <dt>Theirs, saved in the meantime</dt>
          <dd>{theirs}</dd>
        </div>
      </dl>
    </>
  );
}

function CardText({ card }: { card: { term: string; definition: string } }) {
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

function Missing() {
  return <em className={styles.missing}>not in this version</em>;
}

function Empty() {
  return <em className={styles.missing}>empty</em>;
}
