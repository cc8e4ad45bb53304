import type { Writer, WritersNews } from "@recollect/domain/decks/co-authors/co-author.ts";
import { afterNews, nobody, stillPresent } from "@recollect/domain/decks/co-authors/present-writers.ts";
import { useEffect, useState } from "react";
import { useLive } from "../../lib/live/live.tsx";
import { sayWriting } from "./co-authors-api.ts";

/** Between two signs of life of an open editor. */
const sayEveryMs = 15_000;
/** Going from card to card is said at most this often. */
const leastBetweenMs = 2_000;
const lookEveryMs = 1_000;

/**
 * Who else has the deck open in an editor, and where. This student says so too, as long as the form is open: a co-author from the beginning, and the owner from
 * when this part is loaded, because somebody else was heard of.
 */
export function useWriters(deckId: number): readonly Writer[] {
  const live = useLive();
  const [writers, setWriters] = useState<readonly Writer[]>([]);
  useEffect(() => {
    let isSaid = false;
    let lastCard: string | null = null;
    let lastAt = 0;
    let present = nobody;

    function say(isHere: boolean): void {
      lastCard = focusedCard();
      lastAt = Date.now();
      isSaid = isHere;
      // One that does not arrive is followed by the next, and nothing depends on it.
      sayWriting(deckId, { cardId: lastCard, isHere }).catch(() => undefined);
    }
    const sayAgain = () => document.visibilityState === "visible" && say(true);
    function onFocus(): void {
      if (focusedCard() !== lastCard && Date.now() - lastAt >= leastBetweenMs) say(true);
    }
    function look(): void {
      const here = stillPresent(present, Date.now());
      if (here !== present) setWriters([...here.values()]);
      present = here;
      onFocus();
    }

    const leave = live.subscribe({
      wantsList: false,
      onEvent({ type, data }) {
        if (type !== "writers") return;
        const news = data as WritersNews;
        if (news.deckId !== deckId || !("writer" in news)) return;
        const { writer } = news;
        const isNew = writer.isHere && !present.has(writer.uid);
        present = afterNews(present, writer, Date.now());
        setWriters([...present.values()]);
        // Somebody who comes does not know yet who is here.
        if (isNew) sayAgain();
      },
    });
    sayAgain();
    const timers = [setInterval(sayAgain, sayEveryMs), setInterval(look, lookEveryMs)];
    document.addEventListener("focusin", onFocus);
    return () => {
      leave();
      for (const timer of timers) clearInterval(timer);
      document.removeEventListener("focusin", onFocus);
      if (isSaid) say(false);
    };
  }, [live, deckId]);
  return writers;
}

/** The card of the row that has the focus; null beside the rows, and for a card that is not saved yet. */
function focusedCard(): string | null {
  return document.activeElement?.closest<HTMLElement>("[data-card]")?.dataset["card"] ?? null;
}
