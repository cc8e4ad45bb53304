import { startServer } from "../../e2e/kit/servers/server.ts";
import { installIn } from "../../scripts/build/install.mjs";
import { browserFlags, browserPath } from "../../scripts/machine/browser.mjs";
import { atLeast, percentile, type Row } from "../kit/row.ts";

const budgets = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const rounds = 3;

/** Lighthouse's four scores of the landing page, as a phone over a simulated slow network; the median of three visits. */
export async function landingScores(): Promise<Row[]> {
  // A third of all files that the tests would need, for this figure alone.
  await installIn(import.meta.dirname, { what: "Lighthouse" });
  const [{ launch }, { default: lighthouse }] = await Promise.all([import("chrome-launcher"), import("lighthouse")]);
  const server = await startServer();
  const chrome = await launch({ chromePath: await browserPath(), chromeFlags: ["--headless=new", ...browserFlags] });
  try {
    const scores = Object.fromEntries(Object.keys(budgets).map((name) => [name, [] as number[]]));
    for (let round = 0; round < rounds; round += 1) {
      const result = await lighthouse(`${server.origin}/`, { port: chrome.port, output: "json", logLevel: "error" });
      for (const [name, found] of Object.entries(scores)) found.push((result?.lhr.categories[name]?.score ?? Number.NaN) * 100);
    }
    return Object.entries(budgets).map(([name, budget]) =>
      atLeast(`Lighthouse on /: ${name}`, percentile(scores[name] ?? [], 0.5), budget, "of 100"),
    );
  } finally {
    chrome.kill();
    await server.end();
  }
}
