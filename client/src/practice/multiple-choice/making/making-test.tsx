import type { Progress } from "../../practice-api.ts";
import { Page } from "../../../ui/page.tsx";
import { ProgressBar } from "../../../ui/waiting/progress-bar.tsx";
import { Spinner } from "../../../ui/waiting/spinner.tsx";
import styles from "./making-test.module.css";
import { texts } from "./making-test.texts.ts";

/** A smaller test is ready before a progress bar could be read. */
const barFromCards = 40;

/** Shown while the test is made; a large one has a progress bar. */
export function MakingTest({ progress }: { progress: Progress | null }) {
  return (
    <Page narrow>
      <Spinner isScreen label={texts.generating} />
      {progress && progress.total >= barFromCards && (
        <div className={styles.progress}>
          <ProgressBar label={texts.generated} value={progress.done} max={progress.total} />
          <p>{texts.generatedOf(progress)}</p>
        </div>
      )}
    </Page>
  );
}
