import { picturesIn } from "@recollect/domain/cards/card-media.ts";
import { use, useEffect, useState, type ReactNode } from "react";
import { fetchFormulas } from "./drawn-spans.tsx";
import { MediaPlace } from "./media/media-place.ts";

/** What loads later than this moves the text after all: waiting longer is worse. In ms. */
export const longestWaitMs = 400;

/** This many pictures stay loaded: those of some cards, not of a whole deck. */
const mostPictures = 24;

const atHand = new Map<string, HTMLImageElement>();

type Props = {
  /** the sides rendered first */ current: readonly string[];
  /** the sides that may be rendered next */ next: readonly string[];
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * Waits briefly for the pictures and formulas of the first render, since a picture has no height before it is loaded, and would move the
 * text around it. Those that may come next are preloaded. It waits once: later renders are immediate.
 */
export function DrawnAtOnce({ current, next, fallback = null, children }: Props) {
  const addressOf = use(MediaPlace);
  const addresses = (sides: readonly string[]) => sides.flatMap(picturesIn).map(addressOf);
  const [isReady, setIsReady] = useState(() => !hasFormula(current) && addresses(current).every((src) => atHand.get(src)?.complete));
  const pictures = addresses([...current, ...next]).join(" ");
  useEffect(() => {
    if (pictures !== "") void Promise.allSettled(pictures.split(" ").map(fetchPicture));
  }, [pictures]);
  useEffect(() => {
    if (isReady) return;
    const goOn = () => setIsReady(true);
    const timer = setTimeout(goOn, longestWaitMs);
    void Promise.allSettled([hasFormula(current) && fetchFormulas(), ...addresses(current).map(fetchPicture)]).then(goOn);
    return () => clearTimeout(timer);
    // Only the first render waits.
    // oxlint-disable-next-line exhaustive-deps
  }, []);
  return isReady ? children : fallback;
}

function hasFormula(sides: readonly string[]): boolean {
  return sides.some((side) => /\\[([]/.test(side));
}

/** Resolves when the picture can be drawn: the browser does not request a held one again. Rejects when it can't be loaded. */
async function fetchPicture(src: string): Promise<void> {
  if (atHand.size >= mostPictures) atHand.clear();
  const image = atHand.get(src) ?? new Image();
  atHand.set(src, image);
  if (image.src === "") image.src = src;
  await image.decode();
}
