import type { OwnEdit, OwnEdits } from "@recollect/domain/decks/following/own-edits.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { conflictTexts } from "../editor/saving/conflict.texts.ts";
import { SuggestDialog } from "../suggestions/suggest-dialog.tsx";
import { editsTexts as texts } from "./edits.texts.ts";
import { followingKey, readEdits } from "./following-api.ts";
import styles from "./following.module.css";

export type EditsDialogProps = { uid: string; deckId: number; onClose: () => void };

/** What I edited in a deck that I follow, side by side with the author's words; each can be suggested to the author. */
export function EditsDialog({ uid, deckId, onClose }: EditsDialogProps) {
  const { data, error, isFetching, refetch } = useQuery<OwnEdits, AppError>({
    queryKey: [...followingKey(uid, deckId), "edits"],
    queryFn: ({ signal }) => readEdits(uid, deckId, signal),
    gcTime: 0,
  });
  const [suggested, setSuggested] = useState<OwnEdit | null>(null);
  if (data && suggested) {
    const { cardId, field, mine } = suggested;
    return <SuggestDialog deckId={data.original.id} cardId={cardId} wording={{ field, text: mine }} onClose={() => setSuggested(null)} />;
  }
  return (
    <Dialog title={texts.title} size="large" closesAtOnce onClose={onClose}>
      {!data && error && <LoadFailed title={texts.failed} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />}
      {!data && !error && <Spinner label={texts.loading} />}
      {data && (
        <>
          <p role="status" className={styles.summary}>
            {data.edits.length === 0 ? texts.none : texts.count(data.edits.length + data.unlisted)}
          </p>
          {data.edits.length > 0 && (
            <ul className={styles.scroller} aria-label={texts.title}>
              {data.edits.map((edit) => (
                <Edit key={`${edit.field} ${edit.cardId}`} edit={edit} author={data.original.author} onSuggest={() => setSuggested(edit)} />
              ))}
            </ul>
          )}
          {data.unlisted > 0 && <p className={styles.note}>{texts.unlisted(data.unlisted)}</p>}
        </>
      )}
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Edit({ edit: { term, field, mine, theirs }, author, onSuggest }: { edit: OwnEdit; author: string; onSuggest: () => void }) {
  const side = (text: string) => <FormattedText as="span" text={text} {...(field === "term" && { gaps: "filled" as const })} />;
  return (
    <li className={styles.row}>
      {field !== "term" && (
        <span className={styles.front} translate="no">
          <FormattedText as="span" text={term} gaps="filled" />
        </span>
      )}
      <dl className={styles.fromTo}>
        <dt>{conflictTexts.fields[field]}</dt>
        <dd translate="no">
          <del>{side(theirs)}</del>
        </dd>
        <dd translate="no">
          <ins>{side(mine)}</ins>
        </dd>
      </dl>
      <Button variant="ghost" size="small" aria-label={texts.suggestOf(author, mine.slice(0, 60))} onClick={onSuggest}>
        {texts.suggest(author)}
      </Button>
    </li>
  );
}
