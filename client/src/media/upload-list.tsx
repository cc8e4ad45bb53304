import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { mediaText } from "@recollect/domain/cards/card-media.ts";
import { mediaName } from "@recollect/domain/media/media.ts";
import { deviceAccount } from "../device/store/device-account.ts";
import { isDeviceKept } from "../device/store/is-device-kept.ts";
import { Button } from "../ui/buttons/button.tsx";
import { ProgressBar } from "../ui/waiting/progress-bar.tsx";
import { WaitsForNetwork } from "../ui/waiting/waits-for-network.tsx";
import { cutOffOf } from "../lib/requests/cut-off.ts";
import { isAbort } from "../lib/requests/http.ts";
import type { Sending } from "../lib/requests/send-file.ts";
import { fileIsOnTheWay } from "./files-on-the-way.ts";
import { useInView } from "./in-view.ts";
import { wordsOfName } from "./words-of-name.ts";
import styles from "./side-uploads.module.css";
import { texts } from "./side-uploads.texts.ts";

export type Upload = { key: string; file: File };

export type UploadsProps = {
  uploads: readonly Upload[];
  /** the markup of the file, to insert near the caret; `isFocusFree`: no other field is being edited */
  onText: (text: string, key: string, isFocusFree: boolean) => void;
  onRemove: (key: string, isFocusFree: boolean) => void;
};

const noKeys: ReadonlySet<string> = new Set();

/** The files of a side: each is in the text as soon as it is sent, in the order in which they were chosen. */
export function UploadList({ uploads, onText, onRemove, onReady }: UploadsProps & { onReady: () => void }) {
  const [failed, setFailed] = useState(noKeys);
  const ready = useEffectEvent(onReady);
  useEffect(() => ready(), []);
  // A file that failed keeps no later one back.
  const next = uploads.find(({ key }) => !failed.has(key))?.key;
  return uploads.map(({ key, file }) => (
    <OneUpload
      key={key}
      file={file}
      isNext={key === next}
      onFailed={(isFailed) => setFailed((before) => new Set(isFailed ? [...before, key] : [...before].filter((other) => other !== key)))}
      onText={(text, isFocusFree) => onText(text, key, isFocusFree)}
      onRemove={(isFocusFree) => onRemove(key, isFocusFree)}
    />
  ));
}

type Standing =
  | { state: "sending"; share: number }
  /** the server has it under this name, or this device until it can be sent */
  | { state: "here"; name: string }
  | { state: "failed"; words: string; isForGood: boolean; isCutOff: boolean };

type OneProps = {
  file: File;
  /** all files before it are in the text, or failed */
  isNext: boolean;
  onFailed: (isFailed: boolean) => void;
  onText: (text: string, isFocusFree: boolean) => void;
  onRemove: (isFocusFree: boolean) => void;
};

/** One file: its progress, or why it was not sent. The words of its name describe it until the student writes better ones. */
function OneUpload({ file, isNext, onFailed, onText, onRemove }: OneProps) {
  const [standing, setStanding] = useState<Standing>({ state: "sending", share: 0 });
  const [attempt, setAttempt] = useState(1);
  const group = useRef<HTMLDivElement | null>(null);
  const inView = useInView(group, "li");
  const { state } = standing;
  const isFailed = state === "failed";

  useEffect(() => (isFailed ? undefined : fileIsOnTheWay()), [isFailed]);

  useEffect(() => {
    const stop = new AbortController();
    const sending = { signal: stop.signal, onProgress: (share: number) => setStanding({ state: "sending", share }) };
    void sendFile(file, sending).then((ending) => {
      if (stop.signal.aborted || ending === null) return;
      setStanding(ending);
      if (ending.state === "failed") onFailed(true);
    });
    return () => stop.abort();
    // oxlint-disable-next-line exhaustive-deps -- only another file, or another attempt, is sent
  }, [file, attempt]);

  const isCutOff = isFailed && standing.isCutOff;
  // From the moment on that the failure is shown: the network may be back at once.
  useLayoutEffect(() => {
    if (!isCutOff) return undefined;
    window.addEventListener("online", sendAgain);
    return () => window.removeEventListener("online", sendAgain);
    // oxlint-disable-next-line exhaustive-deps -- it only calls setters
  }, [isCutOff]);

  function sendAgain(): void {
    setStanding({ state: "sending", share: 0 });
    onFailed(false);
    setAttempt((before) => before + 1);
  }

  const name = state === "here" && isNext ? standing.name : null;
  useEffect(() => {
    if (name !== null) onText(mediaText(wordsOfName(file.name), name), hasFreeFocus(group.current));
    // oxlint-disable-next-line exhaustive-deps -- it is inserted once; what follows replaces this row
  }, [name]);

  return (
    <div ref={group} {...inView} className={styles.upload} role="group" aria-label={file.name}>
      <p className={styles.name}>
        <bdi>{file.name}</bdi>
      </p>
      {isFailed ? (
        <p role="alert" className={styles.failed}>
          {standing.words}
        </p>
      ) : (
        <div>
          <ProgressBar label={texts.sending(file.name)} value={state === "here" ? 100 : Math.round(standing.share * 100)} max={100} />
          <p role="status" className={styles.silence}>
            {/* With each step of the file the silence begins again. */}
            {state === "sending" && <WaitsForNetwork key={standing.share} />}
          </p>
        </div>
      )}
      <div className={styles.row}>
        {isFailed && !standing.isForGood && (
          <Button variant="ghost" size="small" onClick={sendAgain}>
            {texts.tryAgain}
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={() => onRemove(hasFreeFocus(group.current))}>
          {isFailed ? texts.remove : texts.cancel}
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
    return { state: "here", name: mediaName(await code.uploadMedia(file, sending)).slice("media/".length) };
  } catch (failure) {
    if (isAbort(failure)) return null;
    const isCutOff = cutOffOf(failure) === "network";
    const kept = cutOffOf(failure) !== null && isDeviceKept() ? await keepFile(file, sending.signal) : null;
    if (kept) return kept;
    return { state: "failed", words: code.failureWords(failure), isForGood: !code.mayBeTakenLater(failure), isCutOff };
  }
}

/** Where the app keeps decks on the device, a file waits there until it can be sent; null where it can't. */
async function keepFile(file: File, signal: AbortSignal | undefined): Promise<Standing | null> {
  const uid = deviceAccount.get()?.uid;
  const code = uid === undefined ? null : await import("./keep-file.ts").catch(() => null);
  if (uid === undefined || code === null) return null;
  const name = await code.keepFile(uid, file, signal).catch(() => null);
  return name === null ? { state: "failed", words: texts.noRoom, isForGood: false, isCutOff: true } : { state: "here", name };
}

/** No element has the focus, or only one of this group: the focus may move without interrupting typing. */
function hasFreeFocus(group: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || group?.contains(activeElement) === true;
}
