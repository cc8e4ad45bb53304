import { contrastFeatures } from "./contrast-features.ts";
import { deckFeatures } from "./deck-features.ts";
import { letterFeatures } from "./letter-features.ts";
import { meaningFeatures } from "./meaning-features.ts";
import { dictionaryFeatures } from "./dictionary-features.ts";
import { measureFeatures } from "./measure-features.ts";
import { orderFeatures } from "./order-features.ts";
import { phrasingFeatures } from "./phrasing-features.ts";
import { segmentFeatures } from "./segment-features.ts";
import type { WordReading } from "./reading.ts";

/** What the model reads of an answer: numbers by name. */
export type Features = Readonly<Record<string, number>>;

export function featuresOf(reading: WordReading): Features {
  return {
    ...meaningFeatures(reading),
    ...segmentFeatures(reading),
    ...orderFeatures(reading),
    ...contrastFeatures(reading),
    ...deckFeatures(reading),
    ...letterFeatures(reading),
    ...dictionaryFeatures(reading),
    ...measureFeatures(reading),
    ...phrasingFeatures(reading),
  };
}
