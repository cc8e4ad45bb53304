import type { ChangeCounts } from "@recollect/domain/decks/history/card-changes.ts";
import { listText } from "../../lib/language/formats.ts";
import { t } from "../../lib/language/t.ts";

/** Such as '1 card added, 2 changed'; 'no card changed' when none did. */
export function changesText({ added, changed, removed }: ChangeCounts): string {
  const [first, ...others] = [
    { count: added, words: cardsAdded, shortWords: (count: number) => t("{count, number} added", { count }) },
    { count: changed, words: cardsChanged, shortWords: (count: number) => t("{count, number} changed", { count }) },
    { count: removed, words: cardsRemoved, shortWords: (count: number) => t("{count, number} removed", { count }) },
  ].filter(({ count }) => count > 0);
  if (!first) return t("no card changed");
  return listText([first.words(first.count), ...others.map(({ count, shortWords }) => shortWords(count))]);
}

function cardsAdded(count: number): string {
  return t("{count, plural, one {# card added} other {# cards added}}", { count });
}

function cardsChanged(count: number): string {
  return t("{count, plural, one {# card changed} other {# cards changed}}", { count });
}

function cardsRemoved(count: number): string {
  return t("{count, plural, one {# card removed} other {# cards removed}}", { count });
}
