import rows from "./irregular-forms.json" with { type: "json" };
import { groupBy } from "../../../words/grouped.ts";

/** Forms that no rule derives, by their stem. */
export const irregular: ReadonlyMap<string, string> = new Map(
  rows.flatMap((row) => {
    const [root = "", ...forms] = row.split(" ");
    return forms.map((form) => [form, root] as const);
  }),
);

const formsOf: ReadonlyMap<string, readonly string[]> = groupBy(irregular.keys(), (form) => irregular.get(form) ?? form);

/** All forms of an irregular English word, including itself (`beaten`, `beat`); empty for other words. */
export function irregularForms(word: string): readonly string[] {
  const root = irregular.get(word);
  return root === undefined ? [] : [root, ...(formsOf.get(root) ?? [])];
}
