import type { JudgedCard } from "../judged.ts";
import { biology } from "./biology.ts";
import { chemistry } from "./chemistry.ts";
import { geographyLists } from "./geography-lists.ts";
import { germanFrench } from "./german-french.ts";
import { history } from "./history.ts";
import { hostile } from "./hostile.ts";
import { humanities } from "./humanities.ts";
import { medicineComputing } from "./medicine-computing.ts";
import { otherScripts } from "./other-scripts.ts";
import { physics } from "./physics.ts";
import { spanish } from "./spanish.ts";

/** Every deck, in the order that numbers the cards. */
export const decks: Readonly<Record<string, readonly JudgedCard[]>> = {
  biology,
  chemistry,
  physics,
  history,
  spanish,
  "german and french": germanFrench,
  "other scripts": otherScripts,
  "geography and lists": geographyLists,
  "medicine and computing": medicineComputing,
  humanities,
  hostile,
};

export type Half = "tuned" | "untouched";

export type Pair = {
  half: Half;
  deckName: string;
  deck: readonly JudgedCard[];
  card: JudgedCard;
  answer: string;
  verdict: JudgedCard["answers"][number]["verdict"];
  why: string;
};

/** Every pair: even cards may be looked at while tuning, odd cards may not. */
export function allPairs(): Pair[] {
  const cards = Object.entries(decks).flatMap(([deckName, deck]) => deck.map((card) => ({ deckName, deck, card })));
  return cards.flatMap(({ deckName, deck, card }, index) =>
    card.answers.map((judged) => ({
      half: index % 2 === 0 ? ("tuned" as const) : ("untouched" as const),
      deckName,
      deck,
      card,
      ...judged,
    })),
  );
}
