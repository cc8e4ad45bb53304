import { t } from "../../lib/language/t.ts";
/** The longest recording. At the speed of speech this is well below the file limit. */
export const longestRecordingMs = 2 * 60_000;
/** Bits a second, enough for speech. */
const bitsPerSecond = 64_000;

/** Formats that browsers record and the server accepts, the best first. */
const kinds = [
  { type: "audio/webm;codecs=opus", ending: "webm" },
  { type: "audio/ogg;codecs=opus", ending: "ogg" },
  { type: "audio/mp4", ending: "m4a" },
] as const;

export type Recording = {
  /** the current loudness, from 0 to 1 */
  level: () => number;
  /** ends it and returns the file */
  stop: () => Promise<File>;
  cancel: () => void;
};

/** Why this browser can't record here; null if it can. */
export function recordingProblem(): string | null {
  if (!window.isSecureContext) return t("Browsers record only over HTTPS, or on this computer itself (localhost).");
  if (typeof MediaRecorder === "undefined" || !navigator.mediaDevices?.getUserMedia) return t("This browser can't record sound.");
  return kindHere() === null ? t("This browser records in no kind of file that is taken here.") : null;
}

function kindHere() {
  return kinds.find(({ type }) => MediaRecorder.isTypeSupported(type)) ?? null;
}

/** Asks for the microphone and starts. Throws the browser's `NotAllowedError` or `NotFoundError`. */
export async function record(): Promise<Recording> {
  const kind = kindHere();
  if (!kind) throw new DOMException("", "NotSupportedError");
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream, { mimeType: kind.type, audioBitsPerSecond: bitsPerSecond });
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const sound = new AudioContext();
  const meter = sound.createAnalyser();
  meter.fftSize = 512;
  sound.createMediaStreamSource(stream).connect(meter);
  const samples = new Uint8Array(meter.fftSize);
  recorder.start();

  /** Releases the microphone. */
  function end(): void {
    for (const track of stream.getTracks()) track.stop();
    // Closing it twice would fail: a stopped recording is also cancelled when its row is removed.
    if (sound.state !== "closed") void sound.close();
  }

  return {
    level() {
      meter.getByteTimeDomainData(samples);
      return Math.min(1, samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0) / 100);
    },
    stop: () =>
      new Promise((resolve) => {
        recorder.addEventListener("stop", () => {
          end();
          resolve(new File(parts, `Recording.${kind.ending}`, { type: kind.type.split(";")[0] ?? "" }));
        });
        recorder.stop();
      }),
    cancel() {
      if (recorder.state !== "inactive") recorder.stop();
      end();
    },
  };
}

/** Why recording is impossible. */
export function refusalOf(failure: unknown): string {
  const name = failure instanceof DOMException ? failure.name : "";
  if (name === "NotAllowedError")
    return t("The microphone is not allowed for this site. Allow it in the browser's settings, then try again.");
  if (name === "NotFoundError") return t("There is no microphone.");
  return t("The microphone could not be used.");
}
