import { execFile, execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const program = fileURLToPath(new URL("./real-anki.py", import.meta.url));

/** Anki's content after it imported packages, one after the other, into an empty collection. */
export type Judged = {
  imports: { notes: number; cards: number; reviews: number; told: Record<string, number> }[];
  cards: JudgedCard[];
  /** SHA-256 by name */
  media: Record<string, string>;
  isSound: boolean;
};

export type JudgedCard = {
  guid: string;
  ord: number;
  deck: string;
  noteType: string;
  fields: string[];
  tags: string[];
  /** HTML, as Anki renders it; the answer without the question that it repeats */
  question: string;
  answer: string;
  type: number;
  queue: number;
  interval: number;
  reps: number;
  lapses: number;
  data: string;
  /** of a card in review */
  dueInDays: number | null;
};

/** The Python on the PATH, or `ANKI_PYTHON`; `ANKI_MODULES` has the folders of Anki 2.1.15 and its dependencies. */
const python = process.env["ANKI_PYTHON"] ?? "python3";
const env = { ...process.env, ...(process.env["ANKI_MODULES"] ? { PYTHONPATH: process.env["ANKI_MODULES"] } : {}) };

/** The reason why real Anki is not available here; null if it is. */
export const whyNoAnki: string | null = ((): string | null => {
  try {
    execFileSync(python, [program], { env, stdio: ["ignore", "ignore", "pipe"] });
    return null;
  } catch {
    return `${python} finds no Anki 2.1.15; ANKI_MODULES may name its folders`;
  }
})();

/** Imports packages into real Anki, one after the other; with `exportTo` it then exports everything as a package there. */
export async function judged(packages: readonly string[], exportTo?: string): Promise<Judged> {
  const more = exportTo === undefined ? [] : ["--export", exportTo];
  const { stdout } = await promisify(execFile)(python, [program, ...packages, ...more], { env, maxBuffer: 256 * 1024 * 1024 });
  return JSON.parse(stdout) as Judged;
}
