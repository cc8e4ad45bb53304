import type { Writer, WritersNews } from "@recollect/domain/decks/co-authors/co-author.ts";
import { useEffect, useState } from "react";
import { useLive } from "../../lib/live/live.tsx";
import { sayWriting } from "./co-authors-api.ts";

/** Between two signs of life of an open editor; and how long after the last one its student counts as gone. */
const sayEveryMs = 15_000;
const goneAfterMs = 40_000;
/** Going from card to card is said at most this often. */
const leastBetweenMs = 2_000;
const lookEveryMs = 5_000;

type Present = Writer & { /** ms since 1970 */ at: number };

/**
 * Who else has the deck open in an editor, and where. This student says so too, as long as the form is open: a co-author from the beginning, and the owner from
 * when this part is loaded, because somebody else was heard of.
 */
export function useWriters(deckId: number): readonly Writer[] {
  const live = useLive();
  const [writers, setWriters] = useState<readonly Present[]>([]);
  useEffect(() => {
    let isSaid = false;
    let lastCard: string | null = null;
    let lastAt = 0;
    const present = new Map<string, Present>();

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
      const before = present.size;
      for (const [other, { at }] of present) if (at + goneAfterMs <= Date.now()) present.delete(other);
      if (present.size < before) setWriters([...present.values()]);
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
        if (writer.isHere) present.set(writer.uid, { ...writer, at: Date.now() });
        else present.delete(writer.uid);
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
