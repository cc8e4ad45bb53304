import { AppError } from "@recollect/domain/errors/app-error.ts";
import { STUDY } from "@recollect/domain/limits/limits.ts";
import { dayOf, nextDayStart, dayStartInZone } from "@recollect/domain/study/day.ts";
import type { Entry } from "@recollect/domain/study/log/entry.ts";
import { afterEntry, isNext, untouched } from "@recollect/domain/study/log/rebuild.ts";
import { replayOf, type Replay } from "@recollect/domain/study/log/replay.ts";
import type { Progress } from "@recollect/domain/study/schedule/due.ts";

import type { Db } from "../../../store/tables.ts";
import { deckPlaceOf } from "../decks/deck-place.ts";
import { findStudyCard, saveStudyCard, type CardPlace } from "../decks/study-cards.store.ts";
import { appendToLog, countBetween, entriesOfCard } from "./study-log.store.ts";

/** How long a card's log may be for inserting a late entry or an undo: a card that is studied for years has a few hundred. */
export const mostReplayed = 2000;

type CardInBatch = {
  readonly place: CardPlace;
  readonly deckKey: string;
  progress: Progress;
  last: Pick<Entry, "at" | "id"> | null;
  /** set once an entry came late; from then on it knows the card's state */
  replay: Replay | null;
};

export type CardsInBatch = ReturnType<typeof cardsInBatch>;

/** The cards of a batch of entries, each read and written once, however many entries it has. */
export function cardsInBatch(db: Db, uid: string, now: number) {
  const cardsRead = new Map<string, CardInBatch>();
  const touched = new Set<CardInBatch>();
  const onDays = new Map<string, number>();

  return {
    /** The card after the entries of the batch so far. */
    async card({ deckKey, cardId }: { deckKey: string; cardId: string }): Promise<CardInBatch> {
      const cardRead = cardsRead.get(`${deckKey}/${cardId}`);
      if (cardRead) return cardRead;
      const place = { userId: uid, ...deckPlaceOf(deckKey), cardId };
      const row = await findStudyCard(db, place);
      const card = { place, deckKey, progress: row?.progress ?? untouched, last: row?.last ?? null, replay: null };
      cardsRead.set(`${deckKey}/${cardId}`, card);
      return card;
    },

    progress: progressOf,

    /** Counts an entry on its study day, by the student's time zone. Throws `study/card-too-often`. */
    async countOnDay({ place, deckKey }: CardInBatch, { id, at }: Pick<Entry, "id" | "at">, timeZone: string): Promise<void> {
      const [from, most] = [dayStartInZone(dayOf(at, timeZone), timeZone), STUDY.entriesACardAndDay];
      const key = `${deckKey}/${place.cardId}/${from}`;
      const count = onDays.get(key) ?? (await countBetween(db, place, { from, to: nextDayStart(at, timeZone), most }));
      if (count >= most) throw new AppError("study/card-too-often", { details: { id } });
      onDays.set(key, count + 1);
    },

    /**
     * The card's state before an entry. A late entry or an undo replays the log, once for each card of the batch. Throws
     * `study/too-many-entries`.
     */
    async before(card: CardInBatch, entry: Pick<Entry, "at" | "id" | "kind">): Promise<Progress> {
      if (!card.replay && (entry.kind === "undo" || !isNext(entry, card.last))) {
        const all = await entriesOfCard(db, card.place);
        if (all.length > mostReplayed) throw new AppError("study/too-many-entries", { details: { id: entry.id } });
        card.replay = replayOf(all);
      }
      return card.replay ? card.replay.before(entry) : card.progress;
    },

    /** Appends an entry of the card, after `before` was called for it; `undone` is the entry that an undo undoes. */
    async write(card: CardInBatch, entry: Entry, undone: Entry | null): Promise<void> {
      await appendToLog(db, entry, { userId: uid, receivedAt: now, undone });
      if (card.replay) card.replay.add(entry);
      else if (entry.kind !== "undo" && entry.kind !== "plan") card.progress = afterEntry(card.progress, entry);
      if (isNext(entry, card.last)) card.last = entry;
      touched.add(card);
    },

    /** `isPresent` returns whether a card can be studied now. */
    async save(isPresent: (card: { deckKey: string; cardId: string }) => boolean): Promise<void> {
      for (const card of touched) {
        const { deckKey, last } = card;
        if (!last) continue;
        const { cardId } = card.place;
        await saveStudyCard(db, card.place, { progress: progressOf(card), last, isPresent: isPresent({ deckKey, cardId }) });
      }
    },
  };
}

function progressOf({ replay, progress }: CardInBatch): Progress {
  return replay ? replay.progress() : progress;
}
