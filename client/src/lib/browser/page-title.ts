import { useEffect } from "react";
import { brand } from "../brand.ts";
import { endFirstScreen } from "../first-screen.ts";

export type Page = {
  /** the whole title, with the brand */
  title: string;
  description?: string | undefined;
  /** keeps search engines away, for a private deck */
  noindex?: boolean;
};

/** Sets the document's title while the screen is shown: '{title} - {brand}', or the brand alone while there is no title yet. */
export function usePageTitle(title: string | null, description?: string, options: { noindex?: boolean } = {}): void {
  usePage({ title: title ? `${title} - ${brand()}` : brand(), description, noindex: options.noindex ?? false });
}

/** The same, for a screen that formats its title itself. */
export function usePage({ title, description, noindex = false }: Page): void {
  // Whoever names the page is its screen.
  useEffect(endFirstScreen, []);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (description === undefined) return;
    setMeta("description", description);
  }, [description]);
  useEffect(() => {
    if (!noindex) return;
    setMeta("robots", "noindex");
    return () => document.head.querySelector('meta[name="robots"]')?.remove();
  }, [noindex]);
}

function setMeta(name: string, content: string): void {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  const meta = existing ?? document.head.appendChild(Object.assign(document.createElement("meta"), { name }));
  meta.content = content;
}
