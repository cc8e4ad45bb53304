import { useState } from "react";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { keepLines, linesOf } from "../../decks/editor/drafts/unsent-lines.ts";

/** Words that were begun and not sent, such as a question: they survive the page, a reload and the end of the session. `first` is what there was before them. */
export function useBegunWords(path: string, first = "") {
  const { uid } = useSignedIn();
  const place = { uid, path };
  const [text, setText] = useState(() => linesOf(place) || first);
  return {
    text,
    write(words: string): void {
      setText(words);
      keepLines(place, words === first ? "" : words);
    },
    /** They are sent, or given up. */
    forget(): void {
      setText(first);
      keepLines(place, "");
    },
  };
}
