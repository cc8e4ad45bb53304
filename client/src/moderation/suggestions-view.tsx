import { suggestionActions, type SuggestionAction } from "@recollect/domain/moderation/actions.ts";
import { useRef, type RefObject } from "react";
import { momentText } from "../lib/moment-text.ts";
import { ActionForm } from "./action-form.tsx";
import type { ActionTexts } from "./loaded-case.tsx";
import { actOnSuggestion, readReportedSuggestions, type ReportedSuggestion } from "./moderation-api.ts";
import styles from "./moderation.module.css";
import { texts } from "./moderation.texts.ts";
import { OpenReports } from "./open-reports.tsx";
import { Paged } from "./paged.tsx";

const words: ActionTexts<SuggestionAction> = {
  delete: { label: texts.deleteSuggestion, hint: texts.whoeverSuggested, doneMessage: texts.suggestionDeleted },
  dismiss: { label: texts.nothingIsWrong, hint: texts.theQuestionsReports, doneMessage: texts.reportsClosed },
};

/** Suggestions for cards that authors of decks reported, with their words alone: neither the deck nor who wrote them is shown. */
export function SuggestionsView() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="desk-suggestions" className={styles.part}>
      <h2 id="desk-suggestions" ref={heading} tabIndex={-1}>
        {texts.suggestions}
      </h2>
      <Paged name="suggestions" read={readReportedSuggestions} empty={texts.noSuggestions}>
        {(rows) => rows.map((suggestion) => <SuggestionCase key={suggestion.id} suggestion={suggestion} heading={heading} />)}
      </Paged>
    </section>
  );
}

type CaseProps = { suggestion: ReportedSuggestion; heading: RefObject<HTMLElement | null> };

function SuggestionCase({ suggestion: { id, text, base, sentence, reports, lastAt }, heading }: CaseProps) {
  return (
    <article className={styles.part} aria-label={texts.actOnSuggestion(text.slice(0, 60))}>
      <p className={styles.quiet}>
        {base !== null && (
          <>
            {texts.instead} <bdi translate="no">{base}</bdi> ·{" "}
          </>
        )}
        {momentText(lastAt)}
      </p>
      <p dir="auto" translate="no">
        {text}
      </p>
      {sentence !== "" && (
        <>
          <p className={styles.quiet}>{texts.itsSentence}</p>
          <p dir="auto" translate="no">
            {sentence}
          </p>
        </>
      )}
      <OpenReports reports={reports} />
      <ActionForm<SuggestionAction>
        listHeading={heading}
        options={suggestionActions.map((value) => ({ value, label: words[value].label, hint: words[value].hint }))}
        act={async (act, why) => {
          await actOnSuggestion(id, { act, why });
          return words[act].doneMessage;
        }}
      />
    </article>
  );
}
