import { memo, useEffect, useMemo, useRef, useState, type MouseEvent } from "react";
import { blocksOf } from "@recollect/domain/cards/blocks.ts";
import { portionsOf } from "@recollect/domain/cards/portions.ts";
import type { Block } from "@recollect/domain/cards/spans.ts";
import { DrawnBlocks } from "./drawn-blocks.tsx";
import type { Drawing } from "./drawn-spans.tsx";
import styles from "./formatted-text.module.css";

type Props = {
  text: string;
  hasGaps: boolean;
  /** what is drawn until all is asked for */
  first: readonly Block[];
  drawing: Drawing;
  language: string | null;
  as: "div" | "span";
};

/**
 * A side that is too much to draw at once: its beginning, and a button that draws the rest, a portion in each frame. Where no button
 * can stand the rest comes by itself.
 */
export function LongSide({ text, hasGaps, first, drawing, language, as: Tag }: Props) {
  const whole = useRef<(HTMLDivElement & HTMLSpanElement) | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [drawn, setDrawn] = useState(1);
  const portions = useMemo(
    () => (isAsked ? [...portionsOf(blocksOf(text, { gaps: hasGaps }), drawing.view)] : [first]),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- text and view are the same for as long as it stands
    [isAsked],
  );
  const isComing = isAsked ? drawn < portions.length : !drawing.isPressable;
  useEffect(() => {
    if (!isComing) return undefined;
    const frame = requestAnimationFrame(() => (isAsked ? setDrawn(drawn + 1) : setIsAsked(true)));
    return () => cancelAnimationFrame(frame);
  }, [isComing, isAsked, drawn]);

  function showAll(event: MouseEvent) {
    event.stopPropagation();
    whole.current?.focus({ preventScroll: true });
    setIsAsked(true);
  }

  return (
    <Tag
      ref={whole}
      className={styles.text}
      data-is-long
      lang={language ?? undefined}
      dir={drawing.dir}
      {...(drawing.isPressable && { tabIndex: -1 })}
      aria-busy={isComing || undefined}
    >
      {portions.slice(0, drawn).map((blocks, key) => (
        <Portion key={key} blocks={blocks} drawing={drawing} as={Tag} />
      ))}
      {drawing.isPressable && !isAsked && (
        <button type="button" className={styles.all} lang="en" dir="ltr" onClick={showAll}>
          Show all
        </button>
      )}
    </Tag>
  );
}

/** Those that stand are not drawn again when the next one comes. */
const Portion = memo(
  function Portion({ blocks, drawing, as: Tag }: Pick<Props, "drawing" | "as"> & { blocks: readonly Block[] }) {
    return (
      <Tag className={styles.portion}>
        <DrawnBlocks blocks={blocks} drawing={drawing} as={Tag} />
      </Tag>
    );
  },
  (before, after) => before.blocks === after.blocks,
);
