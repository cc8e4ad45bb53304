import { toast } from "./toast.ts";
import { texts } from "./toaster.texts.ts";

/** Copies the full address of a page to the clipboard; if the browser refuses, shows the address to copy by hand. */
export async function copyLink(path: string): Promise<void> {
  const link = new URL(path, location.origin).href;
  try {
    await navigator.clipboard.writeText(link);
    toast.success(texts.linkCopied);
  } catch {
    // Outside HTTPS and localhost there is no clipboard.
    toast.info(link);
  }
}
