import { paths } from "../../lib/paths.ts";
import type { StudyProgress } from "../requests/study-api.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { ExamPart } from "./exam-part.tsx";
import styles from "./progress-parts.module.css";

type Props = {
  deck: StudyProgress["decks"][number] | null;
  exam: StudyProgress["exam"];
  /** whether there is anything to begin with */ hasCards: boolean;
};

/** Before the first answer: what this page will be, and the way to begin. */
export function NothingYet({ deck, exam, hasCards }: Props) {
  return (
    <div className={styles.parts}>
      <EmptyState
        title={deck ? "You have not studied this deck yet" : "Your progress begins with the first card"}
        text="This page will show your answers day by day, how well you remember, where your cards stand, and what the next 30 days bring."
        action={
          hasCards ? (
            <ButtonLink to={deck ? paths.studyDeck(deck.deckId) : paths.study}>Study now</ButtonLink>
          ) : (
            <ButtonLink to={paths.createDeck}>Create deck</ButtonLink>
          )
        }
      />
      {deck && <ExamPart deck={deck} exam={exam} />}
    </div>
  );
}
