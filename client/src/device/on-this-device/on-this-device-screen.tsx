import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { UseAsApp } from "../../accounts/account/use-as-app.tsx";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Page } from "../../ui/page.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { fullDisk, isFull } from "../store/full-disk.ts";
import { isDeviceKept } from "../store/is-device-kept.ts";
import { chooseDeck, contentsKey, keepAgain, readContents, removeAll, type DeckHere, type DeviceContents } from "./device-contents.ts";
import styles from "./on-this-device.module.css";
import { sizeText, texts } from "./on-this-device.texts.ts";

/** What this device keeps of the student, with a switch for each deck; or why it keeps nothing. */
export function OnThisDeviceScreen() {
  usePageTitle(texts.title, texts.why);
  return (
    <Page narrow>
      <div className={styles.screen}>
        <h1>{texts.title}</h1>
        {isDeviceKept() ? <Contents /> : <WhyNothing />}
      </div>
    </Page>
  );
}

function WhyNothing() {
  if (!window.isSecureContext) return <UseAsApp />;
  return <p>{"serviceWorker" in navigator ? texts.switchedOff : texts.noWorker}</p>;
}

function Contents() {
  const { uid } = useSignedIn();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: contentsKey(uid),
    queryFn: () => readContents(uid),
    staleTime: 0,
    retry: false,
  });
  if (data) return <Decks uid={uid} contents={data} />;
  if (isError) return <LoadFailed title={texts.couldNotRead} message="" isRetrying={isFetching} retry={() => void refetch()} />;
  return <Spinner label={texts.loading} />;
}

function Decks({ uid, contents }: { uid: string; contents: DeviceContents }) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [busyId, setBusyId] = useState<number | null>(null);
  const { decks, choices, mediaBytes, bytesLeft } = contents;
  const hasNoRoom = useSyncExternalStore(fullDisk.subscribe, fullDisk.get);

  async function work(does: () => Promise<void>, done?: string): Promise<void> {
    try {
      await does();
      if (done !== undefined) toast.success(done);
    } catch (failure) {
      toast.error(isFull(failure) ? texts.noRoom : messageFor(failure));
    }
    setAsking(false);
    setBusyId(null);
    await queryClient.invalidateQueries({ queryKey: contentsKey(uid) });
  }

  function choose(deckId: number, isKept: boolean): void {
    setBusyId(deckId);
    void work(() => chooseDeck(uid, deckId, isKept));
  }

  return (
    <>
      <p>{contents.opensOffline ? texts.why : texts.serverHasNoWorker}</p>
      <div>
        <p>
          {texts.used(sizeText(decks.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)), sizeText(mediaBytes))}{" "}
          {bytesLeft !== null && !hasNoRoom && texts.roomLeft(sizeText(bytesLeft))}
        </p>
        <p role="status">{hasNoRoom && texts.noRoom}</p>
      </div>
      <Persistence isPersisted={contents.isPersisted} onChange={() => void work(async () => {})} />
      <ul className={styles.list}>
        {decks.map((deck) => (
          <li key={deck.id} className={styles.row} aria-busy={deck.id === busyId || undefined}>
            <Switch label={texts.keep(deck.title)} isOn={isOn(deck, contents)} onChange={(isKept) => choose(deck.id, isKept)} />
            <span className={styles.size}>{sizeOf(deck, contents, hasNoRoom)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {choices.isOff ? (
          <Button variant="ghost" onClick={() => void work(() => keepAgain(uid))}>
            {texts.keepAgain}
          </Button>
        ) : (
          <Button variant="ghost" onClick={() => setAsking(true)}>
            {texts.removeAll}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={texts.removeAllQuestion}
          text={texts.removeAllText}
          confirmLabel={texts.removeAll}
          destructive
          onConfirm={() => void work(() => removeAll(uid), texts.removed)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** A deck that the usual size had no room for is off, and so is one that was switched off. */
function isOn({ id, bytes }: DeckHere, { choices }: DeviceContents): boolean {
  return bytes !== null || choices.kept.includes(id);
}

function sizeOf({ id, bytes }: DeckHere, { choices, isFilled }: DeviceContents, hasNoRoom: boolean): string {
  if (bytes !== null) return texts.isKept(sizeText(bytes));
  return hasNoRoom || choices.isOff || !isFilled || choices.dropped.includes(id) ? texts.isNotKept : texts.tooLarge;
}

/** Browsers promise it only when asked, and some only to sites that are used much. */
function Persistence({ isPersisted, onChange }: { isPersisted: boolean | null; onChange: () => void }) {
  const [isRefused, setRefused] = useState(false);
  if (isPersisted === null) return null;
  if (isPersisted) return <p>{texts.persisted}</p>;
  const ask = async () => {
    setRefused(!(await navigator.storage.persist().catch(() => false)));
    onChange();
  };
  return (
    <>
      <p role="status">{isRefused ? texts.refused : texts.notPersisted}</p>
      {!isRefused && (
        <div className={styles.actions}>
          <Button variant="ghost" size="small" onClick={() => void ask()}>
            {texts.askToPersist}
          </Button>
        </div>
      )}
    </>
  );
}
