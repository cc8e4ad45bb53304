import type { ErrorBody } from "@recollect/domain/errors/failure.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import type { Address } from "./api-types.ts";
import { networkError, refusalOf, sessionNow } from "./http.ts";

export type Sending = {
  signal?: AbortSignal | undefined;
  /** the share that was sent, from 0 to 1 */
  onProgress?: ((share: number) => void) | undefined;
  /** by which the server recognizes a repeated request */
  key?: string | undefined;
};

/** How long (ms) an upload may stall, and how long the server may take to check it, before the network counts as gone. */
const longestMs = { pause: 60_000, reply: 300_000 };

/**
 * Uploads a file as a request's body, and returns the reply's JSON. Fails as `request` does. Uses XMLHttpRequest, because `fetch` reports
 * no upload progress.
 */
export function sendFile<T>(path: Address<T>, file: Blob, type: string, { signal, onProgress, key }: Sending): Promise<T> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const session = sessionNow();
    const stop = () => sending.abort();
    let isSilent = false;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const waitFor = (ms: number) => {
      clearTimeout(patience);
      patience = setTimeout(() => {
        isSilent = true;
        stop();
      }, ms);
    };
    const bodyOf = () => sending.response as unknown;
    sending.open("POST", path);
    sending.responseType = "json";
    sending.setRequestHeader("Accept", "application/json");
    sending.setRequestHeader("Content-Type", type);
    if (key !== undefined) sending.setRequestHeader("Idempotency-Key", key);
    sending.upload.addEventListener("progress", ({ loaded, total }) => {
      waitFor(loaded < total ? longestMs.pause : longestMs.reply);
      onProgress?.(total === 0 ? 0 : loaded / total);
    });
    sending.addEventListener("abort", () =>
      reject(isSilent ? new AppError(networkError(path)) : new DOMException("The sending was stopped.", "AbortError")),
    );
    sending.addEventListener("error", () => reject(new AppError(networkError(path))));
    sending.addEventListener("load", () => {
      const body = bodyOf();
      if (sending.status >= 200 && sending.status < 300 && body !== null) resolve(body as T);
      else if (sending.status < 300) reject(new AppError(networkError(path)));
      else reject(refusalOf(sending.status, body as Partial<ErrorBody> | null, path, session));
    });
    sending.addEventListener("loadend", () => {
      clearTimeout(patience);
      signal?.removeEventListener("abort", stop);
    });
    signal?.addEventListener("abort", stop);
    if (signal?.aborted) return reject(new DOMException("The sending was stopped.", "AbortError"));
    waitFor(longestMs.pause);
    sending.send(file);
  });
}
