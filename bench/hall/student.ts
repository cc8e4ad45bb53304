import { randomUUID } from "node:crypto";
import { Agent, get, request as sendRequest, type IncomingMessage } from "node:http";

import type { Deck } from "@recollect/domain/decks/deck.ts";

import type { SignedUp } from "../../server/test/signed-up.ts";
import { asBrowsers } from "../kit/load.ts";
import { aStudentOf, createdDeck, deckOf } from "../kit/student.ts";

/** What a student does in the lecture, and how often of a hundred times. */
export const shares = { answer: 55, "shared deck": 15, search: 10, save: 10, due: 5, test: 5 } as const;
export type Act = keyof typeof shares;

const words = ["cell", "organelle", "biology", "textbook", "membrane"];

export type HallStudent = {
  /** Does one act and resolves when the reply is complete. Throws when it is refused. */
  act(act: Act): Promise<void>;
  /** Ends the open stream. */
  leave(): void;
};

/** A student with a deck of 100 cards and an open list of decks, as a browser has it. The deck with the id `sharedId` is everybody's. */
export async function aHallStudent(origin: string, agent: Agent, sharedId: number): Promise<HallStudent> {
  const student = await aStudentOf(origin);
  const deck = await createdDeck(student, 100);
  const stream = await openList(origin, student, agent);
  let acts = 0;
  let saving = Promise.resolve();
  let revision = 1;

  const entry = () => ({
    id: randomUUID(),
    deckKey: `${student.uid}/${deck.id}`,
    cardId: cardOf(deck, acts).id,
    at: Date.now(),
    kind: "answer",
    source: "study",
    rating: "good",
    tookMs: 2000,
  });
  const save = async () => {
    const at = acts % deck.cards.length;
    const cards = deck.cards.map((card, index) => (index === at ? { ...card, term: `${card.term} ${acts}` } : card));
    await ask("PUT", `/api/users/${student.uid}/decks/${deck.id}`, { ...deckOf(0), cards }, { "if-match": `"${revision}"` });
    revision += 1;
  };
  const doings: Record<Act, () => Promise<void>> = {
    answer: () => ask("POST", "/api/study/entries", { entries: [entry()] }),
    "shared deck": () => ask("GET", `/api/library/${sharedId}`),
    search: () => ask("GET", `/api/library?search=${words[acts % words.length]}`),
    // A save needs the revision of the one before.
    save: () => (saving = saving.then(save)),
    due: () => ask("GET", "/api/study/summary"),
    test: () => ask("POST", "/api/practice/multiple-choice", { deckId: deck.id }),
  };

  function ask(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<void> {
    const all = { cookie: student.cookie, ...asBrowsers, ...(body ? { "content-type": "application/json" } : {}), ...headers };
    return new Promise((resolve, reject) => {
      const request = sendRequest(`${origin}${path}`, { method, agent, headers: all }, (reply) => {
        reply.resume();
        reply.on("error", reject);
        reply.on("end", () => {
          if (reply.statusCode !== undefined && reply.statusCode < 300) resolve();
          else reject(new Error(`${method} ${path} was answered ${reply.statusCode}`));
        });
      });
      request.on("error", reject);
      request.end(body ? JSON.stringify(body) : undefined);
    });
  }

  return {
    act(act) {
      acts += 1;
      return doings[act]();
    },
    leave: () => void stream.destroy(),
  };
}

function cardOf({ cards }: Deck, at: number): Deck["cards"][number] {
  const card = cards[at % cards.length];
  if (!card) throw new Error("The deck has no cards.");
  return card;
}

/** The student's list of decks as a stream; resolves with the reply when it begins. */
function openList(origin: string, { uid, cookie }: SignedUp, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = get(`${origin}/api/users/${uid}/decks`, { agent, headers: { cookie, accept: "text/event-stream" } }, (reply) => {
      if (reply.statusCode !== 200) return reject(new Error(`The stream was answered ${reply.statusCode}`));
      reply.on("error", () => {});
      reply.resume();
      resolve(reply);
    });
    request.on("error", reject);
  });
}
