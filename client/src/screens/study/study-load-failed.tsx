import { paths } from "../../app/paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page } from "../../ui/page.tsx";
import styles from "./study-load-failed.module.css";

type Props = { message: string; retry: () => void; isRetrying: boolean };

/** What stands in place of a session whose cards could not be read. */
export function StudyLoadFailed({ message, retry, isRetrying }: Props) {
  return (
    <Page narrow>
      <EmptyState
        headingLevel={1}
        title="Your cards could not be loaded"
        text={message}
        action={
          <div className={styles.actions}>
            <Button busy={isRetrying} busyLabel="Loading..." onClick={retry}>
              Try again
            </Button>
            <ButtonLink variant="ghost" to={paths.decks}>
              Back to decks
            </ButtonLink>
          </div>
        }
      />
    </Page>
  );
}
