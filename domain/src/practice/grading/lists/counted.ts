import { stem } from "../text/stems.ts";
import { tableOf } from "../../../words/table-of.ts";

const counts = tableOf<number>({ two: 2, three: 3, four: 4, five: 5, six: 6, both: 2, pair: 2 });
const irregular = tableOf<string>({
  atria: "atrium",
  vertebrae: "vertebra",
  phalanges: "phalanx",
  feet: "foot",
  teeth: "tooth",
  axes: "axis",
  radii: "radius",
  nuclei: "nucleus",
  foci: "focus",
});

/**
 * Replaces a part such as `two valves` by the items that end in that word, if the list has exactly that many: `two atria and two
 * ventricles` names all four chambers.
 */
export function countedParts(items: readonly string[], parts: readonly string[]): string[] {
  return parts.flatMap((part) => {
    const [, count = "", head = ""] = /^(?:the |a )?(\p{L}+|\d+)(?: of)? (\p{L}+)$/u.exec(part) ?? [];
    const wanted = counts[count] ?? Number(count);
    if (head === "" || Number.isNaN(wanted) || wanted < 2) return [part];
    const group = items.filter((item) => item.includes(" ") && singular(item.split(" ").at(-1) ?? "") === singular(head));
    return group.length === wanted ? group : [part];
  });
}

function singular(word: string): string {
  return stem(irregular[word] ?? word);
}

/** Words that every item of a list contains; an answer may omit them. */
export function sharedWords(items: readonly string[]): Set<string> {
  const [first = "", ...rest] = items;
  if (rest.length === 0) return new Set();
  const shared = first.split(" ").filter((word) => rest.every((item) => item.split(" ").includes(word)));
  return items.every((item) => item.split(" ").length > shared.length) ? new Set(shared) : new Set();
}
