import { AppError } from "@recollect/domain/errors/failure.ts";
import type { Address } from "../../lib/requests/api-types.ts";
import { isAbort, networkError, send } from "../../lib/requests/http.ts";

/** The share of a file that has arrived, from 0 to 1; null while it is being made, or if its length is unknown. */
type Arriving = (share: number | null) => void;

/** Downloads a file and lets the browser save it under the server's name. Throws AppError. */
export async function saveFile(address: Address, { signal, onProgress }: { signal: AbortSignal; onProgress: Arriving }): Promise<void> {
  const response = await send(address, { signal });
  const name = nameIn(response.headers.get("content-disposition"));
  const url = URL.createObjectURL(await arrived(response, address, onProgress));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken over the file at the click; the URL is released a little later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

async function arrived(response: Response, address: Address, onProgress: Arriving): Promise<Blob> {
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
