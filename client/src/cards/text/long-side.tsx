import { isRightToLeft } from "../../lib/browser/direction.ts";
import { language as pageLanguage } from "../../lib/language/catalogue.ts";
import { memo, useEffect, useEffectEvent, useRef, useState, type MouseEvent } from "react";
import { blocksOf } from "@recollect/domain/cards/text/blocks.ts";
import { portionsOf } from "@recollect/domain/cards/text/portions.ts";
import type { Block } from "@recollect/domain/cards/text/spans.ts";
import { DrawnBlocks } from "./drawn-blocks.tsx";
import type { Drawing } from "./drawn-spans.tsx";
import styles from "./formatted-text.module.css";
import { texts } from "./long-side.texts.ts";

export type LongSideProps = {
  text: string;
  hasGaps: boolean;
  /** shown until all is requested */
  first: readonly Block[];
  drawing: Drawing;
  language: string | null;
  as: "div" | "span";
};

/**
 * A side that is too large to render at once: its beginning, and a button that renders the rest, one portion in each frame. Where a button
 * is impossible the rest follows automatically.
 */
export function LongSide({ text, hasGaps, first, drawing, language, as: Tag }: LongSideProps) {
  const whole = useRef<(HTMLDivElement & HTMLSpanElement) | null>(null);
  const coming = useRef<Iterator<Block[]> | null>(null);
  /** whether the first portion has replaced the beginning */
  const isBegun = useRef(false);
  const [portions, setPortions] = useState<readonly (readonly Block[])[]>([first]);
  const [stage, setStage] = useState<"begun" | "coming" | "whole">(drawing.isPressable ? "begun" : "coming");
  const drawNext = useEffectEvent(() => {
    if (coming.current === null) {
      // Parsing all of it takes a frame of its own.
      coming.current = portionsOf(blocksOf(text, { gaps: hasGaps }), drawing.view);
      return setPortions([...portions]);
    }
    const next = coming.current.next();
    if (next.done) return setStage("whole");
    const standing = isBegun.current ? portions : [];
    isBegun.current = true;
    setPortions([...standing, next.value]);
  });
  useEffect(() => {
    if (stage !== "coming") return undefined;
    const frame = requestAnimationFrame(drawNext);
    return () => cancelAnimationFrame(frame);
  }, [stage, portions]);

  function showAll(event: MouseEvent) {
    event.stopPropagation();
    whole.current?.focus({ preventScroll: true });
    setStage("coming");
  }

  return (
    <Tag
      ref={whole}
      className={styles.text}
      data-is-long
      translate="no"
      lang={language ?? undefined}
      dir={drawing.dir}
      {...(drawing.isPressable && { tabIndex: -1 })}
      aria-busy={stage === "coming" || undefined}
    >
      {portions.map((blocks, key) => (
        <Portion key={key} blocks={blocks} drawing={drawing} as={Tag} />
      ))}
      {stage === "begun" && (
        <button
          type="button"
          className={styles.all}
          translate="yes"
          lang={pageLanguage}
          dir={isRightToLeft() ? "rtl" : "ltr"}
          onClick={showAll}
        >
          {texts.showAll}
        </button>
      )}
    </Tag>
  );
}

/** Earlier portions are not rendered again. */
const Portion = memo(
  function Portion({ blocks, drawing, as: Tag }: Pick<LongSideProps, "drawing" | "as"> & { blocks: readonly Block[] }) {
    return (
      <Tag className={styles.portion}>
        <DrawnBlocks blocks={blocks} drawing={drawing} as={Tag} />
      </Tag>
    );
  },
  (before, after) => before.blocks === after.blocks,
);
