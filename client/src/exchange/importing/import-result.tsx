import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { listText } from "../../lib/language/formats.ts";
import { paths } from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import styles from "./import.module.css";
import { texts } from "./importing.texts.ts";

type Done = { id: number; title: string; added: number; updated?: number; unchanged?: number; conflicts?: readonly unknown[] };
type Props = { decks: readonly Done[]; onUndo: () => Promise<void>; onStartAgain: () => void; children?: React.ReactNode };

/** What was imported, with a link to each deck, and a button to undo it. */
export function ImportResult({ decks, onUndo, onStartAgain, children }: Props) {
  const [state, setState] = useState<"done" | "undoing" | "undone">("done");
  const [failure, setFailure] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement | null>(null);
  useEffect(() => heading.current?.focus(), []);

  /** the one deck to go on with */
  const only = state !== "undone" && decks.length === 1 ? decks[0] : undefined;

  async function undo() {
    setState("undoing");
    setFailure(null);
    try {
      await onUndo();
      setState("undone");
    } catch (error) {
      setFailure(messageFor(error));
      setState("done");
    }
  }

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.subheading}>
        {state === "undone" ? texts.theImportWasUndone : texts.imported}
      </h2>
      {failure && <ErrorBanner message={failure} onDismiss={() => setFailure(null)} />}
      {state !== "undone" && (
        <ul className={styles.lines}>
          {decks.map((deck) => (
            <li key={deck.id}>
              <Link to={paths.deck(deck.id)} dir="auto">
                {deck.title}
              </Link>
              {countsOf(deck)}
            </li>
          ))}
        </ul>
      )}
      {state !== "undone" && children}
      <div className={styles.actions}>
        {only && <ButtonLink to={paths.deck(only.id)}>{texts.openDeck}</ButtonLink>}
        <ButtonLink variant={only ? "ghost" : "primary"} to={paths.decks}>
          {texts.toMyDecks}
        </ButtonLink>
        {state !== "undone" && (
          <Button variant="ghost" busy={state === "undoing"} busyLabel={texts.undoing} onClick={() => void undo()}>
            {texts.undoThisImport}
          </Button>
        )}
        <Button variant="ghost" onClick={onStartAgain}>
          {texts.importMore}
        </Button>
      </div>
    </>
  );
}

/** A stopped import has no counts. */
function countsOf({ added, updated = 0, unchanged = 0, conflicts = [] }: Done): string {
  const parts = [
    added > 0 ? texts.new(added) : null,
    updated > 0 ? texts.updated(updated) : null,
    unchanged > 0 ? texts.asTheyWere(unchanged) : null,
    conflicts.length > 0 ? texts.changedOnBoth(conflicts.length) : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? "" : `: ${listText(parts)}`;
}
