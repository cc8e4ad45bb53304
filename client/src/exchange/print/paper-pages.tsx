import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { pageBreaks, pageWidthPx, paper } from "./page-breaks.ts";
import styles from "./paper-pages.module.css";

type Props = {
  /** elements with `data-block` are not divided between pages, and nothing else takes up height */
  children: ReactNode;
  className?: string | undefined;
};

const sizes = {
  "--page-width": `${paper.width}mm`,
  "--page-height": `${paper.height}mm`,
  "--page-margin": `${paper.margin}mm`,
  "--page-gap": `${paper.gap}mm`,
} as CSSProperties;

/**
 * Pages as they are printed: the same width, lines and page breaks on the screen and on paper. On a narrow screen the pages are smaller, not
 * laid out differently.
 */
export function PaperPages({ children, className }: Props) {
  const place = useRef<HTMLDivElement | null>(null);
  const pages = useRef<HTMLDivElement | null>(null);
  useLayoutEffect(() => {
    const [around, flow] = [place.current, pages.current];
    if (!around || !flow) return undefined;
    // Formulas, pictures and the window change heights later.
    const watcher = new ResizeObserver(() => layOut(around, flow));
    watcher.observe(around);
    for (const block of blocksIn(flow)) watcher.observe(block);
    layOut(around, flow);
    return () => watcher.disconnect();
  });
  return (
    <div ref={place} className={styles.place}>
      <div ref={pages} className={classNames(styles.pages, className)} style={sizes}>
        {children}
      </div>
    </div>
  );
}

function blocksIn(flow: HTMLElement): HTMLElement[] {
  return [...flow.querySelectorAll<HTMLElement>("[data-block]")];
}

/** Only on the screen: on paper the breaks are those of the preview. */
function layOut(around: HTMLElement, flow: HTMLElement): void {
  if (window.matchMedia("print").matches) return;
  const scale = Math.min(1, around.clientWidth / pageWidthPx) || 1;
  flow.style.setProperty("--scale", String(scale));
  const drawnAt = flow.getBoundingClientRect().width / pageWidthPx || 1;
  const blocks = blocksIn(flow);
  const { places, pages } = pageBreaks(blocks.map((block) => block.getBoundingClientRect().height / drawnAt));
  flow.style.setProperty("--pages", String(pages));
  for (const [at, { startsPage, space }] of places.entries()) {
    blocks[at]?.toggleAttribute("data-starts-page", startsPage);
    blocks[at]?.style.setProperty("--space", `${space}px`);
  }
}
