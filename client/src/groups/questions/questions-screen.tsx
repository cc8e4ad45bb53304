import type { AppError } from "@recollect/domain/errors/failure.ts";
import type { GroupQuestions } from "@recollect/domain/groups/questions/question.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import type { CardState } from "../../decks/viewer/place/stored-place.ts";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { useReadAgainOn } from "../../lib/live/use-read-again-on.ts";
import { paths } from "../../lib/paths.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { groupPaths } from "../group-paths.ts";
import groupStyles from "../groups.module.css";
import { QuestionThread } from "./question-thread.tsx";
import { questionKeys } from "./question-keys.ts";
import { readGroupQuestions, type QuestionPlace } from "./questions-api.ts";
import styles from "./questions.module.css";
import { texts } from "./questions.texts.ts";

const allGroups = queryKeys.groups();

/** `/groups/{id}/questions`: what members ask about the group's cards. `?question=` names the one that a notice leads to. */
export function QuestionsScreen() {
  const { groupId = "" } = useParams();
  const [search] = useSearchParams();
  const isSettled = search.get("settled") === "1";
  const wanted = search.get("question");
  usePageTitle(texts.listTitle, texts.about);
  useReadAgainOn("groups", allGroups);
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery<GroupQuestions, AppError>({
    queryKey: questionKeys.ofGroup(groupId, isSettled, wanted),
    queryFn: ({ pageParam, signal }) =>
      readGroupQuestions(groupId, { isSettled, before: pageParam as QuestionPlace | null, question: wanted }, signal),
    initialPageParam: null,
    getNextPageParam: ({ questions, hasMore }) => {
      const last = questions.at(-1);
      return hasMore && last ? { at: last.at, id: last.id } : null;
    },
  });
  if (!data)
    return (
      <Page narrow>
        {error ? (
          <LoadFailed title={texts.failed} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />
        ) : (
          <Spinner isScreen label={texts.loading} />
        )}
      </Page>
    );
  const questions = data.pages.flatMap((page, at) => (at === 0 ? page.questions : page.questions.filter(({ id }) => id !== wanted)));
  return (
    <Page narrow>
      <p className={groupStyles.back}>
        <Link to={groupPaths.group(groupId)} dir="auto" translate="no">
          {data.pages[0]?.groupName}
        </Link>
      </p>
      <h1 className={groupStyles.heading}>{texts.listTitle}</h1>
      <nav className={styles.views} aria-label={texts.show}>
        <ButtonLink
          size="small"
          variant={isSettled ? "ghost" : "primary"}
          to={groupPaths.groupQuestions(groupId)}
          aria-current={isSettled ? undefined : "page"}
        >
          {texts.showOpen}
        </ButtonLink>
        <ButtonLink
          size="small"
          variant={isSettled ? "primary" : "ghost"}
          to={groupPaths.settledQuestions(groupId)}
          aria-current={isSettled ? "page" : undefined}
        >
          {texts.showSettled}
        </ButtonLink>
      </nav>
      {questions.length === 0 ? (
        <EmptyState title={isSettled ? texts.noneSettled : texts.noneOpen} text={texts.noneText} />
      ) : (
        <Threads key={wanted} questions={questions} wanted={wanted} />
      )}
      {hasNextPage && (
        <Button variant="ghost" busy={isFetching} busyLabel={texts.loading} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </Page>
  );
}

function Threads({ questions, wanted }: { questions: GroupQuestions["questions"]; wanted: string | null }) {
  const list = useRef<HTMLUListElement | null>(null);
  // The question that a notice is about is where the reader begins.
  useEffect(() => {
    if (wanted === null) return;
    const thread = [...(list.current?.children ?? [])].find(({ id }) => id === wanted) as HTMLElement | undefined;
    thread?.focus();
  }, [wanted]);
  return (
    <ul ref={list} className={styles.list} aria-label={texts.questions}>
      {questions.map((question) => (
        <QuestionThread key={question.id} question={question} showsGroup={false} head={<AskedCard question={question} />} />
      ))}
    </ul>
  );
}

/** The card that a question is about, as a link to it. */
function AskedCard({ question: { deck, cardId, cardFront } }: { question: GroupQuestions["questions"][number] }) {
  return (
    <div className={styles.head}>
      <p className={styles.front} dir="auto" translate={cardFront === "" ? undefined : "no"}>
        <Link to={paths.deck(deck.id)} state={{ showCard: cardId } satisfies CardState}>
          {cardFront || texts.cardWithoutWords}
        </Link>
      </p>
      <p className={styles.by} dir="auto" translate="no">
        {deck.title}
      </p>
    </div>
  );
}
