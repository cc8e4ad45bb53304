import { picturesIn } from "@recollect/domain/cards/card-media.ts";
import { use, useEffect, useState, type ReactNode } from "react";
import { fetchFormulas } from "./drawn-spans.tsx";
import { MediaPlace } from "./media-place.ts";

/** What comes later than this moves the words after all: to wait longer is worse. In ms. */
export const longestWaitMs = 400;

/** So many pictures stay at hand: those of some cards, not of a whole deck. */
const mostPictures = 24;

const atHand = new Map<string, HTMLImageElement>();

type Props = {
  /** the sides that are drawn first */ shown: readonly string[];
  /** the sides that may be drawn next */ next: readonly string[];
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * Waits a moment for the pictures and formulas that are drawn first, for a picture has no height before it is there, and would move the words
 * around it. Those that may come next are fetched meanwhile. It waits once: whatever is drawn after that is drawn at once.
 */
export function DrawnAtOnce({ shown, next, fallback = null, children }: Props) {
  const addressOf = use(MediaPlace);
  const addresses = (sides: readonly string[]) => sides.flatMap(picturesIn).map(addressOf);
  const [isReady, setIsReady] = useState(() => !hasFormula(shown) && addresses(shown).every((src) => atHand.get(src)?.complete));
  const pictures = addresses([...shown, ...next]).join(" ");
  useEffect(() => {
    if (pictures !== "") void Promise.allSettled(pictures.split(" ").map(fetchPicture));
  }, [pictures]);
  useEffect(() => {
    if (isReady) return;
    const goOn = () => setIsReady(true);
    const timer = setTimeout(goOn, longestWaitMs);
    void Promise.allSettled([hasFormula(shown) && fetchFormulas(), ...addresses(shown).map(fetchPicture)]).then(goOn);
    return () => clearTimeout(timer);
    // What is shown first is waited for, and nothing after it.
    // oxlint-disable-next-line exhaustive-deps
  }, []);
  return isReady ? children : fallback;
}

function hasFormula(sides: readonly string[]): boolean {
  return sides.some((side) => /\\[([]/.test(side));
}

/** Until the picture can be drawn: the browser asks no second time for one that it holds. Rejects when it can't be had. */
async function fetchPicture(src: string): Promise<void> {
  if (atHand.size >= mostPictures) atHand.clear();
  const image = atHand.get(src) ?? new Image();
  atHand.set(src, image);
  if (image.src === "") image.src = src;
  await image.decode();
}
