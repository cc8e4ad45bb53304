import { newTemporaryDeckId } from "@recollect/domain/decks/deck-ids.ts";
import { conflictKey, type ConflictChoice } from "@recollect/domain/decks/conflict-choices.ts";
import { afterChoices } from "@recollect/domain/decks/waiting/waiting-edit.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { newId } from "../../lib/new-id.ts";
import { paths } from "../../lib/paths.ts";
import { cutOffOf } from "../../lib/requests/cut-off.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { ConflictFields } from "../editor/saving/conflict-fields.tsx";
import { showSaved } from "./keep-sending.tsx";
import { sendWaiting } from "./send-waiting.ts";
import { useWaitingSaves } from "./use-waiting-saves.ts";
import { waitingSaves, type WaitingSave } from "./store/waiting-saves.ts";
import { waitingWords } from "./waiting-words.ts";
import { waitingTexts as texts } from "./waiting.texts.ts";
import styles from "./waiting.module.css";

/** What was saved on this device only: what waits for a network, what the server refused, and the texts that need a choice. */
export function WaitingScreen() {
  usePageTitle(texts.heading, texts.about);
  const { uid } = useSignedIn();
  const saves = useWaitingSaves(uid);
  const heading = useRef<HTMLHeadingElement | null>(null);
  return (
    <Page narrow>
      <h1 ref={heading} tabIndex={-1}>
        {texts.heading}
      </h1>
      {saves === null ? (
        <Spinner label={texts.loading} />
      ) : saves.length === 0 ? (
        <EmptyState
          title={texts.none}
          text={texts.noneText}
          action={
            <ButtonLink variant="ghost" to={paths.decks}>
              {texts.backToDecks}
            </ButtonLink>
          }
        />
      ) : (
        <ul className={styles.list} aria-label={texts.list}>
          {saves.map((save) => (
            <li key={save.deckId} className={styles.deck}>
              {/* The row may disappear with its button. */}
              <WaitingDeck save={save} onDone={() => heading.current?.focus()} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

function WaitingDeck({ save, onDone }: { save: WaitingSave; onDone: () => void }) {
  const { uid, deckId, edit, refusal, creation } = save;
  const queryClient = useQueryClient();
  const [choices, setChoices] = useState<ReadonlyMap<string, ConflictChoice>>(() => new Map());
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const conflicts = edit.choices.map(({ conflict }) => conflict);
  const cards = new Map(edit.choices.flatMap(({ card }) => (card ? [[card.id, card] as const] : [])));
  const isUnsent = creation !== null || edit.sent !== null || edit.next !== null;

  /** Without a network what was changed here goes on waiting, which the row says. */
  async function work(change: () => Promise<unknown>, done?: string): Promise<void> {
    setIsBusy(true);
    try {
      await change();
      await sendWaiting(uid, (deck, id) => void showSaved(queryClient, uid, deck, id)).catch((failure: unknown) => {
        if (cutOffOf(failure) === null) throw failure;
      });
      void queryClient.invalidateQueries({ queryKey: queryKeys.deck(uid, deckId) });
      if (done) toast.success(done);
    } catch (failure) {
      toast.error(messageFor(failure));
    }
    setIsBusy(false);
    onDone();
  }

  const choose = () =>
    work(
      () =>
        waitingSaves.update(
          uid,
          deckId,
          (now) =>
            now && {
              ...now,
              edit: afterChoices(now.edit, (one) => choices.get(conflictKey(one)) ?? null, { revision: 1, newKey: newId }),
            },
        ),
      texts.chosen,
    );

  /** Its old number is of no use any more; it is created under a new one. */
  const saveAsNew = () =>
    work(async () => {
      const newEdit = { sent: null, next: null, content: edit.content, choices: [] };
      const newDeckId = newTemporaryDeckId(Math.random);
      await waitingSaves.update(uid, newDeckId, () => ({
        ...save,
        deckId: newDeckId,
        edit: newEdit,
        creation: { key: newId(), sent: null },
        refusal: null,
      }));
      await waitingSaves.update(uid, deckId, () => null);
    });

  const sendNow = () => work(() => waitingSaves.update(uid, deckId, (now) => now && { ...now, refusal: null }));

  const discard = () => work(() => waitingSaves.update(uid, deckId, () => null));

  const { title } = edit.content;
  return (
    <>
      <h2 dir="auto">{refusal?.isGone ? title : <Link to={paths.deck(deckId)}>{title}</Link>}</h2>
      <p>{waitingWords(save)}</p>
      {conflicts.length > 0 && (
        <div className={styles.fields}>
          <ConflictFields
            conflicts={conflicts}
            cardOf={(id) => cards.get(id) ?? null}
            choices={choices}
            onChoose={(key, choice) => setChoices(new Map(choices).set(key, choice))}
          />
        </div>
      )}
      <div className={styles.actions}>
        {conflicts.length > 0 && (
          <Button
            size="small"
            disabled={!conflicts.some((one) => choices.has(conflictKey(one)))}
            busy={isBusy}
            busyLabel={texts.saving}
            onClick={() => void choose()}
          >
            {texts.save}
          </Button>
        )}
        {refusal?.isGone ? (
          <Button size="small" busy={isBusy} busyLabel={texts.saving} onClick={() => void saveAsNew()}>
            {texts.saveAsNew}
          </Button>
        ) : (
          refusal && (
            <ButtonLink size="small" to={paths.editDeck(deckId)}>
              {texts.openEditor}
            </ButtonLink>
          )
        )}
        {isUnsent && !refusal?.isGone && conflicts.length === 0 && (
          <Button size="small" variant="ghost" busy={isBusy} busyLabel={texts.saving} onClick={() => void sendNow()}>
            {texts.tryNow}
          </Button>
        )}
        <Button size="small" variant="ghost" disabled={isBusy} onClick={() => setIsAsking(true)}>
          {texts.discard}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={texts.discardTitle}
          text={texts.discardText(title)}
          confirmLabel={texts.discard}
          cancelLabel={texts.cancel}
          destructive
          onConfirm={() => {
            setIsAsking(false);
            void discard();
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
