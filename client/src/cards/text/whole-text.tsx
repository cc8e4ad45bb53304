import { blocksOf } from "@recollect/domain/cards/text/blocks.ts";
import type { Block, Span } from "@recollect/domain/cards/text/spans.ts";
import { directionOf } from "@recollect/domain/decks/languages/languages.ts";
import { memo } from "react";
import { DrawnBlocks } from "./drawn-blocks.tsx";
import type { TextProps } from "./formatted-text.tsx";
import styles from "./formatted-text.module.css";
import { sideInWords, termInWords } from "./in-words.ts";

/** A card's side for printing: rendered completely at once. With thousands of spans only the formatting is lost. */
export const WholeText = memo(function WholeText({ text, as: Tag = "div", gaps, language = null }: TextProps) {
  const view = typeof gaps === "object" ? gaps : null;
  const dir = directionOf(language);
  const blocks = blocksOf(text, { gaps: gaps !== undefined });
  const words = () =>
    gaps === undefined ? sideInWords(text) : termInWords(text, { askedGap: view && !view.isAnswered ? view.askedGap : null });
  return (
    <Tag className={styles.text} translate="no" lang={language ?? undefined} dir={dir}>
      {isTooMuch(blocks) ? words() : <DrawnBlocks blocks={blocks} drawing={{ view, isPressable: Tag === "div", dir }} as={Tag} />}
    </Tag>
  );
});

/** Spans; a student's text has tens. Thousands of elements at once would block the page. */
const mostSpans = 2000;

function isTooMuch(blocks: readonly Block[]): boolean {
  return blocks.length + blocks.reduce((sum, block) => sum + spansIn(block), 0) > mostSpans;
}

function spansIn(block: Block): number {
  if (block.kind === "code block") return 1;
  return block.kind === "list" ? block.items.reduce((sum, { spans }) => sum + 1 + countSpans(spans), 0) : countSpans(block.spans);
}

function countSpans(spans: readonly Span[]): number {
  return spans.reduce((sum, span) => sum + 1 + ("children" in span ? countSpans(span.children) : 0), 0);
}
