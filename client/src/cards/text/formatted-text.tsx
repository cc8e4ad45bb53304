import { memo, useState } from "react";
import { blocksOf } from "@recollect/domain/cards/text/blocks.ts";
import { beginningOf, portionsOf } from "@recollect/domain/cards/text/portions.ts";
import type { Block, GapView } from "@recollect/domain/cards/text/spans.ts";
import { directionOf } from "@recollect/domain/decks/languages/languages.ts";
import { DrawnBlocks } from "./drawn-blocks.tsx";
import styles from "./formatted-text.module.css";
import { onDemand } from "../../lib/on-demand.ts";
import type { LongSideProps } from "./long-side.tsx";

/**
 * For sides that are too large to render at once, which few decks have. Their beginning shows until the code is loaded, and all their text, with its
 * signs, if it can't be.
 */
const longSide = onDemand<LongSideProps>(() => import("./long-side.tsx").then((module) => module.LongSide));

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
  const [isLost, setIsLost] = useState(false);
  const isLong = others.length > 0 || beginning !== text;
  const shown = (
    <Tag className={styles.text} translate="no" lang={language ?? undefined} dir={dir} aria-busy={(isLong && !isLost) || undefined}>
      {isLost ? text : <DrawnBlocks blocks={isLong ? (first ?? []) : blocks} drawing={drawing} as={Tag} />}
    </Tag>
  );
  if (!isLong) return shown;
  return (
    <longSide.Part
      key={text}
      isWanted
      props={{ text, hasGaps, drawing, language, first: first ?? [], as: Tag }}
      fallback={shown}
      onFailure={() => setIsLost(true)}
    />
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
