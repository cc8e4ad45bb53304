import { areSiblings } from "../../study/prompt-keys.ts";

/** The stages through which Learn leads a prompt, the easiest first. */
export const learnStages = ["choose", "write", "recall"] as const;

export type LearnStage = (typeof learnStages)[number];

/** How far a prompt is. `turn` is the number of its last answer in the sitting, from 1; `misses` counts its wrong answers. */
export type LearnMark = { readonly stage: LearnStage | "done"; readonly turn: number; readonly misses: number };

/**
 * One sitting of Learn: the prompts in their order, and how far each is. A prompt without a mark was not asked yet. Everything else follows from this, so
 * that a sitting goes on wherever it is read.
 */
export type LearnSitting = {
  readonly id: string;
  /** ms since 1970 */
  readonly begunAt: number;
  readonly keys: readonly string[];
  readonly marks: Readonly<Record<string, LearnMark>>;
};

/** The stages of each prompt that the deck still has, the easiest first; a prompt always has the last stage. */
export type StagesOfPrompts = ReadonlyMap<string, readonly LearnStage[]>;

/** How an answer went. An answer that could not be marked leads to the next stage, where the student judges, and counts as no miss. */
export type LearnOutcome = "right" | "wrong" | "unmarked";

/** How many prompts a round has. */
export const roundSize = 7;

/** How many prompts a sitting has at most: the others come in the next one. */
export const mostInSitting = 140;

/** The question that comes now. */
export type LearnQuestion = {
  readonly key: string;
  readonly stage: LearnStage;
  /** of the answer that it will get */ readonly turn: number;
};

/** Begins a sitting. */
export function beginSitting({ id, begunAt, keys }: Pick<LearnSitting, "id" | "begunAt" | "keys">): LearnSitting {
  return { id, begunAt, keys: [...new Set(keys)].slice(0, mostInSitting), marks: {} };
}

/**
 * The next question; null when all is learned. In a round the prompt comes whose last answer is the oldest, so that the round goes through its prompts again
 * and again; never the last one again, nor another prompt of its card, while there is another.
 */
export function nextQuestion(sitting: LearnSitting, stages: StagesOfPrompts): LearnQuestion | null {
  const open = roundsOf(sitting, stages).find(({ left }) => left.length > 0)?.left ?? [];
  const last = lastAnswered(sitting);
  const others = open.filter((key) => key !== last);
  const unrelated = last === null ? others : others.filter((key) => !areSiblings(inDeck(key), inDeck(last)));
  const candidates = [unrelated, others, open].find((keys) => keys.length > 0) ?? [];
  const [first, ...rest] = candidates;
  if (first === undefined) return null;
  const key = rest.reduce((oldest, one) => (turnOf(sitting, one) < turnOf(sitting, oldest) ? one : oldest), first);
  const stage = stageOf(sitting, key, stages);
  return stage === "done" ? null : { key, stage, turn: latestTurn(sitting) + 1 };
}

/** The sitting after an answer to a question. A right answer leads a stage up, a wrong one a stage down. */
export function withAnswer(sitting: LearnSitting, key: string, outcome: LearnOutcome, stages: StagesOfPrompts): LearnSitting {
  const own = stages.get(key);
  const stage = stageOf(sitting, key, stages);
  if (!own || stage === "done" || !sitting.keys.includes(key)) return sitting;
  const at = own.indexOf(stage);
  const next = outcome === "wrong" ? own[Math.max(0, at - 1)] : own[at + 1];
  const misses = (sitting.marks[key]?.misses ?? 0) + (outcome === "wrong" ? 1 : 0);
  return { ...sitting, marks: { ...sitting.marks, [key]: { stage: next ?? "done", turn: latestTurn(sitting) + 1, misses } } };
}

/** The sitting without a prompt whose card is gone. */
export function withoutPrompt(sitting: LearnSitting, key: string): LearnSitting {
  if (!sitting.keys.includes(key)) return sitting;
  const misses = sitting.marks[key]?.misses ?? 0;
  return { ...sitting, marks: { ...sitting.marks, [key]: { stage: "done", turn: latestTurn(sitting) + 1, misses } } };
}

/** How far a sitting is: the round, from 1, of how many, the prompts that this round still has, and the prompts that are learned, of how many. */
export type LearnProgress = {
  readonly round: number;
  readonly rounds: number;
  readonly leftInRound: number;
  readonly learned: number;
  readonly of: number;
};

export function progressOf(sitting: LearnSitting, stages: StagesOfPrompts): LearnProgress {
  const rounds = roundsOf(sitting, stages);
  const at = rounds.findIndex(({ left }) => left.length > 0);
  const of = rounds.reduce((sum, { all }) => sum + all, 0);
  const left = rounds.reduce((sum, round) => sum + round.left.length, 0);
  return {
    round: at === -1 ? rounds.length : at + 1,
    rounds: rounds.length,
    leftInRound: rounds[at]?.left.length ?? 0,
    learned: of - left,
    of,
  };
}

/** Whether all is learned that the deck still has. */
export function isOver(sitting: LearnSitting, stages: StagesOfPrompts): boolean {
  return nextQuestion(sitting, stages) === null;
}

/** The prompts that were missed, the most often missed first. */
export function missedPrompts({ keys, marks }: LearnSitting): { key: string; misses: number }[] {
  return keys
    .map((key) => ({ key, misses: marks[key]?.misses ?? 0 }))
    .filter(({ misses }) => misses > 0)
    .toSorted((a, b) => b.misses - a.misses);
}

/** The stage of a prompt: that of its mark, or the next one that the card has, since it may have been edited; "done" for a prompt that is gone. */
function stageOf({ marks }: LearnSitting, key: string, stages: StagesOfPrompts): LearnStage | "done" {
  const own = stages.get(key);
  if (!own) return "done";
  const marked = marks[key]?.stage ?? learnStages[0];
  if (marked === "done") return "done";
  const at = learnStages.indexOf(marked);
  return own.find((stage) => learnStages.indexOf(stage) >= at) ?? own.at(-1) ?? "done";
}

/** The rounds with prompts that the deck still has. */
function roundsOf(sitting: LearnSitting, stages: StagesOfPrompts): { all: number; left: string[] }[] {
  const rounds: { all: number; left: string[] }[] = [];
  for (let from = 0; from < sitting.keys.length; from += roundSize) {
    const here = sitting.keys.slice(from, from + roundSize).filter((key) => stages.has(key));
    if (here.length > 0) rounds.push({ all: here.length, left: here.filter((key) => stageOf(sitting, key, stages) !== "done") });
  }
  return rounds;
}

function turnOf({ marks }: LearnSitting, key: string): number {
  return marks[key]?.turn ?? 0;
}

function latestTurn({ marks }: LearnSitting): number {
  return Object.values(marks).reduce((latest, { turn }) => Math.max(latest, turn), 0);
}

function lastAnswered({ marks }: LearnSitting): string | null {
  const latest = Object.entries(marks).toSorted(([, a], [, b]) => b.turn - a.turn)[0];
  return latest?.[0] ?? null;
}

function inDeck(cardId: string) {
  return { deckKey: "", cardId };
}
