import { randomUUID } from "node:crypto";

import type { CardInput } from "@recollect/domain/cards/card.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";

import type { Store } from "../../src/store/store.ts";
import type { Campus, CampusStudent } from "../a-campus.ts";
import { refusal } from "../school/a-school.ts";

export type StudyApp = Awaited<ReturnType<typeof aStudyApp>>;

/** A student of the campus with a deck to study, who sends entries over HTTP. */
export async function aStudyApp(campus: Campus, store: Store, options: { student?: CampusStudent; cards?: CardInput[] } = {}) {
  const student = options.student ?? (await campus.student());
  const deck: Deck = await student.deck(options.cards ? { cards: options.cards } : {});
  const place = { deckKey: deckKeyOf(student.uid, deck.id), cardId: deck.cards[0]!.id };
  const post = (entries: readonly object[]) => student.send("POST", "/api/study/entries", { entries });
  /** For the deck's first card, now, by default. */
  const entry = (kind: string, change: object = {}) => ({ id: randomUUID(), ...place, at: campus.clock.now(), kind, ...change });
  return {
    student,
    deck,
    place,
    entry,
    answer: (change: object = {}) => entry("answer", { source: "study", rating: "good", tookMs: 1200, ...change }),
    post,
    /** Sends the entries and returns how they were refused. */
    refusal: (...entries: object[]) => refusal(post(entries)),
    /** The rows of the log and of everything derived from it. */
    async storedRows() {
      const { uid } = student;
      return {
        log: await store.read.selectFrom("studyLog").selectAll().where("userId", "=", uid).orderBy("id").execute(),
        cards: await store.read.selectFrom("studyCards").selectAll().where("userId", "=", uid).orderBy("cardId").execute(),
      };
    },
  };
}
