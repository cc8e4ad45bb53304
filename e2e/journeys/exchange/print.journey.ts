import { expect, test } from "../../kit/test.ts";

const sentence = "which is asked in a sentence that is long enough for two lines on a sheet of paper, so that pages end between questions";
const cards = Array.from({ length: 30 }, (_, at) => [`Term ${at}, ${sentence}`, `Definition ${at}`] as const);

/** How many pages a PDF of Chromium has. */
const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const kind of ["Multiple choice", "Written answers"])
  test(`the preview of a test on paper is what is printed: ${kind}`, async ({ page, student }) => {
    const deck = await student.createDeck("Terms", cards);
    await page.goto(`/${deck.id}/print`);
    await page.getByLabel("Print as").selectOption("A test with its key");
    await page.getByLabel("Questions").selectOption(kind);
    await page.getByLabel("How many").selectOption("50");
    await expect(page.getByText("Key: Terms")).toBeVisible();

    const measured = () =>
      page.evaluate(() => {
        const flows = [...document.querySelectorAll<HTMLElement>("[data-on-paper] > div > div")];
        return flows.map((flow) => {
          const scale = Number(flow.style.getPropertyValue("--scale"));
          const isScreen = matchMedia("screen").matches;
          return {
            pages: Number(flow.style.getPropertyValue("--pages")),
            blocks: [...flow.querySelectorAll("[data-block]")].map((block) =>
              Math.round(block.getBoundingClientRect().height / (isScreen ? scale : 1)),
            ),
            starts: [...flow.querySelectorAll("[data-starts-page]")].map((block) => block.textContent?.slice(0, 20)),
          };
        });
      });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => (await measured()).every(({ pages }) => pages > 0)).toBe(true);
      const preview = await measured();
      expect(preview[0]!.pages).toBeGreaterThan(1);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pagesOf(pdf)).toBe(preview.reduce((sum, { pages }) => sum + pages, 0));
      await page.emulateMedia({ media: "print" });
      const printed = await measured();
      await page.emulateMedia({ media: null });
      for (const [at, { blocks, starts }] of preview.entries()) {
        expect(starts).toEqual(printed[at]!.starts);
        for (const [index, height] of blocks.entries()) expect(Math.abs(height - printed[at]!.blocks[index]!)).toBeLessThanOrEqual(1);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
