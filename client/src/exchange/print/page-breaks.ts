/** The pages of a printed test, in millimetres: A4 with the margin that `@page` in base.css asks for. */
export const paper = { width: 210, height: 297, margin: 10, /** between two pages on the screen */ gap: 8 } as const;

const pxPerMm = 96 / 25.4;

/** Left free at the end of a page, in CSS pixels: printers round the heights of lines. */
const slackPx = 4;

/** Where a block stands: whether it begins a page, and how far below the one before it, in CSS pixels of the page. */
type BlockPlace = { startsPage: boolean; space: number };

/**
 * Distributes blocks over pages by their heights (CSS pixels). A block that does not fit in the rest of its page begins the next one; one that
 * is higher than a page goes on over the following pages, and the block after it begins a new page.
 */
export function pageBreaks(heights: readonly number[]): { places: BlockPlace[]; pages: number } {
  const [margin, gap] = [paper.margin * pxPerMm, paper.gap * pxPerMm];
  const pitch = paper.height * pxPerMm + gap;
  const room = paper.height * pxPerMm - 2 * margin - slackPx;
  let pages = 1;
  let usedHeight = 0;
  const places = heights.map((height) => {
    const startsPage = usedHeight > 0 && usedHeight + height > room;
    const space = startsPage ? pitch - usedHeight : 0;
    if (startsPage) [usedHeight, pages] = [0, pages + 1];
    usedHeight += height;
    if (usedHeight > room) {
      const further = Math.ceil((usedHeight + 2 * margin) / pitch) - 1;
      pages += further;
      usedHeight = Math.max(room, usedHeight - further * pitch);
    }
    return { startsPage, space };
  });
  return { places, pages };
}

/** The width of a page in CSS pixels. */
export const pageWidthPx = paper.width * pxPerMm;
