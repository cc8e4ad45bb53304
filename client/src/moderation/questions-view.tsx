import { questionActions, type QuestionAction } from "@recollect/domain/moderation/actions.ts";
import { useRef, type RefObject } from "react";
import { momentText } from "../lib/moment-text.ts";
import { ActionForm } from "./action-form.tsx";
import type { ActionTexts } from "./loaded-case.tsx";
import { actOnQuestion, readReportedQuestions, type ReportedQuestion } from "./moderation-api.ts";
import styles from "./moderation.module.css";
import { texts } from "./moderation.texts.ts";
import { OpenReports } from "./open-reports.tsx";
import { Paged } from "./paged.tsx";

const words: ActionTexts<QuestionAction> = {
  delete: { label: texts.deleteQuestion, hint: texts.itsAnswersGo, doneMessage: texts.questionDeleted },
  dismiss: { label: texts.nothingIsWrong, hint: texts.theQuestionsReports, doneMessage: texts.reportsClosed },
};

/** Questions on cards that members of groups reported, with their words alone: which group it was is not shown. */
export function QuestionsView() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="desk-questions" className={styles.part}>
      <h2 id="desk-questions" ref={heading} tabIndex={-1}>
        {texts.questions}
      </h2>
      <Paged name="questions" read={readReportedQuestions} empty={texts.noQuestions}>
        {(rows) => rows.map((question) => <QuestionCase key={question.id} question={question} heading={heading} />)}
      </Paged>
    </section>
  );
}

type CaseProps = { question: ReportedQuestion; heading: RefObject<HTMLElement | null> };

function QuestionCase({ question: { id, text, cardFront, answers, reports, lastAt }, heading }: CaseProps) {
  return (
    <article className={styles.part} aria-label={texts.actOnQuestion(text.slice(0, 60))}>
      <p className={styles.quiet}>
        {texts.onCard} <bdi translate="no">{cardFront}</bdi> · {momentText(lastAt)}
      </p>
      {text !== "" && (
        <p dir="auto" translate="no">
          {text}
        </p>
      )}
      {answers.length > 0 && (
        <>
          <p className={styles.quiet}>{texts.answers}</p>
          <ul className={styles.rows}>
            {answers.map((answer) => (
              <li key={answer.id} dir="auto" translate="no">
                {answer.text}
              </li>
            ))}
          </ul>
        </>
      )}
      <OpenReports reports={reports} />
      <ActionForm<QuestionAction>
        listHeading={heading}
        options={questionActions.map((value) => ({ value, label: words[value].label, hint: words[value].hint }))}
        act={async (act, why) => {
          await actOnQuestion(id, { act, why });
          return words[act].doneMessage;
        }}
      />
    </article>
  );
}
