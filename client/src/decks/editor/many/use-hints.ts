import { useEffect, useState } from "react";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";
import { useSideLanguages } from "../../../cards/text/side-languages.ts";

/** How long typing must pause before the cards are looked at. */
const pauseMs = 900;

const noHints: ReadonlyMap<string, string> = new Map();

/** What may be better on each card, by the key of its row, once something was changed. Without its code there are no hints. */
export function useHints(cards: readonly FormCard[], isChanged: boolean): ReadonlyMap<string, string> {
  const [hints, setHints] = useState(noHints);
  const languages = useSideLanguages();
  useEffect(() => {
    if (!isChanged) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      import("./hints-kit.ts").then(
        ({ hintsOf, hintsByKey }) => isCurrent && setHints(hintsByKey(hintsOf(cards, languages))),
        () => undefined,
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [cards, isChanged, languages]);
  return hints;
}
