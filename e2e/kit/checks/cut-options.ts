import type { Page } from "@playwright/test";

/** The options in view that are longer than their select is wide, so that they are cut where they are chosen. */
export async function cutOptions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) throw new Error("This browser measures no text");
    return [...document.querySelectorAll("select")].flatMap((select) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
      pen.font = font;
      const roomPx = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      return [...select.options].map(({ label }) => label).filter((label) => pen.measureText(label).width > roomPx);
    });
  });
}
