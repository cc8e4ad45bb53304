import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome } from "../question/outcome.ts";
import type { Reading } from "../question/reading.ts";
import { unified } from "../text/fold.ts";
import { unitOf } from "./units.ts";

const asksForUnit = /\bunits?\b|einheit|\bunité\b|\bunidad\b|\bunità\b/iu;

/** Grades a card that asks for a unit, `newton`: its name or its symbol, `N`, in any notation. */
export function asUnit({ question }: Reading): Outcome | null {
  if (!asksForUnit.test(question.term)) return null;
  const [own, said] = [question.definition, question.answer].map((text) => {
    const plain = unified(text)
      .replace(/\s*\([^()]*\)\s*$/, "")
      .replace(/^(?:the|a|an|der|die|das|le|la|el) /i, "")
      .trim();
    return plain === "" ? null : unitOf(plain);
  });
  if (own === null || own === undefined || said === null || said === undefined) return null;
  const isSame = own.dimension === said.dimension && own.factor === said.factor && own.offset === said.offset;
  return isSame
    ? outcome(MARKS.full, "number")
    : outcome(MARKS.none, "unit-wrong", { missing: [question.definition.trim()], detail: question.answer.trim() });
}
