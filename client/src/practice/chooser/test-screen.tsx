import { practiceTexts } from "../practice.texts.ts";
import { Layers, ListChecks, PenLine } from "lucide-react";
import { Suspense, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { askedCards, leftOutCount, type WayOfAsking, oneWayEach } from "@recollect/domain/practice/asked-cards.ts";
import { optionsAsQuery, type TestOptions } from "@recollect/domain/practice/options/test-options.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import type { Card } from "@recollect/domain/cards/card.ts";
import { paths } from "../../lib/paths.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { request } from "../../lib/requests/http.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { isDeviceKept } from "../../device/store/is-device-kept.ts";
import { readExaminer, readKeptTests, type Examiner, type KeptTests } from "../practice-api.ts";
import { rememberedOptions, rememberOptions } from "../options/remembered-options.ts";
import { TestDeck, type TestedDeck } from "../test-deck.tsx";
import { roundPaths } from "../../rounds/round-paths.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { Page } from "../../ui/page.tsx";
import { lazily } from "../../ui/waiting/lazily.tsx";
import { Suggestions } from "../suggestions/suggestions.tsx";
import { chooserTexts as texts } from "./chooser.texts.ts";
import { TestCard } from "./test-card.tsx";
import { TestOptionsForm } from "./test-options-form.tsx";
import styles from "./test-screen.module.css";

const LastTests = lazily(() => import("./last-tests.tsx").then((part) => part.LastTests));
const WaitingTests = lazily(
  () => import("./waiting-tests.tsx").then((part) => part.WaitingTests),
  () => null,
);
const TestHistory = lazily(() => import("../history/test-history.tsx").then((part) => part.TestHistory));

/** The test chooser: the kinds of tests, their options, the examiner, and the last results. */
export function TestScreen() {
  usePageTitle(practiceTexts.pageTitle, practiceTexts.about);
  return (
    <TestDeck waiting={practiceTexts.loading} isAskable={isAnythingAsked}>
      {(deck) => <TestChooser deck={deck} />}
    </TestDeck>
  );
}

function isAnythingAsked({ cards }: TestedDeck): boolean {
  return cards.some((card) => askedCards([card], "choices", "mixed").length > 0);
}

function TestChooser({ deck }: { deck: TestedDeck }) {
  const { uid } = useSignedIn();
  usePageTitle(texts.title(deck.title));
  const { data: examiner, isError } = useQuery<Examiner, AppError>({
    queryKey: queryKeys.examiner(),
    queryFn: ({ signal }) => readExaminer(signal),
    staleTime: Infinity,
  });
  const { data: tests } = useQuery<KeptTests, AppError>({
    queryKey: queryKeys.keptTests(deck.id),
    queryFn: ({ signal }) => readKeptTests(deck.id, signal),
    staleTime: 0,
  });
  const place = { uid, deckId: deck.id };
  const [options, setOptions] = useState(() => rememberedOptions(place));
  const choose = (choice: TestOptions) => {
    setOptions(choice);
    rememberOptions(place, choice);
  };
  const cardOf = (way: WayOfAsking, to: (choice: TestOptions) => string) => ({
    to,
    options,
    leftOut: leftOutCount(deck.cards, way, options.direction),
    questionCount: questionCount(deck.cards, { way, options, counts: tests?.counts }),
  });
  return (
    <Page narrow>
      <h1 className={styles.title} dir="auto" title={deck.title}>
        {deck.title}
      </h1>
      <p className={styles.count}>{texts.available(deck.cardCount)}</p>
      <TestOptionsForm
        cards={deck.cards}
        options={options}
        counts={tests?.counts}
        most={mostQuestions(deck.cards, options, tests?.counts)}
        onChange={choose}
      />
      <ul className={styles.cards}>
        <TestCard
          title={texts.choice}
          text={texts.choiceText}
          picture={<ListChecks size={26} aria-hidden />}
          {...cardOf("choices", (choice) => paths.multipleChoice(deck.id, optionsAsQuery(choice)))}
        />
        <TestCard
          title={texts.written}
          text={texts.writtenText(feedbackBy(examiner))}
          picture={<PenLine size={26} aria-hidden />}
          {...cardOf("written", (choice) => paths.openEnded(deck.id, optionsAsQuery(choice)))}
        />
        <TestCard
          title={texts.mixed}
          text={texts.mixedText}
          picture={<Layers size={26} aria-hidden />}
          to={(choice) => paths.mixedTest(deck.id, optionsAsQuery(choice))}
          options={options}
          leftOut={0}
          questionCount={0}
        />
      </ul>
      {/* Its space is reserved, so that nothing moves when the reply arrives. The tests work without it. */}
      <p className={styles.examiner}>
        {examiner ? (examiner.kind === "builtin" ? texts.byRules : texts.examiner(examiner.examiner)) : isError ? "" : "\u00a0"}
      </p>
      <RoundLink deckId={deck.id} />
      {isDeviceKept() && (
        <Suspense>
          <WaitingTests uid={uid} deckId={deck.id} />
        </Suspense>
      )}
      {tests && tests.tests.length > 0 && (
        <Suspense>
          <TestHistory deck={deck} />
          <LastTests tests={tests.tests} />
        </Suspense>
      )}
      {deck.deckKey === deckKeyOf(uid, deck.id) && <Suggestions uid={uid} deckId={deck.id} />}
      <ButtonLink variant="ghost" to={paths.deck(deck.id)}>
        {texts.backToDeck}
      </ButtonLink>
    </Page>
  );
}

/** Only for those who may start a round here, which the operator decides. Its place is reserved until that is known. */
function RoundLink({ deckId }: { deckId: number }) {
  const { data, isError } = useQuery({
    queryKey: ["rounds"],
    queryFn: ({ signal }) => request("GET", "/api/rounds", { signal }),
    staleTime: 0,
  });
  if (isError || data?.mayHost === false) return null;
  return (
    <p className={styles.round} data-waiting={data === undefined || undefined}>
      {data && (
        <>
          <ButtonLink variant="ghost" to={roundPaths.start(deckId)}>
            {texts.round}
          </ButtonLink>{" "}
          {texts.roundText}
        </>
      )}
    </p>
  );
}

function feedbackBy(examiner: Examiner | undefined): string {
  return examiner?.kind === "builtin" ? texts.builtInFeedback : texts.aiFeedback;
}

type Counts = { dueOrWeak: number; starred: number } | undefined;
type QuestionCountInput = { way: WayOfAsking; options: TestOptions; counts: Counts };

/** The largest number of questions of a test; counts that only the server has are 0 until they are read. */
function questionCount(cards: readonly Card[], { way, options, counts }: QuestionCountInput): number {
  const most = options.count === "all" ? Infinity : options.count;
  return Math.min(most, askableCount(cards, way, options, counts) ?? 0);
}

/** How many questions the chosen cards have in the kind of test that asks most of them; null until the server has said it. */
function mostQuestions(cards: readonly Card[], options: TestOptions, counts: Counts): number | null {
  const [choices, written] = (["choices", "written"] as const).map((way) => askableCount(cards, way, options, counts));
  return choices == null || written == null ? null : Math.max(choices, written);
}

function askableCount(cards: readonly Card[], way: WayOfAsking, { which, direction }: TestOptions, counts: Counts): number | null {
  if (which.kind === "due-or-weak") return counts?.dueOrWeak ?? null;
  if (which.kind === "starred") return counts?.starred ?? null;
  const matchingCards = which.kind === "tag" ? cards.filter(({ tags }) => tags?.includes(which.tag)) : cards;
  return oneWayEach(askedCards(matchingCards, way, direction), () => 0).length;
}
