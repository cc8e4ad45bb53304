import { useEffect, useId, useRef, useState, type RefObject } from "react";
import { mediaText } from "@recollect/domain/cards/card-media.ts";
import { mediaName, type Media } from "@recollect/domain/media/media.ts";
import { Button } from "../ui/buttons/button.tsx";
import { ProgressBar } from "../ui/waiting/progress-bar.tsx";
import { WaitsForNetwork } from "../ui/waiting/waits-for-network.tsx";
import { cutOffOf } from "../lib/requests/cut-off.ts";
import { isAbort } from "../lib/requests/http.ts";
import type { Sending } from "../lib/requests/send-file.ts";
import { isComposing } from "../ui/keys/is-composing.ts";
import { useInView } from "./in-view.ts";
import { isSoundFile } from "./file-kind.ts";
import { wordsOfName } from "./words-of-name.ts";
import styles from "./side-uploads.module.css";
import { texts } from "./side-uploads.texts.ts";

export type Upload = { key: string; file: File };

type Props = {
  uploads: readonly Upload[];
  /** the markup of the file, to insert at the caret; `isFocusFree`: no other field is being edited */
  onText: (text: string, key: string, isFocusFree: boolean) => void;
  onRemove: (key: string, isFocusFree: boolean) => void;
};

/**
 * Uploads into one side of a card. It asks for the description of the first file; then for the next one's, if no other field is being
 * edited.
 */
export function SideUploads({ uploads, onText, onRemove }: Props) {
  const first = useRef<HTMLInputElement | null>(null);
  const firstKey = uploads[0]?.key;
  const mayTakeFocus = useRef(true);
  useEffect(() => {
    const question = first.current;
    if (mayTakeFocus.current && question && question !== document.activeElement) {
      question.focus();
      question.select();
    }
    // Files dropped while none was being uploaded are asked about at once.
    mayTakeFocus.current = firstKey === undefined;
  }, [firstKey]);
  return uploads.map(({ key, file }) => (
    <OneUpload
      key={key}
      file={file}
      field={key === firstKey ? first : null}
      onText={(text, isFocusFree) => {
        mayTakeFocus.current = isFocusFree;
        onText(text, key, isFocusFree);
      }}
      onRemove={(isFocusFree) => {
        mayTakeFocus.current = isFocusFree;
        onRemove(key, isFocusFree);
      }}
    />
  ));
}

type Standing =
  | { state: "sending"; share: number }
  | { state: "here"; media: Media }
  | { state: "failed"; words: string; isForGood: boolean; isCutOff: boolean };

type OneProps = {
  file: File;
  field: RefObject<HTMLInputElement | null> | null;
  onText: (text: string, isFocusFree: boolean) => void;
  onRemove: (isFocusFree: boolean) => void;
};

/** One file: its progress, and its description. The markup is inserted when both are done. */
function OneUpload({ file, field, onText, onRemove }: OneProps) {
  const [standing, setStanding] = useState<Standing>({ state: "sending", share: 0 });
  const [attempt, setAttempt] = useState(1);
  const [shows, setShows] = useState(() => wordsOfName(file.name));
  const [isSaid, setIsSaid] = useState(false);
  const id = useId();
  const group = useRef<HTMLDivElement | null>(null);
  const inView = useInView(group);
  const isSound = isSoundFile(file);

  useEffect(() => {
    const stop = new AbortController();
    const sending = { signal: stop.signal, onProgress: (share: number) => setStanding({ state: "sending", share }) };
    void sendFile(file, sending).then((ending) => stop.signal.aborted || ending === null || setStanding(ending));
    return () => stop.abort();
  }, [file, attempt]);

  const isCutOff = standing.state === "failed" && standing.isCutOff;
  useEffect(() => {
    if (!isCutOff) return undefined;
    window.addEventListener("online", sendAgain);
    return () => window.removeEventListener("online", sendAgain);
  }, [isCutOff]);

  function sendAgain(): void {
    setStanding({ state: "sending", share: 0 });
    setAttempt((before) => before + 1);
  }

  useEffect(() => {
    if (isSaid && standing.state === "here") {
      const text = mediaText(shows, mediaName(standing.media).slice("media/".length));
      onText(text, hasFreeFocus(group.current));
    }
    // Announced once; what follows replaces it.
    // oxlint-disable-next-line exhaustive-deps
  }, [isSaid, standing]);

  return (
    <div ref={group} {...inView} className={styles.upload} role="group" aria-label={file.name}>
      <p className={styles.name}>
        <bdi>{file.name}</bdi>
      </p>
      {standing.state === "sending" && (
        <div>
          <ProgressBar label={texts.sending(file.name)} value={Math.round(standing.share * 100)} max={100} />
          <p role="status" className={styles.silence}>
            {/* With each step of the file the silence begins again. */}
            <WaitsForNetwork key={standing.share} />
          </p>
        </div>
      )}
      {standing.state === "failed" && (
        <p role="alert" className={styles.failed}>
          {standing.words}
        </p>
      )}
      <div className={styles.row}>
        <label htmlFor={id}>{isSound ? texts.whatIsHeard : texts.whatDoesItShow}</label>
        <input
          ref={field}
          id={id}
          className={styles.field}
          dir="auto"
          value={shows}
          maxLength={300}
          disabled={isSaid && standing.state !== "failed"}
          onChange={(event) => setShows(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") onRemove(true);
            if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            event.stopPropagation();
            setIsSaid(true);
          }}
        />
      </div>
      <div className={styles.row}>
        {standing.state === "failed" ? (
          !standing.isForGood && (
            <Button variant="ghost" size="small" onClick={sendAgain}>
              {texts.tryAgain}
            </Button>
          )
        ) : (
          <Button variant="ghost" size="small" disabled={isSaid} onClick={() => setIsSaid(true)}>
            {isSaid ? texts.sendingBusy : texts.insert}
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={() => onRemove(hasFreeFocus(group.current))}>
          {standing.state === "sending" ? texts.cancel : texts.remove}
        </Button>
      </div>
    </div>
  );
}

/** How the sending of a file ends; null when it was stopped. The code that sends is loaded with the first file. */
async function sendFile(file: File, sending: Sending): Promise<Standing | null> {
  const code = await import("./upload.ts").catch(() => null);
  if (code === null) return { state: "failed", words: texts.notSent, isForGood: false, isCutOff: true };
  try {
    return { state: "here", media: await code.uploadMedia(file, sending) };
  } catch (failure) {
    if (isAbort(failure)) return null;
    const isCutOff = cutOffOf(failure) === "network";
    return { state: "failed", words: code.failureWords(failure), isForGood: !code.mayBeTakenLater(failure), isCutOff };
  }
}

/** No element has the focus, or only one of this group: the focus may move without interrupting typing. */
function hasFreeFocus(group: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || group?.contains(activeElement) === true;
}
