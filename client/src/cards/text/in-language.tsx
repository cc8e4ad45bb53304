import type { ReactNode } from "react";

/** Our own words, then a card's in its language, so that a screen reader pronounces both right. */
export function inLanguage(ours: string, words: string, language: string | null): ReactNode {
  if (language === null) return ours + words;
  return (
    <>
      {ours}
      <span lang={language}>{words}</span>
    </>
  );
}
