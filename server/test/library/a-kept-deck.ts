import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { CardState } from "@recollect/domain/study/schedule/card-state.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import type { DeckToPack } from "../../src/features/exchange/exporting/write-package.store.ts";

/** The time of the stored package, in ms since 1970: 1 March 2026, noon UTC. */
export const keptAt = Date.UTC(2026, 2, 1, 12);

/** Cards of every kind, with fixed ids. */
export const keptCards = [
  { id: "kept-card-01", term: "nucleus", definition: "**Kern**\nof a cell", extra: "from *nux*", tags: ["bio", "cell::core"] },
  { id: "kept-card-02", term: "chien", definition: "dog", bothWays: true },
  { id: "kept-card-03", term: "The {{c1::heart::organ}} beats \\({{c2::\\frac{1}{2}}}\\) a second", definition: "", extra: "roughly" },
  { id: "kept-card-04", term: "a list", definition: "- one\n- two" },
  { id: "kept-card-05", term: "in order", definition: "1. first\n2. second" },
  { id: "kept-card-06", term: "![a square](media/AAAAAAAAAAAAAAAA.png)", definition: "![a tone](media/BBBBBBBBBBBBBBBB.mp3)" },
  { id: "kept-card-07", term: "code", definition: "```ts\nif (a < b && c) d();\n```" },
  { id: "kept-card-08", term: "__u__ ~~s~~ `c` H~2~O x^2^", definition: "[Recollect](https://example.org/?a=1&b=2)" },
  { id: "kept-card-09", term: 'a < b & c > d "q"', definition: "\\[\\sum_{i=1}^n x_i\\]" },
  { id: "kept-card-10", term: "日本語 😀 שלום", definition: "naïve café" },
  { id: "kept-card-11", term: "html <b>&amp; {{Front}}", definition: "[sound:x] and [latex]" },
] as const;

/** The states of some of the prompts, so many days from `now`, in ms. */
export function keptStandings(now: number): DeckToPack["standings"] {
  const review = (days: number): CardState => ({
    stage: "review",
    due: now + days * dayMs,
    stability: 12.3456,
    difficulty: 5.4321,
    scheduledDays: 8,
    step: 0,
    reps: 4,
    lapses: 1,
    lastReview: now - (8 - days) * dayMs,
  });
  const learning: CardState = { ...review(0), stage: "learning", due: now + 600_000, scheduledDays: 0, step: 1 };
  return [
    ["kept-card-01", { card: review(5), isSuspended: false }],
    ["kept-card-02", { card: review(-3), isSuspended: false }],
    ["kept-card-02_r", { card: review(1), isSuspended: true }],
    ["kept-card-03_c1", { card: learning, isSuspended: false }],
    ["kept-card-03_c2", { card: review(0), isSuspended: false }],
  ];
}

/** The deck with progress and media, whose files are written to the folder. */
export async function aKeptDeck(folder: string, now: number): Promise<DeckToPack> {
  const media = [
    { name: "AAAAAAAAAAAAAAAA.png", packedAs: "rc-0123456789abcdef.png", path: join(folder, "kept.png") },
    { name: "BBBBBBBBBBBBBBBB.mp3", packedAs: "rc-fedcba9876543210.mp3", path: join(folder, "kept.mp3") },
  ];
  for (const { path, packedAs } of media) await writeFile(path, `bytes of ${packedAs}`);
  return {
    id: 1_760_000_000_000,
    title: "Kept: äö",
    updatedAt: 1_760_000_100_000,
    cards: keptCards,
    standings: keptStandings(now),
    answers: [
      { key: "kept-card-01", at: now - 3 * dayMs, ease: 3, tookMs: 1234, isLearning: false },
      { key: "kept-card-02", at: now - 11 * dayMs, ease: 1, tookMs: 999_999, isLearning: true },
    ],
    media,
  };
}
