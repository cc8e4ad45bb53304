import { drawsNothing } from "../words/drawn.ts";

/** Of the characters that draw nothing the joiner is kept where it makes one emoji of several. */
const joinerInEmoji = /(?<=\p{Extended_Pictographic}\uFE0F?)\u200D(?=\p{Extended_Pictographic})/gu;
const keptJoiner = "\uE000";

/** Characters that look like the @ before a username. */
const looksLikeAt = /[\uFF20\uFE6B]/u;

/**
 * A name as it is shown, with single spaces. Without characters that draw nothing or turn the direction of what follows, no two names look the
 * same, and none looks empty.
 */
export function shownName(name: string): string {
  const joinedName = name
    .replaceAll(keptJoiner, "")
    .replace(joinerInEmoji, keptJoiner)
    .replace(/[^\S\uFEFF]+/gu, " ");
  return joinedName.replace(drawsNothing, "").replaceAll(keptJoiner, "\u200D").replace(/ +/g, " ").trim();
}

export function holdsLookAlikeOfAt(name: string): boolean {
  return looksLikeAt.test(name);
}
