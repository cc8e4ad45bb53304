import type { ReactNode } from "react";

/** A few of our words, then a card's in its own language, so that a screen reader says them as they are said. */
export function inLanguage(ours: string, words: string, language: string | null): ReactNode {
  if (language === null) return ours + words;
  return (
    <>
      {ours}
      <span lang={language}>{words}</span>
    </>
  );
}
