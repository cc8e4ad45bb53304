import type { LocalErrorCode } from "../errors/local-catalogue.ts";
import { tagsProblem, type CardContent } from "./card.ts";

/** The tags of cards, with the number of their cards, most used first; those of one number by name, with numbers by their value. */
export function tagsOfCards(cards: readonly Pick<CardContent, "tags">[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { tags } of cards) for (const tag of tags ?? []) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const { compare } = new Intl.Collator("en", { numeric: true });
  return [...counts].map(([tag, count]) => ({ tag, count })).sort((a, b) => b.count - a.count || compare(a.tag, b.tag));
}

/** A card's tags with typed ones added: words separated by spaces or commas, with or without a `#`. Existing ones change nothing. */
export function withTyped(tags: readonly string[], input: string): { tags: readonly string[]; problem: LocalErrorCode | null } {
  const words = input.split(/[\s,]+/).map((word) => word.replace(/^#+(?=.)/u, "").normalize("NFC"));
  const all = [...new Set([...tags, ...words.filter((word) => word !== "")])];
  const problem = tagsProblem({ tags: all });
  return problem === null ? { tags: all, problem } : { tags, problem };
}
