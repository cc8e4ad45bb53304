import type { Card } from "@recollect/domain/cards/card.ts";
import { askedCards, oneWayEach, type WayOfAsking } from "@recollect/domain/practice/asked-cards.ts";
import type { TestOptions } from "@recollect/domain/practice/options/test-options.ts";

type Chosen = { way: WayOfAsking; options: TestOptions; counts: { dueOrWeak: number; starred: number } | undefined };

/** How many questions a test has at most; what only the server knows and has not said is none. */
export function questionCount(cards: readonly Card[], { way, options, counts }: Chosen): number {
  const { count, which, direction } = options;
  const most = count === "all" ? Infinity : count;
  if (which.kind === "due-or-weak") return Math.min(most, counts?.dueOrWeak ?? 0);
  if (which.kind === "starred") return Math.min(most, counts?.starred ?? 0);
  const chosen = which.kind === "tag" ? cards.filter(({ tags }) => tags?.includes(which.tag)) : cards;
  return Math.min(most, oneWayEach(askedCards(chosen, way, direction), () => 0).length);
}
