import type { Visibility } from "@recollect/domain/decks/visibility.ts";

import { artsAndCode } from "./arts-and-code.ts";
import type { DemoDeck } from "./demo-deck.ts";
import { languages } from "./languages.ts";
import { sciences } from "./sciences.ts";
import { society } from "./society.ts";
import { unusualSizes } from "./unusual-sizes.ts";

/** Every deck of the demo, in the order in which they are made; of a title there is only one. */
export const demoDecks: readonly DemoDeck[] = [...unusualSizes, ...society, ...artsAndCode, ...languages, ...sciences];

/** Most are Public, so that the demo's profile has something to show; every fifth stays Private and one in ten is Unlisted. */
export function demoVisibility(index: number): Visibility {
  if (index % 5 === 4) return "Private";
  return index % 10 === 7 ? "Unlisted" : "Public";
}
