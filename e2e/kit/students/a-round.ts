import type { APIRequestContext, Page } from "@playwright/test";
import type { HostedRound, PlayedRound } from "@recollect/domain/rounds/round.ts";
import { aStudent, capitals } from "./student.ts";

type Joined = { roundId: string; token: string; view: PlayedRound };

/** A round of a deck that waits for its players. */
export async function startedRound(request: APIRequestContext, deckId: number, questions = 3): Promise<HostedRound> {
  const made = await request.post("/api/rounds", { data: { deckId, questions, seconds: 120, direction: "definition" } });
  return (await made.json()) as HostedRound;
}

/** The page's own student hosts a round of a deck, which other players have joined without an account. */
export async function aHostedRound(page: Page, { names = ["Ada", "Bob", "Zoë"] as readonly string[], questions = 3 } = {}) {
  const { request } = page;
  const host = await aStudent(request);
  const { id: deckId } = await host.createDeck("Biology: inside the cell", capitals);
  const round = await startedRound(request, deckId, questions);
  const players: Joined[] = [];
  for (const name of names) players.push((await (await request.post("/api/play", { data: { code: round.code, name } })).json()) as Joined);

  async function step(): Promise<HostedRound> {
    const { step: seen, phase } = (await (await request.get(`/api/rounds/${round.id}`)).json()) as HostedRound;
    return (await (await request.post(`/api/rounds/${round.id}/step`, { data: { step: seen, phase } })).json()) as HostedRound;
  }

  /** Every player but the last answers: the first one right, the others with the first choice that is wrong. */
  async function answer({ question }: HostedRound): Promise<void> {
    if (!question) return;
    const right = capitals.find(([term]) => question.question.includes(term))?.[1] ?? "";
    for (const [at, { token }] of players.slice(0, -1).entries()) {
      const choice = question.choices.findIndex((text) => (text === right) === (at === 0));
      const data = { question: question.at, choice };
      await request.post(`/api/play/${round.id}/answers`, { data, headers: { "round-token": token } });
    }
  }

  return { round, players, deckId, step, answer };
}
