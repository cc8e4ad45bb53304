/** The longest recording. At the speed of speech this is well below the largest file that is taken. */
export const longestRecordingMs = 2 * 60_000;
/** Bits a second: speech loses nothing that is heard. */
const bitsPerSecond = 64_000;

/** Kinds that browsers record and the server takes, the best first. */
const kinds = [
  { type: "audio/webm;codecs=opus", ending: "webm" },
  { type: "audio/ogg;codecs=opus", ending: "ogg" },
  { type: "audio/mp4", ending: "m4a" },
] as const;

export type Recording = {
  /** how loud it is right now, from 0 to 1 */
  level: () => number;
  /** ends it and gives the file */
  stop: () => Promise<File>;
  cancel: () => void;
};

/** Why this browser can't record here; null where it can. */
export function recordingProblem(): string | null {
  if (!window.isSecureContext) return "Browsers record only over HTTPS, or on this computer itself (localhost).";
  if (typeof MediaRecorder === "undefined" || !navigator.mediaDevices?.getUserMedia) return "This browser can't record sound.";
  return kindHere() === null ? "This browser records in no kind of file that is taken here." : null;
}

function kindHere() {
  return kinds.find(({ type }) => MediaRecorder.isTypeSupported(type)) ?? null;
}

/** Asks for the microphone and begins. Throws what the browser says: `NotAllowedError`, `NotFoundError`. */
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

  /** The light of the microphone goes out. */
  function end(): void {
    for (const track of stream.getTracks()) track.stop();
    // Closed twice it would fail: what was stopped is called off as well when its row goes.
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

/** Why there is nothing to record with. */
export function refusalOf(failure: unknown): string {
  const name = failure instanceof DOMException ? failure.name : "";
  if (name === "NotAllowedError") return "The microphone is not allowed for this site. Allow it in the browser's settings, then try again.";
  if (name === "NotFoundError") return "There is no microphone.";
  return "The microphone could not be used.";
}
