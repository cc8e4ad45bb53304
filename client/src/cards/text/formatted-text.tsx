import { memo } from "react";
import { blocksOf } from "@recollect/domain/cards/blocks.ts";
import { plainTerm, plainText } from "@recollect/domain/cards/format.ts";
import type { Block, GapView, ListItem, Span } from "@recollect/domain/cards/spans.ts";
import { directionOf } from "@recollect/domain/decks/languages/languages.ts";
import { CodeBlock } from "./code-block.tsx";
import { drawnSpans, type Drawing } from "./drawn-spans.tsx";
import styles from "./formatted-text.module.css";

type Props = {
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

/** A card's side, drawn the same wherever it is shown. Whatever is typed stays text: nothing is ever read as HTML. */
export const FormattedText = memo(function FormattedText({
  text,
  as: Tag = "div",
  gaps,
  language = null,
  isPressable = Tag === "div",
}: Props) {
  const blocks = blocksOf(text, { gaps: gaps !== undefined });
  if (isTooMuch(blocks)) return <WordsAlone text={text} as={Tag} gaps={gaps} language={language} />;
  const dir = directionOf(language);
  const drawing = { view: gaps === "filled" || gaps === undefined ? null : gaps, isPressable, dir };
  return (
    <Tag className={styles.text} lang={language ?? undefined} dir={dir}>
      {blocks.length === 1 && blocks[0]?.kind === "paragraph"
        ? drawnSpans(blocks[0].spans, drawing)
        : blocks.map((block, key) => <DrawnBlock key={key} block={block} drawing={drawing} as={Tag} />)}
    </Tag>
  );
}, isSame);

/** A view is told by what it says, so that a card that is only turned isn't read again. */
function isSame(before: Props, after: Props): boolean {
  return (
    before.text === after.text &&
    before.as === after.as &&
    before.language === after.language &&
    viewName(before.gaps) === viewName(after.gaps)
  );
}

function viewName(gaps: Props["gaps"]): string | undefined {
  return typeof gaps === "object" ? `${gaps.asked} ${gaps.isAnswered}` : gaps;
}

type WordsProps = { text: string; as: "div" | "span"; gaps: Props["gaps"]; language: string | null };

/** A side of thousands of pieces: nothing of it is lost, but its looks. */
function WordsAlone({ text, as: Tag, gaps, language }: WordsProps) {
  const isQuestion = typeof gaps === "object" && !gaps.isAnswered;
  return (
    <Tag className={styles.text} lang={language ?? undefined} dir={directionOf(language)}>
      {gaps === undefined ? plainText(text) : plainTerm(text, isQuestion ? gaps.asked : null)}
    </Tag>
  );
}

function DrawnBlock({ block, drawing, as: Tag }: { block: Block; drawing: Drawing; as: "div" | "span" }) {
  if (block.kind === "code block") return <CodeBlock text={block.text} language={block.language} as={Tag === "div" ? "pre" : "span"} />;
  if (block.kind === "paragraph") {
    return (
      <Tag className={styles.paragraph} dir={drawing.dir}>
        {drawnSpans(block.spans, drawing)}
      </Tag>
    );
  }
  return Tag === "div" ? <List items={block.items} drawing={drawing} /> : <ListInLine items={block.items} drawing={drawing} />;
}

/** Numbers stay as they were typed. */
function List({ items, drawing }: { items: readonly ListItem[]; drawing: Drawing }) {
  const Tag = items[0]?.number === null ? "ul" : "ol";
  return (
    <Tag className={styles.list} dir={drawing.dir}>
      {items.map(({ number, spans }, key) => (
        <li key={key} {...(number !== null && { value: number })}>
          {drawnSpans(spans, drawing)}
        </li>
      ))}
    </Tag>
  );
}

/** A heading or a button holds no list: its items are lines. */
function ListInLine({ items, drawing }: { items: readonly ListItem[]; drawing: Drawing }) {
  return items.map(({ number, spans }, key) => (
    <span key={key} className={styles.item} dir={drawing.dir}>
      {number === null ? "• " : `${number}. `}
      {drawnSpans(spans, drawing)}
    </span>
  ));
}

/** Spans; what a student writes has tens. Thousands of elements would hold up the page. */
const mostSpans = 2000;

function isTooMuch(blocks: readonly Block[]): boolean {
  return blocks.length + blocks.reduce((sum, block) => sum + spansIn(block), 0) > mostSpans;
}

function spansIn(block: Block): number {
  if (block.kind === "code block") return 1;
  return block.kind === "list" ? block.items.reduce((sum, { spans }) => sum + 1 + counted(spans), 0) : counted(block.spans);
}

function counted(spans: readonly Span[]): number {
  return spans.reduce((sum, span) => sum + 1 + ("children" in span ? counted(span.children) : 0), 0);
}
