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
  /** a span inside headings and buttons, where nothing else can be pressed */
  as?: "div" | "span";
  /** a term's gaps: all filled, or one of them asked for; a definition has none */
  gaps?: "filled" | GapView;
  /** in which language it is, where the deck says so: for screen readers, hyphens and the direction */
  language?: string | null | undefined;
  /** whether pictures open and sounds play where a span stands: in a heading, but not in a button */
  isPressable?: boolean;
};

/**
 * A card's side, drawn the same wherever it is shown. Whatever is typed stays text: nothing is ever read as HTML. A browser that translates
 * the page leaves it alone: the question would hold its answer.
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

/** A view is told by what it says, so that a card that is only turned isn't read again. */
function isSame(before: TextProps, after: TextProps): boolean {
  return (
    before.text === after.text &&
    before.as === after.as &&
    before.language === after.language &&
    viewName(before.gaps) === viewName(after.gaps)
  );
}

function viewName(gaps: TextProps["gaps"]): string | undefined {
  return typeof gaps === "object" ? `${gaps.asked} ${gaps.isAnswered}` : gaps;
}

/** One or two: whether there is a second says whether the first is all. */
function firstPortions(blocks: readonly Block[], view: GapView | null): Block[][] {
  const portions = portionsOf(blocks, view);
  return [portions.next(), portions.next()].flatMap(({ done, value }) => (done ? [] : [value]));
}
