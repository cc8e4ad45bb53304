import type { Outcome } from "./simulate.ts";

/** The outcomes with one model of memory: the methods, and our scheduler at other retentions. */
export type Series = {
  memory: string;
  rows: readonly { name: string; outcome: Outcome }[];
  others: readonly { name: string; retention: number; outcome: Outcome }[];
};

const plot = { width: 400, height: 300, left: 64, top: 92, gap: 72 } as const;
const answersRange = { least: 5000, most: 200_000 } as const;
const ink = { text: "#e8ecf8", soft: "#9aa6c6", line: "#2c3a60", ours: "#ff8fb8", others: "#7fd6d0" } as const;

/** The positions of the other methods' names beside their dots, in the methods' order: to the right and down, in pixels. */
const labelPlaces: readonly (readonly [number, number, "start" | "end"])[] = [
  [11, 16, "start"],
  [-11, -4, "end"],
  [0, 22, "end"],
];

/** Two plots side by side: answers given (to the right is more work) against recall (up is better). */
export function pictureOf(series: readonly Series[]): string {
  const width = plot.left + series.length * (plot.width + plot.gap);
  const height = plot.top + plot.height + 66;
  const title = "How much is remembered for how much work, in half a year";
  const description = series.map(({ memory, rows }) => `${memory}: ${rows.map((row) => textOfRow(row)).join("; ")}.`).join(" ");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="t d" font-family="Figtree, system-ui, sans-serif">`,
    `<title id="t">${escaped(title)}</title>`,
    `<desc id="d">${escaped(description)}</desc>`,
    `<rect width="${width}" height="${height}" rx="16" fill="#0f1830"/>`,
    text(plot.left, 36, title, { size: 19, weight: 700 }),
    text(plot.left, 58, "1,000 cards, 180 days. Each dot is a way to study; the pink line is ours, by the retention that is asked for.", {
      fill: ink.soft,
    }),
    ...series.map((one, at) => plotOf(one, plot.left + at * (plot.width + plot.gap), at)),
    "</svg>",
    "",
  ].join("\n");
}

function plotOf({ memory, rows, others }: Series, left: number, at: number): string {
  const place = ({ answers, meanRecall }: Outcome): [x: number, y: number] => {
    const { least, most } = answersRange;
    const share = Math.log(answers / least) / Math.log(most / least);
    return [left + share * plot.width, plot.top + (1 - (meanRecall - 0.6) / 0.4) * plot.height];
  };
  const mine = rows[0];
  const curve = mine ? [...others, { ...mine, retention: 0.9 }].sort((a, b) => a.retention - b.retention) : [];
  const bottom = plot.top + plot.height;
  const grid = [0.6, 0.7, 0.8, 0.9, 1].map((share) => {
    const y = plot.top + (1 - (share - 0.6) / 0.4) * plot.height;
    const label = at === 0 ? text(left - 8, y + 4, `${Math.round(share * 100)} %`, { anchor: "end", fill: ink.soft }) : "";
    return `<line x1="${left}" x2="${left + plot.width}" y1="${round(y)}" y2="${round(y)}" stroke="${ink.line}"/>${label}`;
  });
  const ticks = [5000, 10_000, 20_000, 50_000, 100_000, 200_000].map((answers) => {
    const [x] = place({ answers, meanRecall: 1 } as Outcome);
    return text(x, bottom + 18, answers.toLocaleString("en-GB"), { anchor: "middle", fill: ink.soft, size: 11 });
  });
  const points = curve.map(({ outcome }) => place(outcome).map(round).join(",")).join(" ");
  const dots = curve.map(({ outcome, retention }) => {
    const [x, y] = place(outcome).map(round) as [number, number];
    const isOurs = retention === 0.9;
    const label = isOurs
      ? text(x + 10, y + 24, "Ours, as it comes", { fill: ink.ours })
      : text(x - 8, y - 8, `${Math.round(retention * 100)} %`, { anchor: "end", fill: ink.ours, size: 10 });
    return `<circle cx="${x}" cy="${y}" r="${isOurs ? 6 : 3}" fill="${ink.ours}"/>${label}`;
  });
  const marks = rows.slice(1).map(({ name, outcome }, nth) => {
    const [x, y] = place(outcome).map(round) as [number, number];
    const [dx, dy, anchor] = labelPlaces[nth] ?? [11, 5, "start"];
    return `<circle cx="${x}" cy="${y}" r="6" fill="${ink.others}"/>${text(x + dx, y + dy, shortName(name), { anchor, fill: ink.others })}`;
  });
  const caption = `Forgetting: ${memory.replace(/,.*/, "")}${at === 0 ? ", with noise" : " (not our model)"}`;
  return [
    text(left, plot.top - 12, caption, { weight: 600 }),
    ...grid,
    ...ticks,
    text(left + plot.width / 2, bottom + 40, "answers given (logarithmic) →", { anchor: "middle", fill: ink.soft }),
    at === 0 ? text(left - 52, plot.top - 12, "recall ↑", { fill: ink.soft }) : "",
    `<polyline points="${points}" fill="none" stroke="${ink.ours}" stroke-width="2"/>`,
    ...dots,
    ...marks,
  ].join("\n");
}

/** The name without its explanation. */
function shortName(name: string): string {
  return name.replace(/,.*| through everything/, "");
}

function textOfRow({ name, outcome }: { name: string; outcome: Outcome }): string {
  return `${name}, ${Math.round(outcome.answers).toLocaleString("en-GB")} answers, ${Math.round(outcome.meanRecall * 100)} % recall`;
}

type TextStyle = { size?: number; weight?: number; anchor?: "start" | "middle" | "end"; fill?: string };

function text(x: number, y: number, words: string, { size = 13, weight = 400, anchor = "start", fill = ink.text }: TextStyle): string {
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}">${escaped(words)}</text>`;
}

function escaped(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
