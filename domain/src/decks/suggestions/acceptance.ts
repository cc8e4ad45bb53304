import { sameText } from "./suggestion.ts";

export type AcceptanceInput = {
  /** the side of the card as it is now */
  now: string;
  /** the texts that the suggestion was written for; null stands for one that is not known any more */
  bases: readonly (string | null)[];
  proposal: string;
  /** the author's own wording instead of the proposal; null takes that */
  text: string | null;
  /** the text that the author read and decided to replace; null if the author saw no clash */
  seen: string | null;
};

/** What accepting does: it saves a text, or finds it there already, or has to ask because the side was changed since. */
export type Acceptance = { kind: "saves"; text: string } | { kind: "same" } | { kind: "clash" };

/**
 * Accepts a suggestion three-way, against the card as it is now. A side that is as the suggestion found it takes the new words. One that has them
 * already stays, so accepting twice is the same as once. Any other text was written since, and is replaced only if the author has just seen
 * exactly that text and decided so.
 */
export function acceptanceOf({ now, bases, proposal, text, seen }: AcceptanceInput): Acceptance {
  const wanted = (text ?? proposal).trim();
  if (sameText(now, wanted)) return { kind: "same" };
  const mayReplace = seen === null ? isBase(bases, now) : sameText(seen, now);
  return mayReplace ? { kind: "saves", text: wanted } : { kind: "clash" };
}

/** Whether the side was changed since the suggestion was made, so that the author has to choose between three texts. */
export function isClash({ now, bases, proposal }: Pick<AcceptanceInput, "now" | "bases" | "proposal">): boolean {
  return acceptanceOf({ now, bases, proposal, text: null, seen: null }).kind === "clash";
}

function isBase(bases: readonly (string | null)[], now: string): boolean {
  return bases.some((base) => base !== null && sameText(base, now));
}
