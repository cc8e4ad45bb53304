import { AppError } from "@recollect/domain/errors/app-error.ts";
import { STUDY } from "@recollect/domain/limits/limits.ts";
import { dayOf, nextDayStart, startOfDay } from "@recollect/domain/study/day.ts";
import type { Entry } from "@recollect/domain/study/log/entry.ts";
import { afterEntry, isNext, untouched } from "@recollect/domain/study/log/rebuild.ts";
import { replayOf, type Replay } from "@recollect/domain/study/log/replay.ts";
import type { Progress } from "@recollect/domain/study/schedule/due.ts";

import type { Db } from "../../../store/tables.ts";
import { deckPlaceOf } from "../decks/deck-place.ts";
import { findStudyCard, saveStudyCard, type CardPlace } from "../decks/study-cards.store.ts";
import { appendToLog, countBetween, entriesOfCard } from "./study-log.store.ts";

/** A card as an entry left it. */
export type TouchedCard = { deckKey: string; cardId: string; progress: Progress };

/** How long a card's log may be for a late entry or an undo to be put into it: a card that is studied for years has a few hundred. */
export const mostReplayed = 2000;

export type CardInBatch = {
  readonly place: CardPlace;
  readonly deckKey: string;
  progress: Progress;
  last: Pick<Entry, "at" | "id"> | null;
  /** once something came late; it then knows where the card stands */
  replay: Replay | null;
};

export type CardsInBatch = ReturnType<typeof cardsInBatch>;

/** The cards that a batch of entries concerns, each read once and written once, however many of them it holds. */
export function cardsInBatch(db: Db, uid: string, now: number) {
  const read = new Map<string, CardInBatch>();
  const touched = new Set<CardInBatch>();
  const onDays = new Map<string, number>();

  return {
    /** The card as the batch has left it so far. */
    async card({ deckKey, cardId }: { deckKey: string; cardId: string }): Promise<CardInBatch> {
      const known = read.get(`${deckKey}/${cardId}`);
      if (known) return known;
      const place = { userId: uid, ...deckPlaceOf(deckKey), cardId };
      const row = await findStudyCard(db, place);
      const card = { place, deckKey, progress: row?.progress ?? untouched, last: row?.last ?? null, replay: null };
      read.set(`${deckKey}/${cardId}`, card);
      return card;
    },

    progress: progressOf,

    /** Counts an entry on its study day, which the student's time zone tells. Throws `study/card-too-often`. */
    async countOnDay({ place, deckKey }: CardInBatch, { id, at }: Pick<Entry, "id" | "at">, timeZone: string): Promise<void> {
      const [from, most] = [startOfDay(dayOf(at, timeZone), timeZone), STUDY.entriesACardAndDay];
      const key = `${deckKey}/${place.cardId}/${from}`;
      const count = onDays.get(key) ?? (await countBetween(db, place, { from, to: nextDayStart(at, timeZone), most }));
      if (count >= most) throw new AppError("study/card-too-often", { details: { id } });
      onDays.set(key, count + 1);
    },

    /**
     * Where the card stands before an entry. What comes late, or takes something back, is replayed: once a card, whatever the batch holds of it.
     * Throws `study/too-many-entries`.
     */
    async before(card: CardInBatch, entry: Pick<Entry, "at" | "id" | "kind">): Promise<Progress> {
      if (!card.replay && (entry.kind === "undo" || !isNext(entry, card.last))) {
        const all = await entriesOfCard(db, card.place);
        if (all.length > mostReplayed) throw new AppError("study/too-many-entries", { details: { id: entry.id } });
        card.replay = replayOf(all);
      }
      return card.replay ? card.replay.before(entry) : card.progress;
    },

    /** Writes an entry of the card down, for which `before` was asked; `undone` is what an undo takes back. */
    async write(card: CardInBatch, entry: Entry, undone: Entry | null): Promise<void> {
      await appendToLog(db, entry, { userId: uid, received: now, undone });
      if (card.replay) card.replay.add(entry);
      else if (entry.kind !== "undo" && entry.kind !== "plan") card.progress = afterEntry(card.progress, entry);
      if (isNext(entry, card.last)) card.last = entry;
      touched.add(card);
    },

    /** `isPresent` says of a card whether it can be studied now. */
    async save(isPresent: (card: { deckKey: string; cardId: string }) => boolean): Promise<TouchedCard[]> {
      const cards: TouchedCard[] = [];
      for (const card of touched) {
        const { deckKey, last } = card;
        const { cardId } = card.place;
        const progress = progressOf(card);
        if (last) await saveStudyCard(db, card.place, { progress, last, isPresent: isPresent({ deckKey, cardId }) });
        cards.push({ deckKey, cardId, progress });
      }
      return cards;
    },
  };
}

function progressOf({ replay, progress }: CardInBatch): Progress {
  return replay ? replay.progress() : progress;
}
