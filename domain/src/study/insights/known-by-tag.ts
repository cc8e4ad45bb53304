import type { Card } from "../../cards/card.ts";
import { masteryOfCard, type Mastery, type MasteryCounts } from "../mastery.ts";
import { promptsOf } from "../prompts.ts";

/** The cards with a tag by mastery; `tag` is null for the cards without any. */
export type TagCounts = { readonly tag: string | null } & MasteryCounts;

/** A deck may have a tag for each card. */
const mostTags = 100;

/** A deck's cards by tag, the most frequent tags first; the cards without a tag come last. `masteryOf` knows the prompts that were studied, by key. */
export function knownByTag(
  cards: readonly Pick<Card, "id" | "term" | "bothWays" | "tags">[],
  masteryOf: ReadonlyMap<string, Mastery>,
): TagCounts[] {
  const counts = new Map<string | null, Record<Mastery, number>>();
  for (const card of cards) {
    const prompts = promptsOf(card).map(({ key }) => masteryOf.get(key) ?? "new");
    const mastery = masteryOfCard({
      all: prompts.length,
      begun: prompts.filter((one) => one !== "new").length,
      known: prompts.filter((one) => one === "known").length,
    });
    for (const tag of card.tags?.length ? new Set(card.tags) : [null]) {
      const ofTag = counts.get(tag) ?? { new: 0, learning: 0, known: 0 };
      ofTag[mastery]++;
      counts.set(tag, ofTag);
    }
  }
  const size = (one: MasteryCounts) => one.new + one.learning + one.known;
  const tagged = [...counts].flatMap(([tag, ofTag]) => (tag === null ? [] : [{ tag, ...ofTag }]));
  const untagged = counts.get(null);
  return [
    ...tagged.toSorted((a, b) => size(b) - size(a) || (a.tag < b.tag ? -1 : 1)).slice(0, mostTags),
    ...(untagged && tagged.length > 0 ? [{ tag: null, ...untagged }] : []),
  ];
}
