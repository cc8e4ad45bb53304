/** Characters that draw nothing: they would make two names that look the same, or one that looks empty. */
const drawsNothing = /[\p{Cf}\p{Cc}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Of these the joiner is kept where it makes one emoji of several. */
const joinerInEmoji = /(?<=\p{Extended_Pictographic}\uFE0F?)\u200D(?=\p{Extended_Pictographic})/gu;
const keptJoiner = "\uE000";

/** Characters that look like the @ before a username. */
const looksLikeAt = /[\uFF20\uFE6B]/u;

/** A name as it is shown: without characters that draw nothing or turn the direction of what follows, with single spaces. */
export function shownName(name: string): string {
  const joined = name
    .replaceAll(keptJoiner, "")
    .replace(joinerInEmoji, keptJoiner)
    .replace(/[^\S\uFEFF]+/gu, " ");
  return joined.replace(drawsNothing, "").replaceAll(keptJoiner, "\u200D").replace(/ +/g, " ").trim();
}

export function holdsLookAlikeOfAt(name: string): boolean {
  return looksLikeAt.test(name);
}
