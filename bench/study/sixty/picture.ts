import type { OneStudent } from "./one-student.ts";
import { sharesOf } from "./shares.ts";

const plot = { width: 720, height: 300, left: 70, top: 84 } as const;
const ink = { text: "#e8ecf8", soft: "#9aa6c6", line: "#2c3a60", ours: "#ff8fb8", others: "#7fd6d0" } as const;

/**
 * How many answers fewer learned needs at the same recall, a pair of dots for each student, from those who forget fastest to those who forget
 * slowest.
 */
export function pictureOfSixty(all: readonly OneStudent[]): string {
  const [width, height] = [plot.left + plot.width + 30, plot.top + plot.height + 60];
  const x = (scale: number) => plot.left + (Math.log10(scale / 0.3) / Math.log10(10)) * plot.width;
  const y = (share: number) => plot.top + ((0.5 - Math.max(-0.3, Math.min(0.5, share))) / 0.8) * plot.height;
  const title = "Answers that a model of one's own saves, at the same recall";
  const grid = [-0.2, 0, 0.1, 0.2, 0.4].map(
    (share) =>
      `<line x1="${plot.left}" x2="${plot.left + plot.width}" y1="${round(y(share))}" y2="${round(y(share))}" stroke="${share === 0 ? ink.soft : ink.line}"/><text x="${plot.left - 8}" y="${round(y(share)) + 4}" text-anchor="end" font-size="12" fill="${ink.soft}">${Math.round(share * 100)} %</text>`,
  );
  const ticks = [0.3, 0.5, 1, 2, 3].map(
    (scale) =>
      `<text x="${round(x(scale))}" y="${plot.top + plot.height + 20}" text-anchor="middle" font-size="12" fill="${ink.soft}">${scale}×</text>`,
  );
  const dots = [
    ...sharesOf(all, "learned").flatMap(({ scale, d, s }) => [
      circle(x(scale), y(s), ink.others, false),
      circle(x(scale), y(d), ink.ours, false),
    ]),
    ...sharesOf(all, "learned, once a day").flatMap(({ scale, d, s }) => [
      circle(x(scale), y(s), ink.others, true),
      circle(x(scale), y(d), ink.ours, true),
    ]),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="t d" font-family="Figtree, system-ui, sans-serif">`,
    `<title id="t">${title}</title>`,
    `<desc id="d">Sixty simulated students, from those who forget fastest to those who forget slowest: the share of answers saved beside the default and beside SM-2.</desc>`,
    `<rect width="${width}" height="${height}" rx="16" fill="#0f1830"/>`,
    `<text x="${plot.left}" y="34" font-size="19" font-weight="700" fill="${ink.text}">${title}</text>`,
    `<text x="${plot.left}" y="58" font-size="13" fill="${ink.ours}">● beside the default<tspan fill="${ink.others}" dx="16">● beside SM-2</tspan><tspan fill="${ink.soft}" dx="16">filled: asked once a day</tspan></text>`,
    ...grid,
    ...ticks,
    ...dots,
    `<text x="${plot.left + plot.width / 2}" y="${height - 14}" text-anchor="middle" font-size="13" fill="${ink.soft}">how long they remember, beside the average student →</text>`,
    "</svg>",
    "",
  ].join("\n");
}

function circle(x: number, y: number, colour: string, isFilled: boolean): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="4" stroke="${colour}" fill="${isFilled ? colour : "none"}"/>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
