import { paths } from "../../lib/paths.ts";
import type { StudyProgress } from "../requests/study-api.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { ComingPicture } from "./coming-picture.tsx";
import { ExamPart } from "./exam-part.tsx";
import { Exams } from "./exams.tsx";
import styles from "./loaded-progress.module.css";
import { texts } from "./progress.texts.ts";

type Props = {
  deck: StudyProgress["decks"][number] | null;
  exam: StudyProgress["exam"];
  /** whether there is anything to begin with */ hasCards: boolean;
};

/** Before the first answer: what this page will show, and how to begin. */
export function NothingYet({ deck, exam, hasCards }: Props) {
  return (
    <div className={styles.parts}>
      <EmptyState
        title={deck ? texts.youHaveNotStudied : texts.yourProgressBegins}
        text={texts.thisPageWillShow}
        action={
          hasCards ? (
            <ButtonLink to={deck ? paths.studyDeck(deck.deckId) : paths.study}>{texts.studyNow}</ButtonLink>
          ) : (
            <ButtonLink to={paths.createDeck}>{texts.createDeck}</ButtonLink>
          )
        }
      />
      <ComingPicture />
      {deck ? <ExamPart deck={deck} exam={exam} /> : <Exams />}
    </div>
  );
}
