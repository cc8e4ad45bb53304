import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome, wrong } from "../question/outcome.ts";
import type { Reading } from "../question/reading.ts";
import { unified } from "../text/fold.ts";
import { isSameUnit, unitOf } from "./units.ts";

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
  return isSameUnit(own, said) ? outcome(MARKS.full, "number") : wrong("unit-wrong", question.definition, question.answer);
}
