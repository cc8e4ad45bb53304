import { ListChecks, PenLine } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { leftOutCount } from "@recollect/domain/practice/asked-cards.ts";
import type { AppError } from "@recollect/domain/errors/app-error.ts";
import { paths } from "../../lib/paths.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { counted } from "@recollect/domain/words/number-words.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { readExaminer, type Examiner } from "../practice-api.ts";
import { TestDeck, type TestedDeck } from "../test-deck.tsx";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { Page } from "../../ui/page.tsx";
import { Suggestions } from "../suggestions/suggestions.tsx";
import { TestCard } from "./test-card.tsx";
import styles from "./test-screen.module.css";

/** The test chooser: how a deck can be practised, and who marks it. */
export function TestScreen() {
  usePageTitle("Practice test", "Practise with a test made from your own cards.");
  return <TestDeck waiting="Loading...">{(deck) => <TestChooser deck={deck} />}</TestDeck>;
}

function TestChooser({ deck }: { deck: TestedDeck }) {
  const { uid } = useSignedIn();
  usePageTitle(`Practice test: ${deck.title}`);
  const { data: examiner, isError } = useQuery<Examiner, AppError>({
    queryKey: queryKeys.examiner(),
    queryFn: ({ signal }) => readExaminer(signal),
    staleTime: Infinity,
  });
  return (
    <Page narrow>
      <h1 className={styles.title} dir="auto">
        {deck.title}
      </h1>
      <p className={styles.count}>{counted(deck.cardCount, "card")} available</p>
      <ul className={styles.cards}>
        <TestCard
          title="Multiple Choice"
          text="Pick the right answer to every card. Answers in a row earn bonus points."
          picture={<ListChecks size={26} aria-hidden />}
          to={paths.multipleChoice(deck.id)}
          leftOut={leftOutCount(deck.cards, "choices")}
        />
        <TestCard
          title="Open-ended"
          text={`Write what you know in your own words. ${feedbackBy(examiner)} says what is right and what is missing.`}
          picture={<PenLine size={26} aria-hidden />}
          to={paths.openEnded(deck.id)}
          leftOut={leftOutCount(deck.cards, "written")}
        />
      </ul>
      {/* Its room is kept, so that nothing moves when the answer comes. Not to know it keeps no one from a test. */}
      <p className={styles.examiner}>{examiner ? `Examiner: ${examiner.examiner}` : isError ? "" : "\u00a0"}</p>
      {deck.deckKey === deckKeyOf(uid, deck.id) && <Suggestions uid={uid} deckId={deck.id} />}
      <ButtonLink variant="ghost" to={paths.deck(deck.id)}>
        Back to Deck
      </ButtonLink>
    </Page>
  );
}

function feedbackBy(examiner: Examiner | undefined): string {
  if (!examiner) return "Feedback";
  return examiner.kind === "builtin" ? "Built-in feedback" : "AI feedback";
}
