import { tableOf } from "@recollect/domain/words/table-of.ts";

const voiced = tableOf<string>(pairs("かがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどはばひびふぶへべほぼ"));
const halfVoiced = tableOf<string>(pairs("はぱひぴふぷへぺほぽ"));

/**
 * The ways in which two parts of a word are joined: unchanged (`がく` `せい`), with the second one voiced (`て` `かみ`, てがみ), or with a doubled
 * consonant between them (`がく` `こう`, がっこう; `いち` `ほん`, いっぽん; `さん` `ほ`, さんぽ).
 */
export function joinReadings(before: string, after: string): string[] {
  const [first, rest] = [after.charAt(0), after.slice(1)];
  const [soft, hard] = [voiced[first], halfVoiced[first]];
  const stem = before.slice(0, -1);
  if (before.endsWith("っ")) return soft === undefined ? [] : [before + (hard ?? first) + rest];
  const all = [before + after];
  if (soft !== undefined) all.push(before + soft + rest);
  if (hard !== undefined && before.endsWith("ん")) all.push(before + hard + rest);
  const isUnvoiced = soft !== undefined && stem !== "";
  if (isUnvoiced && (/[つち]$/.test(before) || (/[くき]$/.test(before) && /^[かきくけこ]/.test(after))))
    all.push(`${stem}っ${hard ?? first}${rest}`);
  return all;
}

function pairs(signs: string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: signs.length / 2 }, (_, at) => [signs.charAt(at * 2), signs.charAt(at * 2 + 1)]));
}
