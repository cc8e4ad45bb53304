/** What a fair teacher would say of an answer. */
export type Verdict = "full" | "partial" | "wrong";

/** One answer to a card, the teacher's verdict, and the teacher's reason. */
export type Judged = { answer: string; verdict: Verdict; why: string };

/** A card with its judged answers. The cards of one file are one deck. */
export type JudgedCard = { term: string; definition: string; answers: readonly Judged[] };

export const full = (answer: string, why: string): Judged => ({ answer, verdict: "full", why });
export const partial = (answer: string, why: string): Judged => ({ answer, verdict: "partial", why });
export const wrong = (answer: string, why: string): Judged => ({ answer, verdict: "wrong", why });

export function card(term: string, definition: string, ...answers: readonly Judged[]): JudgedCard {
  return { term, definition, answers };
}
