import { AppError } from "@recollect/domain/errors/failure.ts";
import { isAbort, networkError, send } from "../../lib/requests/http.ts";

/** How far a file has come, from 0 to 1; null while it is being made, or when no one knows how long it is. */
export type Arriving = (share: number | null) => void;

/** Fetches a file and hands it to the browser to save under the name that the server gave it. Throws AppError. */
export async function saveFile(address: string, { signal, onProgress }: { signal: AbortSignal; onProgress: Arriving }): Promise<void> {
  const response = await send(address, { signal });
  const name = nameIn(response.headers.get("content-disposition"));
  const url = URL.createObjectURL(await arrived(response, address, onProgress));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken hold of the file with the click; what it holds is let go a little later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

async function arrived(response: Response, address: string, onProgress: Arriving): Promise<Blob> {
  const whole = Number(response.headers.get("content-length") ?? 0);
  const isPlain = response.headers.get("content-encoding") === null;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    const reader = response.body?.getReader();
    for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
      const { value } = next;
      pieces.push(value);
      bytes += value.byteLength;
      onProgress(isPlain && whole > 0 ? Math.min(1, bytes / whole) : null);
    }
  } catch (cause) {
    throw isAbort(cause) ? cause : new AppError(networkError(address), { cause });
  }
  return new Blob(pieces, { type: response.headers.get("content-type") ?? "" });
}

function nameIn(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : "deck";
  } catch {
    return "deck";
  }
}
