import type { TestServer } from "../../e2e/kit/servers/server.ts";
import { asBrowsers, load, type LoadResult } from "../kit/load.ts";
import { aStudentOf, createdDeck, deckOf } from "../kit/student.ts";

const json = { "content-type": "application/json" };

/** A deck of so many cards saved repeatedly, each time with one card changed; each connection is a student with a deck of their own. */
export async function saves(server: TestServer, { connections = 16, cardCount = 100, seconds = 3 } = {}): Promise<LoadResult> {
  const decks = await Promise.all(
    Array.from({ length: connections }, async () => {
      const student = await aStudentOf(server.origin);
      const deck = await createdDeck(student, cardCount);
      return { student, deck, sent: 0 };
    }),
  );
  return load(
    server.origin,
    {
      connections,
      seconds,
      next(connection) {
        const one = decks[connection % connections];
        if (!one) return { path: "/" };
        one.sent += 1;
        const cards = one.deck.cards.map((card, at) =>
          at === one.sent % cardCount ? { ...card, term: `${card.term} ${one.sent}` } : card,
        );
        return {
          method: "PUT",
          path: `/api/users/${one.student.uid}/decks/${one.deck.id}`,
          headers: { cookie: one.student.cookie, ...json, ...asBrowsers, "if-match": `"${one.sent}"` },
          body: JSON.stringify({ ...deckOf(0), cards }),
        };
      },
    },
    server.pid,
  );
}
