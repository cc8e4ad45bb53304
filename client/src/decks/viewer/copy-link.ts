import { toast } from "../../ui/toast/toast.ts";

/** Puts the whole address of a page of ours on the clipboard; where the browser refuses, it shows the address to copy by hand. */
export async function copyLink(path: string): Promise<void> {
  const link = new URL(path, location.origin).href;
  try {
    await navigator.clipboard.writeText(link);
    toast.success("Link copied");
  } catch {
    // Outside HTTPS and localhost there is no clipboard to write to.
    toast.info(link);
  }
}
