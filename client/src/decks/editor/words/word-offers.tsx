import { useEffect, useEffectEvent, useState, type Dispatch, type RefObject } from "react";
import { X } from "lucide-react";
import type { FormCard, Side } from "@recollect/domain/decks/deck-form.ts";
import {
  helpedLanguage,
  helpedWord,
  noHelp,
  withHelp,
  type HelpedLanguage,
  type WordHelp,
} from "@recollect/domain/practice/word-help/word-help.ts";
import { useSideLanguages } from "../../../cards/text/side-languages.ts";
import { request } from "../../../lib/requests/http.ts";
import type { EditorStep } from "../state/editor-state.ts";
import styles from "./word-offers.module.css";
import { texts } from "./word-offers.texts.ts";

export type WordOffersProps = {
  /** the element with all rows */
  page: RefObject<HTMLElement | null>;
  /** the card of a row, counted from 0 */
  cardAt: (row: number) => FormCard | undefined;
  dispatch: Dispatch<EditorStep>;
};

/** How long typing must pause before a word is looked up. */
const pauseMs = 350;
/** px that an offer needs below its field */
const offerHeight = 60;

type Place = { left: number; top: number };

type Offer = { key: string; side: Side; language: string; texts: readonly string[]; field: HTMLElement; place: Place };

/** Below the field, or above it where the window ends. */
function placeAt(field: HTMLElement): Place {
  const { left, top, bottom } = field.getBoundingClientRect();
  const isBelow = bottom + offerHeight < window.innerHeight;
  return { left, top: isBelow ? bottom + 4 : top - offerHeight };
}

/** While a word is written: its reading or its article, which Tab or a tap adds. Escape, or typing on, takes the offer away. */
export function WordOffers({ page, cardAt, dispatch }: WordOffersProps) {
  const languages = useSideLanguages();
  const [offer, setOffer] = useState<Offer | null>(null);

  const look = useEffectEvent(async (field: HTMLElement, signal: AbortSignal): Promise<void> => {
    const side = field.dataset["side"] as Side;
    const card = cardAt(Number(field.closest<HTMLElement>("[data-index]")?.dataset["index"]));
    const language = helpedLanguage(languages[side]);
    const word = card && language && helpedWord(card[side], language);
    if (!card || !language || !word) return;
    const found = withHelp(word, await helpWith(word, language, signal));
    if (signal.aborted || found.length === 0 || !field.isConnected) return;
    setOffer({ key: card.key, side, language, texts: found, field, place: placeAt(field) });
  });

  function take(text: string): void {
    if (offer) dispatch({ type: "card", key: offer.key, side: offer.side, text });
    setOffer(null);
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey && !event.isComposing;
    if (!offer || !isPlain || (event.key !== "Tab" && event.key !== "Escape")) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Tab") take(offer.texts[0] ?? "");
    else setOffer(null);
  });

  useEffect(() => {
    const element = page.current;
    let typing = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      typing.abort();
      typing = new AbortController();
      setOffer(null);
    };
    const lookSoon = (target: EventTarget | null) => {
      const field = target instanceof Element ? target.closest<HTMLElement>("[data-side]") : null;
      if (field === null) return;
      const { signal } = typing;
      timer = setTimeout(() => void look(field, signal), pauseMs);
    };
    const onInput = (event: Event) => {
      end();
      if (!(event as InputEvent).isComposing) lookSoon(event.target);
    };
    const onKey = (event: KeyboardEvent) => press(event);
    // A list that still scrolls to a new card takes no offer away.
    const onScroll = () => setOffer((shown) => shown && { ...shown, place: placeAt(shown.field) });
    element?.addEventListener("input", onInput);
    element?.addEventListener("compositionend", onInput);
    element?.addEventListener("focusout", end);
    element?.addEventListener("keydown", onKey, { capture: true });
    window.addEventListener("scroll", onScroll, { capture: true, passive: true });
    // A word may have been written before this code was there.
    if (element?.contains(document.activeElement)) lookSoon(document.activeElement);
    return () => {
      end();
      element?.removeEventListener("input", onInput);
      element?.removeEventListener("compositionend", onInput);
      element?.removeEventListener("focusout", end);
      element?.removeEventListener("keydown", onKey, { capture: true });
      window.removeEventListener("scroll", onScroll, { capture: true });
    };
  }, [page]);

  return (
    <>
      <p className="visually-hidden" role="status">
        {offer && texts.offered(offer.texts[0] ?? "")}
      </p>
      {offer && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- pressing it keeps the focus in the field
        <div className={styles.offer} style={offer.place} onMouseDown={(event) => event.preventDefault()}>
          <kbd>Tab</kbd>
          {offer.texts.map((text) => (
            <button
              key={text}
              type="button"
              tabIndex={-1}
              className={styles.text}
              lang={offer.language}
              translate="no"
              onClick={() => take(text)}
            >
              {text}
            </button>
          ))}
          <button type="button" tabIndex={-1} className={styles.close} aria-label={texts.close} onClick={() => setOffer(null)}>
            <X size={16} aria-hidden />
          </button>
        </div>
      )}
    </>
  );
}

const known = new Map<string, WordHelp>();
const mostKnown = 500;

/** What the server's dictionaries know of the word. A server that can't be reached knows nothing of it: writing goes on. */
async function helpWith(word: string, language: HelpedLanguage, signal: AbortSignal): Promise<WordHelp> {
  const key = `${language} ${word}`;
  const before = known.get(key);
  if (before) return before;
  try {
    const help = await request("GET", "/api/practice/word-help", { query: { language, word }, signal });
    if (known.size >= mostKnown) known.clear();
    known.set(key, help);
    return help;
  } catch {
    return noHelp;
  }
}
