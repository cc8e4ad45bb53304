/** Draws the SVG sources beside this file into client/public. Run it with `node client/art/render.ts` after changing one. */
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const pictures = { "0-pink": "0.png", "1-teal": "1.png", "2-blue": "2.png", "3-purple": "3.png", "4-yellow": "4.png", logo: "logo.png" };
const sizePx = 256;

const browser = await chromium.launch({
  ...(process.env["CHROMIUM"] ? { executablePath: process.env["CHROMIUM"] } : {}),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const page = await browser.newPage({ viewport: { width: sizePx, height: sizePx } });
  for (const [source, target] of Object.entries(pictures)) {
    const svg = readFileSync(new URL(`${source}.svg`, import.meta.url), "utf8");
    await page.setContent(`<style>*{margin:0}svg{display:block;width:${sizePx}px;height:${sizePx}px}</style>${svg}`);
    await page.screenshot({ path: new URL(`../public/${target}`, import.meta.url).pathname, omitBackground: true });
  }
} finally {
  await browser.close();
}
