import type { Card } from "@recollect/domain/cards/card.ts";
import { maskedTerm } from "@recollect/domain/cards/masks/masked-term.ts";
import { useMemo } from "react";
import { FormattedText } from "../text/formatted-text.tsx";

export type MaskedTextProps = { card: Pick<Card, "term" | "masks">; isAnswered: boolean; language: string | null };

/** The term of a card with masks: all of them over its picture, or none and what they hide. */
export function MaskedText({ card, isAnswered, language }: MaskedTextProps) {
  const text = useMemo(() => maskedTerm(card, { asked: "all", isAnswered }), [card, isAnswered]);
  return <FormattedText text={text} language={language} />;
}
