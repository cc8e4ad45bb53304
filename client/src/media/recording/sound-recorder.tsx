import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { useInView } from "../in-view.ts";
import { longestRecordingMs, record, recordingProblem, refusalOf, type Recording } from "./recording.ts";
import styles from "./sound-recorder.module.css";
import { texts } from "./sound-recorder.texts.ts";

export type RecorderProps = {
  /** the recording, for the caret of the text */
  onFile: (file: File) => void;
  onClose: () => void;
};

type Standing =
  | { state: "asking" }
  | { state: "recording"; recording: Recording; startedAt: number }
  | { state: "recorded"; file: File; src: string }
  | { state: "refused"; why: string };

const tickMs = 100;

/** Records a sound, plays it back, and inserts it when the student confirms. */
export function SoundRecorder({ onFile, onClose }: RecorderProps) {
  const [standing, setStanding] = useState<Standing>(starting);
  const [attempt, setAttempt] = useState(1);
  const [ms, setMs] = useState(0);
  const meter = useRef<HTMLMeterElement | null>(null);
  const group = useRef<HTMLDivElement | null>(null);
  const inView = useInView(group);

  useEffect(() => {
    if (recordingProblem() !== null) return undefined;
    let isHere = true;
    let current: Recording | null = null;
    record().then(
      (recording) => {
        if (!isHere) return recording.cancel();
        current = recording;
        setStanding({ state: "recording", recording, startedAt: performance.now() });
      },
      (failure: unknown) => isHere && setStanding({ state: "refused", why: refusalOf(failure) }),
    );
    return () => {
      isHere = false;
      current?.cancel();
    };
  }, [attempt]);

  async function stop(recording: Recording): Promise<void> {
    const file = await recording.stop();
    setStanding({ state: "recorded", file, src: URL.createObjectURL(file) });
  }

  const tick = useEffectEvent(() => {
    if (standing.state !== "recording") return;
    const elapsedMs = performance.now() - standing.startedAt;
    setMs(elapsedMs);
    if (meter.current) meter.current.value = standing.recording.level();
    if (elapsedMs >= longestRecordingMs) void stop(standing.recording);
  });
  useEffect(() => {
    if (standing.state !== "recording") return undefined;
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [standing.state]);

  const src = standing.state === "recorded" ? standing.src : null;
  useEffect(() => () => (src === null ? undefined : URL.revokeObjectURL(src)), [src]);

  function again(): void {
    setMs(0);
    setStanding(starting());
    setAttempt(attempt + 1);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape comes from each of its buttons
    <div
      ref={group}
      {...inView}
      className={styles.recorder}
      role="group"
      aria-label={texts.recordASound}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      {standing.state === "asking" && <p role="status">{texts.theBrowserAsks}</p>}
      {standing.state === "refused" && <p role="alert">{standing.why}</p>}
      {standing.state === "recording" && (
        <>
          <p role="status">{texts.recording}</p>
          <p className={styles.clock}>{texts.of(clock(ms), clock(longestRecordingMs))}</p>
          <meter ref={meter} className={styles.meter} min={0} max={1} aria-label={texts.loudness} />
          <Button size="small" autoFocus onClick={() => void stop(standing.recording)}>
            {texts.stop}
          </Button>
        </>
      )}
      {standing.state === "recorded" && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the student's own voice of a moment ago */}
          <audio className={styles.player} controls src={standing.src} aria-label={texts.theRecording} />
          <Button size="small" autoFocus onClick={() => onFile(standing.file)}>
            {texts.use}
          </Button>
        </>
      )}
      {(standing.state === "recorded" || standing.state === "refused") && (
        <Button variant="ghost" size="small" onClick={again}>
          {standing.state === "recorded" ? texts.recordAgain : texts.tryAgain}
        </Button>
      )}
      <Button variant="ghost" size="small" onClick={onClose}>
        {standing.state === "refused" ? texts.close : texts.cancel}
      </Button>
    </div>
  );
}

function starting(): Standing {
  const why = recordingProblem();
  return why === null ? { state: "asking" } : { state: "refused", why };
}

function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
