import { send } from "../../lib/requests/http.ts";

/** Fetches a file and hands it to the browser to save under the name that the server gave it. Throws AppError. */
export async function saveFile(address: string, signal: AbortSignal): Promise<void> {
  const response = await send(address, { signal });
  const name = nameIn(response.headers.get("content-disposition"));
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken hold of the file with the click; what it holds is let go a little later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function nameIn(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : "deck";
  } catch {
    return "deck";
  }
}
