import { paths } from "../lib/paths.ts";
import { Button, ButtonLink } from "../ui/buttons/button.tsx";
import { EmptyState } from "../ui/messages/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import styles from "./no-questions.module.css";
import { practiceTexts } from "./practice.texts.ts";

/** A test that could not be made; `onRetry` is null where trying again would change nothing. */
export function NoQuestions({ deckId, onRetry }: { deckId: number; onRetry: (() => void) | null }) {
  return (
    <Page narrow>
      <EmptyState
        headingLevel={1}
        title={practiceTexts.noQuestions}
        action={
          <div className={styles.actions}>
            {onRetry && <Button onClick={onRetry}>{practiceTexts.tryAgain}</Button>}
            <ButtonLink variant="ghost" to={paths.deck(deckId)}>
              {practiceTexts.backToDeck}
            </ButtonLink>
          </div>
        }
      />
    </Page>
  );
}
