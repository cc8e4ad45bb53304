/** Draws the SVG sources beside this file into client/public. Run it with `node client/art/render.ts` after changing one. */
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const pictures = [
  { source: "0-pink", target: "0.png", sizePx: 256 },
  { source: "1-teal", target: "1.png", sizePx: 256 },
  { source: "2-blue", target: "2.png", sizePx: 256 },
  { source: "3-purple", target: "3.png", sizePx: 256 },
  { source: "4-yellow", target: "4.png", sizePx: 256 },
  { source: "logo", target: "logo.png", sizePx: 256 },
  { source: "logo", target: "icon-192.png", sizePx: 192 },
  { source: "logo", target: "icon-512.png", sizePx: 512 },
  { source: "icon", target: "icon-maskable-192.png", sizePx: 192 },
  { source: "icon", target: "icon-maskable-512.png", sizePx: 512 },
];

const browser = await chromium.launch({
  ...(process.env["CHROMIUM"] ? { executablePath: process.env["CHROMIUM"] } : {}),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const page = await browser.newPage();
  for (const { source, target, sizePx } of pictures) {
    const svg = readFileSync(new URL(`${source}.svg`, import.meta.url), "utf8");
    await page.setViewportSize({ width: sizePx, height: sizePx });
    await page.setContent(`<style>*{margin:0}svg{display:block;width:${sizePx}px;height:${sizePx}px}</style>${svg}`);
    await page.screenshot({ path: new URL(`../public/${target}`, import.meta.url).pathname, omitBackground: true });
  }
} finally {
  await browser.close();
}
