import type { Block, ListItem } from "@recollect/domain/cards/text/spans.ts";
import { CodeBlock } from "./code-block.tsx";
import { drawnSpans, type Drawing } from "./drawn-spans.tsx";
import styles from "./formatted-text.module.css";

type Props = { blocks: readonly Block[]; drawing: Drawing; as: "div" | "span" };

/** A side's blocks as elements; a single paragraph needs no element of its own. */
export function DrawnBlocks({ blocks, drawing, as }: Props) {
  if (blocks.length === 1 && blocks[0]?.kind === "paragraph") return drawnSpans(blocks[0].spans, drawing);
  return blocks.map((block, key) => <DrawnBlock key={key} {...{ block, drawing, as }} />);
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

/** Numbers stay as typed. */
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

/** A heading or a button can't contain a list: its items become lines. */
function ListInLine({ items, drawing }: { items: readonly ListItem[]; drawing: Drawing }) {
  return items.map(({ number, spans }, key) => (
    <span key={key} className={styles.item} dir={drawing.dir}>
      {number === null ? "• " : `${number}. `}
      {drawnSpans(spans, drawing)}
    </span>
  ));
}
