import type { Writer } from "@recollect/domain/decks/co-authors/co-author.ts";
import { useEffect, type Dispatch } from "react";
import { Names } from "../../lib/names.tsx";
import { authorText } from "../author.texts.ts";
import type { EditorStep } from "../editor/state/editor-state.ts";
import type { BusyCards } from "../editor/state/use-busy-cards.ts";
import type { MarkOfRow } from "../set-aside/row-mark.ts";
import styles from "./together.module.css";
import { togetherTexts as texts } from "./together.texts.ts";
import { useOthersSaves } from "./use-others-saves.ts";
import { useWriters } from "./use-writers.ts";

export type TogetherProps = {
  uid: string;
  ownerId: string;
  deckId: number;
  /** rows into which a file is being sent */
  busy: BusyCards;
  /** what each row says without writers */
  mark: MarkOfRow | null;
  dispatch: Dispatch<EditorStep>;
  /** passes on what each row says with those who write in it; null while nobody else writes */
  onWriters: (mark: MarkOfRow | null) => void;
};

/** Writing a deck with others: what they save appears in the open form, and the form shows who writes where. */
export function Together({ uid, ownerId, deckId, busy, mark, dispatch, onWriters }: TogetherProps) {
  const writers = useWriters(deckId);
  // The owner's form loads this when somebody else was heard of, who may have saved.
  useOthersSaves({ ownerId, deckId, isLate: ownerId === uid, busy, dispatch });
  useEffect(() => {
    if (writers.length === 0) onWriters(null);
    else
      onWriters((cardId, number) => (
        <>
          {mark?.(cardId, number)}
          <WritesHere writers={writers} cardId={cardId} />
        </>
      ));
  }, [writers, mark, onWriters]);
  return (
    <p role="status" className={styles.writers}>
      {writers.length > 0 && texts.writing(<Names key="names" of={namesOf(writers)} />)}
    </p>
  );
}

function WritesHere({ writers, cardId }: { writers: readonly Writer[]; cardId: string }) {
  const here = writers.filter((writer) => writer.cardId === cardId);
  if (here.length === 0) return null;
  return <p className={styles.here}>{texts.here(<Names key="names" of={namesOf(here)} />)}</p>;
}

function namesOf(writers: readonly Writer[]): string[] {
  return writers.map(({ name }) => authorText(name));
}
