import { askedCards } from "@recollect/domain/practice/asked-cards.ts";
import { mixedKinds, type MixedTest } from "@recollect/domain/practice/mixed/mixed-test.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import type { ReviewedRun } from "@recollect/domain/practice/run-reviews.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { rememberLost } from "../../lib/lost-parts.ts";
import { newId } from "../../lib/new-id.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { Page } from "../../ui/page.tsx";
import { lazily } from "../../ui/waiting/lazily.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { useTestOptions } from "../options/use-test-options.ts";
import { mayGoOnHere } from "../offline/may-go-on-here.ts";
import { beginMixed } from "../practice-api.ts";
import { isReviewed } from "../reviews/is-reviewed.ts";
import { useReviews } from "../reviews/use-reviews.ts";
import { AfterLostRuns } from "../runs/after-lost-runs.tsx";
import { testMark } from "../runs/cards-mark.ts";
import { usePersistentValue, useStoredValue } from "../runs/persistent-value.ts";
import type { SavingState } from "../runs/use-counted-run.ts";
import { TestDeck, type TestedDeck } from "../test-deck.tsx";
import { TestFrame } from "../test-frame.tsx";
import { readMixedRun, type MarkedItem, type MixedRun } from "./mixed-run.ts";
import { mixedTexts as texts } from "./mixed.texts.ts";
import { StartForm, type MixedWishes } from "./start-form.tsx";

/** Fetched while the paper is filled in: the network may be gone when it is handed in. */
const handInCode = () =>
  import("./hand-in.ts").catch((cause: unknown) => {
    rememberLost(cause);
    throw cause;
  });
const MixedPaper = lazily(() => import("./mixed-paper.tsx").then((module) => module.MixedPaper));
const MixedResults = lazily(() =>
  import("./mixed-results.tsx").then(async ({ feedbackWords, MixedResults: Results }) => (await feedbackWords, Results)),
);

/** A mixed test of a deck: true or false, choices, matching and written answers on one page. */
export function MixedScreen() {
  usePageTitle(texts.pageTitle, texts.about);
  const { search } = useLocation();
  return (
    <TestDeck waiting={texts.preparing} isAskable={isAnythingAsked}>
      {(deck) => (
        <AfterLostRuns waiting={texts.preparing}>
          <TestOnOnePage key={search} deck={deck} />
        </AfterLostRuns>
      )}
    </TestDeck>
  );
}

function isAnythingAsked({ cards }: TestedDeck): boolean {
  return cards.some((card) => askedCards([card], "choices", "mixed").length > 0);
}

type Step =
  | { state: "choosing" }
  | { state: "making" }
  | { state: "marking"; done: number; of: number }
  | { state: "unsent"; isTimeOver: boolean }
  | { state: "done"; run: MixedRun; items: readonly MarkedItem[]; isTimeOver: boolean };

function TestOnOnePage({ deck }: { deck: TestedDeck }) {
  const { uid } = useSignedIn();
  usePageTitle(texts.pageTitleOf(deck.title));
  const options = useTestOptions();
  const queryClient = useQueryClient();
  const mark = useMemo(() => testMark(deck.cards, options), [deck.cards, options]);
  const place = { uid, deckId: deck.id, what: "mixed" } as const;
  const [run, setRun] = useState<MixedRun | null>(useStoredValue(place, mark, readMixedRun));
  const [wishes, setWishes] = useState<MixedWishes>({ kinds: mixedKinds, minutes: null });
  const [step, setStep] = useState<Step>({ state: "choosing" });
  const [keeping, setKeeping] = useState<SavingState>({ state: "sending" });
  const [reviewed, setReviewed] = useState<ReviewedRun | null>(null);
  const forget = usePersistentValue({ place, mark, value: run, toText: JSON.stringify });
  const reviews = useReviews(deck.deckKey, (change) => setReviewed((now) => now && change(now)));
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const isUnderWay = run !== null;
  useEffect(() => {
    if (isUnderWay) void handInCode().catch(() => {});
  }, [isUnderWay]);

  async function begin(wished: MixedWishes): Promise<void> {
    const { kinds, minutes } = wished;
    setWishes(wished);
    setStep({ state: "making" });
    try {
      const { testId, ...test } = await beginMixed({ deckId: deck.id, options, kinds: [...kinds] }).catch((failure: unknown) =>
        beginHere(kinds, failure),
      );
      setRun(newRun(testId, test, minutes));
    } catch (failure) {
      toast.error(messageFor(failure));
    }
    setStep({ state: "choosing" });
  }

  /**
   * Without a network, and of a deck that the server has under another number, this device makes the test. Throws `failure` if it has another reason, or
   * nothing can be asked.
   */
  async function beginHere(kinds: MixedWishes["kinds"], failure: unknown): Promise<MixedTest & { testId: null }> {
    if (!mayGoOnHere(failure, deck.id)) throw failure;
    const made = await import("../offline/tests-of-device.ts")
      .then(({ makeMixedHere }) => makeMixedHere({ deck, options, seed: newId() }, [...kinds]))
      .catch(() => null);
    if (!made) throw failure;
    return { ...made, testId: null };
  }

  async function handIn(handedIn: MixedRun, isTimeOver: boolean): Promise<void> {
    if (step.state === "marking") return;
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setStep({ state: "marking", done: 0, of: 0 });
    const onProgress = (done: number, of: number) => setStep({ state: "marking", done, of });
    const code = await handInCode().catch(() => null);
    const items = (await code?.markRun(handedIn, { deck, signal, onProgress }).catch(() => null)) ?? null;
    if (signal.aborted) return;
    if (!code || items === null) return setStep({ state: "unsent", isTimeOver });
    setStep({ state: "done", run: handedIn, items, isTimeOver });
    setReviewed({ id: handedIn.id, counted: [] });
    code.reportAnswers(handedIn, items, { uid, deck, send: reviews.send });
    await store(handedIn, items);
  }

  /** An answer counts as right after all: in the results, and in the study log if it is there. */
  function correct(index: number, item: MarkedItem): void {
    setStep((now) => (now.state === "done" ? { ...now, items: now.items.with(index, item) } : now));
    if (reviewed && isReviewed(deck.cards, item.key)) reviews.correct(reviewed, index, { cardId: item.key, score: 100 });
    void queryClient.invalidateQueries({ queryKey: queryKeys.keptTests(deck.id) });
  }

  async function store(handedIn: MixedRun, items: readonly MarkedItem[]): Promise<void> {
    setKeeping({ state: "sending" });
    const show = (state: Exclude<SavingState["state"], "sending" | "failed">) => {
      setKeeping({ state });
      if (state === "kept") void queryClient.invalidateQueries({ queryKey: queryKeys.keptTests(deck.id) });
    };
    try {
      const { storeResult } = await handInCode();
      show(await storeResult(handedIn, items, { uid, deckId: deck.id, onSent: () => show("kept") }));
    } catch {
      return setKeeping({ state: "failed", retry: () => void store(handedIn, items) });
    }
    // Until here a tab that is closed goes on with the paper: whatever is sent or kept twice counts once.
    setRun((now) => (now?.id === handedIn.id ? null : now));
  }

  function another(): void {
    setRun(null);
    setStep({ state: "choosing" });
  }

  if (step.state === "done") {
    return (
      <TestFrame deck={deck} progress={null} onExit={forget}>
        <Suspense>
          <MixedResults
            deck={deck}
            run={step.run}
            items={step.items}
            isTimeOver={step.isTimeOver}
            keeping={keeping}
            reviewCount={reviewed?.counted.length ?? 0}
            onCounted={correct}
            onTryAgain={another}
            onExit={forget}
          />
        </Suspense>
      </TestFrame>
    );
  }
  if (step.state === "making" || step.state === "marking") {
    const label = step.state === "making" ? texts.preparing : step.of === 0 ? texts.markingAll : texts.marking(step.done, step.of);
    return (
      <Page narrow>
        <Spinner isScreen label={label} />
      </Page>
    );
  }
  if (step.state === "unsent" && run) {
    return (
      <Page narrow>
        <EmptyState
          headingLevel={1}
          title={texts.unsent}
          text={texts.unsentText}
          action={<Button onClick={() => void handIn(run, step.isTimeOver)}>{texts.handIn}</Button>}
        />
      </Page>
    );
  }
  if (run === null) return <StartForm deck={deck} last={wishes} onBegin={(wished) => void begin(wished)} />;
  return (
    <TestFrame deck={deck} progress={null} onExit={forget}>
      <Suspense>
        <MixedPaper
          run={run}
          onAnswer={(key, answer) => setRun((now) => now && { ...now, answers: { ...now.answers, [key]: answer } })}
          onHandIn={() => void handIn(run, false)}
          onTimeOver={() => void handIn(run, true)}
        />
      </Suspense>
    </TestFrame>
  );
}

function newRun(testId: string | null, test: MixedTest, minutes: number | null): MixedRun {
  const now = Date.now();
  return { id: newId(), testId, test, answers: {}, startedAt: now, endsAt: minutes === null ? null : now + minutes * 60_000 };
}
