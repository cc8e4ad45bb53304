import { beginningOf } from "../../../cards/text/portions.ts";
import { readableFormula } from "../../../cards/formulas/readable-formula.ts";
import { readableSide } from "../../../cards/text/readable.ts";
import { tableOf } from "../../../words/table-of.ts";
import { countsAsCorrect } from "../question/marks.ts";
import type { Outcome } from "../question/outcome.ts";
import rules from "../question/rules.json" with { type: "json" };

const mostNamed = 5;

/** One sentence for the student, in plain text: what was found, what is missing, and the rule that decided. */
export function feedbackFor({ score, rule, found, missing, detail }: Outcome): string {
  const isRight = countsAsCorrect(score);
  if (rule === "list") return aboutList(isRight, found, missing, detail);
  if (rule === "key-words") return isRight ? aboutRight(found, missing) : aboutPart(found, missing);
  if (rule === "no-match" && found.length > 0) return notEnough(found, missing);
  if (rule === "different-number" && detail === undefined)
    return "The card has another number, and a different number is a different answer.";
  if (rule === "range-part" && detail === undefined) return aboutRange(missing[0] ?? "");
  const told: { right?: string; otherwise?: string } = rules[rule];
  const card = missing[0] ?? (rule === "different-number" ? "another number" : "");
  const parts = tableOf<string>({ part: shortened(detail ?? ""), card: shortened(card), raw: detail ?? "", rawCard: card });
  return ((isRight ? told.right : null) ?? told.otherwise ?? "").replace(/\{(\w{1,7})\}/g, (_, name: string) => parts[name] ?? "");
}

function aboutRange(range: string): string {
  return /\d\s?(?:[-–—]|to)\s?\d/.test(range)
    ? `This lies within what the card says, but the card gives the whole range: ${range}.`
    : `The card gives one value, ${range}, and not a range.`;
}

function notEnough(found: readonly string[], missing: readonly string[]): string {
  return `This is not enough yet: you named ${listed(found)}${missing.length === 0 ? "" : `, but not ${listed(missing, "or")}`}.`;
}

function aboutList(isRight: boolean, found: readonly string[], missing: readonly string[], extra: string | undefined): string {
  if (isRight) return rules.list.right;
  const wrong = extra === undefined ? "" : shortened(extra);
  if (missing.length === 0) return `Every item is there, but you named more than the card does${wrong === "" ? "" : `: ${wrong}`}.`;
  const more = wrong === "" ? "" : `, and ${wrong} is not on the card`;
  return `You named ${found.length} of ${found.length + missing.length}: ${listed(found)}, but not ${listed(missing, "or")}${more}.`;
}

function aboutRight(found: readonly string[], missing: readonly string[]): string {
  if (found.length === 0) return missing.length === 0 ? "Right." : `Right, and the card also says ${listed(missing)}.`;
  return `Right: you named ${listed(found)}${missing.length === 0 ? "" : `, and the card also says ${listed(missing)}`}.`;
}

function aboutPart(found: readonly string[], missing: readonly string[]): string {
  if (found.length > 0 && missing.length > found.length) return notEnough(found, missing);
  if (missing.length > 0) return `Close, but you left out ${listed(missing)}.`;
  return found.length === 0 ? "Partly right." : `Partly right: you named ${listed(found)}.`;
}

function listed(parts: readonly string[], joiner: "and" | "or" = "and"): string {
  const named = parts.slice(0, mostNamed).map(shortened);
  const rest = parts.length - named.length;
  if (rest > 0) return `${named.join(", ")} and ${rest} more`;
  return named.length > 1 ? `${named.slice(0, -1).join(", ")} ${joiner} ${named.at(-1) ?? ""}` : (named[0] ?? "nothing of it");
}

/** A side of a card in at most 80 characters; formulas and lists become readable text. */
export function shortened(side: string): string {
  const text = readableSide(beginningOf(side, 400), { inLine: true, formula: readableFormula });
  return text.length > 80 ? `${text.slice(0, 77).trimEnd()}...` : text;
}
