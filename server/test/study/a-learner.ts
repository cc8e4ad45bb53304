import { randomUUID } from "node:crypto";

import { DEFAULT_BRAND } from "@recollect/domain/brand.ts";
import type { CardInput } from "@recollect/domain/cards/card.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";

import { createDecks } from "../../src/features/decks/decks.service.ts";
import { createStudy } from "../../src/features/study/study.service.ts";
import type { EntryInput } from "../../src/features/study/log/entry.schemas.ts";
import type { Store } from "../../src/store/store.ts";
import { aDeck, cards } from "../a-deck.ts";
import { aStudent } from "../a-student.ts";

type ALearnerOptions<K extends EntryInput["kind"]> = Extract<EntryInput, { kind: K }>;
type StudyAnswer = Extract<ALearnerOptions<"answer">, { source: "study" }>;

/** Nine in the morning of a Sunday in spring, in ms since 1970. */
export const morning = Date.UTC(2026, 2, 1, 9);

/** A student with a deck, the services that studying needs, and a clock that the test sets: `learner.time.now = …`. */
export async function aLearner(store: Store, options: { cards?: number; learn?: Parameters<typeof createStudy>[0]["learn"] } = {}) {
  const uid = await aStudent(store);
  const time = { now: morning };
  const clock = () => time.now;
  const decks = createDecks({ store, clock, brand: DEFAULT_BRAND });
  const study = createStudy({ store, clock, ...(options.learn ? { learn: options.learn } : {}) });

  const withDeck = async (
    input: { title?: string; cards?: CardInput[]; visibility?: Visibility; owner?: string } = {},
  ): Promise<Deck & { key: string }> => {
    const { visibility = "Private", owner = uid, ...content } = input;
    const row = await decks.create({ uid: owner }, owner, aDeck(content));
    if (visibility !== "Private") await decks.setVisibility({ uid: owner }, { uid: owner, id: row.id }, visibility);
    const { copiedFrom: _copiedFrom, languages: _languages, ...rest } = row;
    return { ...rest, cards: JSON.parse(row.cards) as Deck["cards"], key: deckKeyOf(owner, row.id) };
  };
  const deck = await withDeck({ cards: cards(options.cards ?? 3) });

  /** An entry for a card of the deck, by default the first one, now. */
  const common = () => ({ id: randomUUID(), deckKey: deck.key, cardId: deck.cards[0]!.id, at: time.now });
  const answer = (change: Partial<StudyAnswer> = {}): StudyAnswer => ({
    ...common(),
    kind: "answer",
    source: "study",
    rating: "good",
    tookMs: 3000,
    ...change,
  });

  return {
    uid,
    viewer: { uid, sessionId: "session" },
    time,
    decks,
    study,
    deck,
    withDeck,
    common,
    answer,
    append: (...entries: EntryInput[]) => study.append({ uid }, entries),
    undo: (undoes: EntryInput): EntryInput => ({
      ...common(),
      deckKey: undoes.deckKey,
      cardId: undoes.cardId,
      kind: "undo",
      undoes: undoes.id,
    }),
    /** All derived rows, and the whole log. */
    derived: () => store.read.selectFrom("studyCards").selectAll().orderBy("deckId").orderBy("cardId").execute(),
    log: () => store.read.selectFrom("studyLog").selectAll().orderBy("id").execute(),
  };
}

export type Learner = Awaited<ReturnType<typeof aLearner>>;
