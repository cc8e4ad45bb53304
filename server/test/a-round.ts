import type { HostedRound, PlayedRound, RoundOptions } from "@recollect/domain/rounds/round.ts";
import { onTestFinished } from "vitest";

import { aCampus, jsonOf, type Campus, type CampusStudent } from "./a-campus.ts";
import type { OpenStore } from "./databases.ts";
import { json } from "./signed-up.ts";
import { eventsOf } from "./streams.ts";

export const capitals = [
  ["France", "Paris"],
  ["Italy", "Rome"],
  ["Spain", "Madrid"],
  ["Norway", "Oslo"],
  ["Peru", "Lima"],
  ["Ghana", "Accra"],
].map(([term = "", definition = ""]) => ({ term, definition }));

type Request = (path: string, init?: RequestInit) => Promise<Response>;
type Sender = Pick<CampusStudent, "get" | "send">;

/** A round as its host runs it. */
export function hosting(host: Sender, { id }: { id: string }) {
  const path = `/api/rounds/${id}`;
  const read = () => jsonOf<HostedRound>(host.get(path));
  return {
    path,
    read,
    /** The next step from where the round is now. */
    async step(): Promise<HostedRound> {
      const { step, phase } = await read();
      return jsonOf<HostedRound>(host.send("POST", `${path}/step`, { step, phase }));
    },
    end: () => jsonOf<HostedRound>(host.send("POST", `${path}/end`)),
    setOpen: (isOpen: boolean) => jsonOf<HostedRound>(host.send("PATCH", path, { isOpen })),
    remove: (playerId: string) => host.send("DELETE", `${path}/players/${playerId}`),
  };
}

/** Somebody with the code and no account. `at` is the server process that the phone speaks to, which may change. */
export async function aPlayer(at: { request: Request }, code: string, name: string) {
  const joined = await jsonOf<{ roundId: string; token: string; view: PlayedRound }>(
    at.request("/api/play", json("POST", { code, name })),
    201,
  );
  return playing(at, joined);
}

export function playing(at: { request: Request }, { roundId, token }: { roundId: string; token: string }) {
  const path = `/api/play/${roundId}`;
  const headers = { "round-token": token };
  return {
    roundId,
    token,
    path,
    view: () => jsonOf<PlayedRound>(at.request(path, { headers })),
    reads: () => at.request(path, { headers }),
    answer: (question: number, choice: number) => at.request(`${path}/answers`, json("POST", { question, choice }, headers)),
    leave: () => at.request(path, { method: "DELETE", headers }),
    async watch() {
      const events = eventsOf(await at.request(`${path}/events`, { headers }));
      // The stream of a process that was killed has failed, and there is nothing to cancel.
      onTestFinished(() => events.cancel().catch(() => {}));
      return events;
    },
  };
}

export type Player = ReturnType<typeof playing>;

/** The number of the choice that is right, or of one that is wrong, by a deck of capitals. */
export function choiceIn({ question }: PlayedRound, isRight: boolean): number {
  const answer = capitals.find(({ term }) => question?.question.includes(term))?.definition ?? "";
  return question?.choices.findIndex((choice) => (choice === answer) === isRight) ?? -1;
}

/** Answers the question that is asked now. */
export async function answers(player: Player, isRight: boolean): Promise<Response> {
  const view = await player.view();
  return player.answer(view.question?.at ?? -1, choiceIn(view, isRight));
}

export const roundOptions = (change: Partial<RoundOptions> = {}): RoundOptions => ({
  questions: 3,
  seconds: 20,
  direction: "definition",
  ...change,
});

/** A teacher with a deck of six capitals and a round of it. */
export async function aRound(
  openStore: OpenStore,
  {
    cards = capitals,
    options = {},
    ...campusOptions
  }: { cards?: typeof capitals; options?: Partial<RoundOptions> } & Parameters<typeof aCampus>[1] = {},
) {
  const store = await openStore();
  const campus: Campus = aCampus(store, campusOptions);
  const teacher = await campus.student("teacher");
  const deck = await teacher.deck({ title: "Capitals", cards });
  const start = (change: object = {}) => teacher.send("POST", "/api/rounds", { deckId: deck.id, ...roundOptions(options), ...change });
  const round = await jsonOf<HostedRound>(start(), 201);
  const join = (name: string) => aPlayer(campus, round.code, name);
  return { store, campus, teacher, deck, round, start, join, host: hosting(teacher, round) };
}
