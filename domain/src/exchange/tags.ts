import { CARD } from "../limits/limits.ts";

/** The tags of a text, separated by spaces or commas. */
export function splitTags(text: string): string[] {
  return text.split(/[\s,]+/).filter((tag) => tag !== "");
}

/** Valid tags for a card: unique, without spaces and commas, cut at their longest length, as many as a card may have. `changedTags`: those that were changed or dropped. */
export function cardTags(tags: readonly string[]): { tags: string[]; changedTags: string[] } {
  const keptTags = new Set<string>();
  const changedTags: string[] = [];
  for (const tag of tags) {
    const plain = tag.replace(/[\s,]+/g, "-");
    const short = plain.length <= CARD.tagMaxLength ? plain : plain.slice(0, CARD.tagMaxLength).toWellFormed();
    if (short === "") continue;
    if (keptTags.size >= CARD.maxTags && !keptTags.has(short)) {
      changedTags.push(tag);
      continue;
    }
    if (short !== tag) changedTags.push(tag);
    keptTags.add(short);
  }
  return { tags: [...keptTags], changedTags };
}
