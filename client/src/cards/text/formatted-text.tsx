import { memo } from "react";
import { blocksOf } from "@recollect/domain/cards/text/blocks.ts";
import { beginningOf, portionsOf } from "@recollect/domain/cards/text/portions.ts";
import type { Block, GapView } from "@recollect/domain/cards/text/spans.ts";
import { directionOf } from "@recollect/domain/decks/languages/languages.ts";
import { DrawnBlocks } from "./drawn-blocks.tsx";
import styles from "./formatted-text.module.css";
import { LongSide } from "./long-side.tsx";

export type TextProps = {
  text: string;
  /** a span inside headings and buttons, which can't contain interactive elements */
  as?: "div" | "span";
  /** a term's gaps: all filled, or one of them asked; a definition has none */
  gaps?: "filled" | GapView;
  /** the text's language, if the deck has one: for screen readers, hyphenation and direction */
  language?: string | null | undefined;
  /** whether pictures open and sounds play inside a span: in a heading, but not in a button */
  isPressable?: boolean;
};

/**
 * A card's side, rendered the same everywhere. Typed text stays text: nothing is ever parsed as HTML. A browser that translates the page
 * skips it: a translated question would contain its answer.
 */
export const FormattedText = memo(function FormattedText({
  text,
  as: Tag = "div",
  gaps,
  language = null,
  isPressable = Tag === "div",
}: TextProps) {
  const hasGaps = gaps !== undefined;
  const view = typeof gaps === "object" ? gaps : null;
  const dir = directionOf(language);
  const drawing = { view, isPressable, dir };
  const beginning = beginningOf(text);
  const blocks = blocksOf(beginning, { gaps: hasGaps });
  const [first, ...others] = firstPortions(blocks, view);
  if (others.length > 0 || beginning !== text) {
    return <LongSide key={text} {...{ text, hasGaps, drawing, language, first: first ?? [] }} as={Tag} />;
  }
  return (
    <Tag className={styles.text} translate="no" lang={language ?? undefined} dir={dir}>
      <DrawnBlocks blocks={blocks} drawing={drawing} as={Tag} />
    </Tag>
  );
}, isSame);

/** Gap views are compared by value, so that turning a card does not parse it again. */
function isSame(before: TextProps, after: TextProps): boolean {
  return (
    before.text === after.text &&
    before.as === after.as &&
    before.language === after.language &&
    viewName(before.gaps) === viewName(after.gaps)
  );
}

function viewName(gaps: TextProps["gaps"]): string | undefined {
  return typeof gaps === "object" ? `${gaps.askedGap} ${gaps.isAnswered}` : gaps;
}

/** One or two portions: a second one means that the first is not all. */
function firstPortions(blocks: readonly Block[], view: GapView | null): Block[][] {
  const portions = portionsOf(blocks, view);
  return [portions.next(), portions.next()].flatMap(({ done, value }) => (done ? [] : [value]));
}
