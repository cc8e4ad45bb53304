/** A card has at most 20 tags of 1 to 50 characters without spaces and commas. */
const maxTags = 20;
const maxTagLength = 50;

/** The tags of a text, separated by spaces or commas. */
export function splitTags(text: string): string[] {
  return text.split(/[\s,]+/).filter((tag) => tag !== "");
}

/** Valid tags for a card: unique, cut at 50 characters, the first 20. `changed`: those that were changed or dropped. */
export function cardTags(tags: readonly string[]): { tags: string[]; changedTags: string[] } {
  const keptTags = new Set<string>();
  const changedTags: string[] = [];
  for (const tag of tags) {
    const plain = tag.replace(/[\s,]+/g, "-");
    const short = plain.length <= maxTagLength ? plain : plain.slice(0, maxTagLength).toWellFormed();
    if (short === "") continue;
    if (keptTags.size >= maxTags && !keptTags.has(short)) {
      changedTags.push(tag);
      continue;
    }
    if (short !== tag) changedTags.push(tag);
    keptTags.add(short);
  }
  return { tags: [...keptTags], changedTags };
}
