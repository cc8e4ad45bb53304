import { errorText } from "../../lib/language/error-text.ts";
import { Suspense } from "react";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { lazily } from "../../ui/waiting/lazily.tsx";
import type { StudyProgress } from "../requests/study-api.ts";
import { CalendarFigure } from "./figures/calendar-figure.tsx";
import { CardsFigure } from "./figures/cards-figure.tsx";
import { ExamPart } from "./exam-part.tsx";
import { Exams } from "./exams.tsx";
import { ForecastFigure } from "./figures/forecast-figure.tsx";
import styles from "./loaded-progress.module.css";
import { RetentionFigure } from "./figures/retention-figure.tsx";
import { SetAsidePart } from "./set-aside-part.tsx";
import { StreakFigure } from "./figures/streak-figure.tsx";
import { texts } from "./progress.texts.ts";
import { WhenNear } from "./when-near.tsx";

const MemoryPart = lazily(() => import("./memory/memory-part.tsx").then((module) => module.MemoryPart), MemoryFailed);

const InsightsPart = lazily(() => import("../insights/insights-part.tsx").then((module) => module.InsightsPart), InsightsFailed);

function InsightsFailed({ retry }: { retry: () => void }) {
  return <LoadFailed title={texts.insightsFailed} message="" retry={retry} isRetrying={false} />;
}

/** Its code loads after the rest of the page. */
function MemoryFailed({ retry }: { retry: () => void }) {
  return <LoadFailed title={errorText("study/memory-failed")} message="" retry={retry} isRetrying={false} />;
}

type Props = { progress: StudyProgress; deck: StudyProgress["decks"][number] | null };

/** From today outwards: streak, exam, the past year, retention, and the next month. */
export function LoadedProgress({ progress, deck }: Props) {
  const { calendar, streak, retention, cards, forecast, exam } = progress;
  return (
    <div className={styles.parts}>
      <StreakFigure streak={streak} calendar={calendar} />
      {deck ? <ExamPart deck={deck} exam={exam} /> : <Exams />}
      <CalendarFigure calendar={calendar} />
      <div className={styles.pair}>
        <RetentionFigure retention={retention} calendar={calendar} />
        <CardsFigure cards={cards} />
      </div>
      <SetAsidePart deckId={deck?.deckId ?? null} />
      <ForecastFigure forecast={forecast} />
      <WhenNear>
        <Suspense>
          <InsightsPart deckId={deck?.deckId ?? null} />
        </Suspense>
      </WhenNear>
      {!deck && (
        <WhenNear>
          <Suspense>
            <MemoryPart />
          </Suspense>
        </WhenNear>
      )}
    </div>
  );
}
