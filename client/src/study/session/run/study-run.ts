import { AppError } from "@recollect/domain/errors/failure.ts";
import { isRunningLow } from "@recollect/domain/study/session/cards-at-hand.ts";
import { cardKeyOf } from "@recollect/domain/study/log/entry.ts";
import { tookMsBetween } from "@recollect/domain/study/log/answer-time.ts";
import { begin, goOn, standingOf, turn, type Session } from "@recollect/domain/study/session/session.ts";
import { withCardsRead, withElsewhere } from "@recollect/domain/study/session/session-merge.ts";
import { withoutCards, withoutStep } from "@recollect/domain/study/session/session-edit.ts";
import type { Appended, CardToStudy, NewEntry, StudyQueue } from "../../requests/study-api.ts";
import type { Slide } from "../../../cards/flip/use-flip-through.ts";
import { goneBy, goneIn, isStudyEntry } from "./given-entries.ts";
import { createModelLoading } from "./model-loading.ts";
import { createRereading } from "./rereading.ts";
import type { PutAway, StudyRunDeps, RunState } from "./run-state.ts";
import { createStepWriting, type StepAction, type TakenStep } from "./step-writing.ts";
import { wakeUpTimer } from "./wake-up-timer.ts";

/** When this few cards are left, more are read, so that they arrive before the last one even over a slow network. */
const fewCards = 10;

export type StudyRun = ReturnType<typeof createStudyRun>;

/**
 * A running study session. Each step is stored before the next card shows. The cards are read again in the background when few are left,
 * when another tab or device has studied, and when the study day is over. `start` subscribes and returns the function that unsubscribes.
 */
export function createStudyRun({ first, outbox, read, clock, newId, onTakenAway, onPutAway, onTakenBack }: StudyRunDeps) {
  /** drawn cards are not read again: the session consists of these */
  const isDrawn = first.mode !== undefined;
  const [listeners, ownIds] = [new Set<() => void>(), new Set<string>()];
  /** of the card that is being deleted: the cards may be read without it before the reply is here */
  let leavingKey: string | null = null;
  let clockOffsetMs = first.now - clock();
  let shownAt = clock();
  /** the end of the last study day for which the cards were read again */
  let dayAsked = -Infinity;
  const now = () => clock() + clockOffsetMs;
  const afterEntry = () => state.model?.afterEntry ?? null;

  const firstSession = begin<CardToStudy>(first, now());
  let state: RunState = {
    session: firstSession,
    standing: standingOf(firstSession, now()),
    showing: 0,
    slide: "none",
    model: null,
    isWriting: false,
    isAwaited: false,
    problem: null,
    readFailure: null,
  };

  const model = createModelLoading((newModel) => set({ model: newModel }));
  const steps = createStepWriting({
    outbox,
    session: () => state.session,
    model: async () => (state.model ?? (await model.load()))?.afterEntry ?? null,
    tookMs: () => tookMsBetween(shownAt, clock()),
    newId,
    onKept,
    onProblem: (problem) => set({ problem }),
    onSlow: (isWriting) => isWriting !== state.isWriting && set({ isWriting }),
  });
  const rereading = createRereading({
    outbox,
    read,
    writtenIds: () => state.session.written.map(({ entry }) => entry.id),
    isUrgent: () => state.standing.state === "short",
    onRead: (fresh, writtenIds) => steps.idle().then(() => followRead(fresh, writtenIds)),
    onFailure: (failure) =>
      set({ isAwaited: false, readFailure: failure instanceof AppError ? failure : new AppError(undefined, { cause: failure }) }),
  });
  const wakeUp = wakeUpTimer(now);
  const reread = () => void (isDrawn || rereading.ask());
  const rereadSoon = () => void (isDrawn || rereading.askSoon());

  function set(change: Partial<RunState>): void {
    state = { ...state, ...change };
    const standing = standingOf(state.session, now());
    state.standing = standing.state === "done" && state.isAwaited ? { state: "short" } : standing;
    const { dayEndsAt } = state.session.hand;
    const nextDue = state.standing.state === "done" ? state.standing.nextDue : null;
    wakeUp.at([dayEndsAt > dayAsked ? dayEndsAt : Infinity, nextDue ?? Infinity], wake);
    for (const listener of listeners) listener();
  }

  /** A step is due again, or the study day is over. */
  function wake(): void {
    const { dayEndsAt } = state.session.hand;
    if (now() >= dayEndsAt && dayEndsAt > dayAsked) {
      dayAsked = dayEndsAt;
      reread();
    }
    set({});
  }

  /** Shows the session as it is now. A new card slides in, and its answer time starts. */
  function show(session: Session<CardToStudy>, slide: Slide, change: Partial<RunState> = {}): void {
    if (isSameShown(state.session, session)) return set({ ...change, session });
    move(session, slide, change);
  }

  function move(session: Session<CardToStudy>, slide: Slide, change: Partial<RunState> = {}): void {
    shownAt = clock();
    set({ ...change, session, slide, showing: state.showing + 1, problem: null });
  }

  /** The same, for a session that another tab or device changed. */
  function follow(session: Session<CardToStudy>, change: Partial<RunState> = {}): void {
    const { shown } = state.session;
    const isTakenAway = shown && cardKeyOf(shown.card) !== leavingKey && !isSameShown(state.session, session);
    show(session, "forward", change);
    if (isTakenAway) onTakenAway();
  }

  function onKept(does: StepAction, { session, entry }: TakenStep): void {
    ownIds.add(entry.id);
    // Putting a card away may let the day's limit allow another one; without the model only the server knows the next card.
    const isPutAway = does.kind === "bury" || does.kind === "suspend";
    const isUnclear = !isDrawn && (isPutAway || (does.kind === "answer" && !state.model));
    // In practice a card may follow itself.
    move(session, does.kind === "undo" ? "back" : "forward", { problem: null, isAwaited: isUnclear });
    if (isUnclear || isRunningLow(session.hand, fewCards)) reread();
    if (entry.kind === "undo") onTakenBack(entry.undoes);
    else if (entry.kind !== "answer") onPutAway(entry);
  }

  function followRead(fresh: StudyQueue, knownIds: ReadonlySet<string>): void {
    outbox.learnTime(fresh.now);
    learnTime(fresh.now);
    const isWaitedFor = state.standing.state === "short";
    const session = withCardsRead(state.session, fresh, { knownIds, now: now(), model: afterEntry() });
    follow(isWaitedFor ? goOn(session, now()) : session, { readFailure: null, isAwaited: false });
  }

  /** The device's clock may be set during a session: each reply carries the server's time. */
  function learnTime(serverNow: number): void {
    const wantedMs = serverNow - clock();
    // An older server may not send it.
    if (Number.isFinite(wantedMs)) clockOffsetMs = wantedMs;
  }

  function onAccepted(appended: Appended): void {
    learnTime(appended.now);
    void steps.noteAccepted(appended.accepted);
    const isGone = goneIn(appended);
    if (!isGone) return set({});
    show(withoutCards(state.session, isGone, now()), "forward");
    rereadSoon();
  }

  function onRefused(entry: NewEntry, failure: AppError): void {
    steps.dropRefused(entry.id);
    const isGone = goneBy(entry, failure);
    show(isGone ? withoutCards(state.session, isGone, now()) : withoutStep(state.session, entry.id), "forward");
    rereadSoon();
  }

  function onElsewhere(entry: NewEntry): void {
    void steps.idle().then(() => {
      if (isStudyEntry(entry)) follow(withElsewhere(state.session, entry, { now: now(), model: afterEntry() }));
      rereadSoon();
    });
  }

  return {
    get: (): RunState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** ms since 1970, by the server's clock */
    now,
    turn: () => set({ session: turn(state.session) }),
    take: steps.take,
    /**
     * Brings back a card that was buried or suspended: undoes the last step, or otherwise writes an entry, after which the card comes when
     * it is due.
     */
    async putBack({ id, kind, deckKey, cardId }: PutAway): Promise<void> {
      if (state.session.done.at(-1)?.entry.id === id) return steps.take({ kind: "undo" });
      const back = { kind: kind === "bury" ? "unbury" : "resume", id: newId(), at: outbox.stamp(), deckKey, cardId } as const;
      try {
        await outbox.add(back);
        reread();
      } catch (failure) {
        set({ problem: failure instanceof AppError ? failure : new AppError(undefined, { cause: failure }) });
      }
    },
    /** Replaces the session after a change to its cards that leaves their schedule alone. */
    rewrite: (change: (session: Session<CardToStudy>, now: number) => Session<CardToStudy>, slide: Slide = "forward") =>
      show(change(state.session, now()), slide),
    /** Suppresses the 'changed elsewhere' message for this card until called with null. */
    leaving: (card: CardToStudy | null) => void (leavingKey = card && cardKeyOf(card)),
    goOn: () => show(goOn(state.session, now()), "forward"),
    dismissProblem: () => set({ problem: null }),
    /** What is to be studied may have changed; `entryId` is the first entry known to have changed it. The first cards were read just now. */
    onStudied: (entryId: string | null, isBeginning = false) => {
      if (!isBeginning && (entryId === null || !ownIds.has(entryId))) rereadSoon();
    },
    reread,
    start(): () => void {
      const stops = [
        rereading.start(),
        model.start(),
        outbox.onAccepted(onAccepted),
        outbox.onRefused(onRefused),
        outbox.onElsewhere(onElsewhere),
        wakeUp.cancel,
      ];
      set({});
      return () => stops.forEach((stop) => stop());
    },
  };
}

function isSameShown({ shown: before }: Session<CardToStudy>, { shown: now }: Session<CardToStudy>): boolean {
  if (!before || !now) return before === now;
  const isSameCard = cardKeyOf(before.card) === cardKeyOf(now.card);
  return isSameCard && before.card.progress.card.lastReview === now.card.progress.card.lastReview;
}
