import { errorText } from "../../lib/language/error-text.ts";
import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { lazily } from "../../ui/waiting/lazily.tsx";
import type { StudyProgress } from "../requests/study-api.ts";
import { CalendarFigure } from "./figures/calendar-figure.tsx";
import { CardsFigure } from "./figures/cards-figure.tsx";
import { ExamPart } from "./exam-part.tsx";
import { ForecastFigure } from "./figures/forecast-figure.tsx";
import styles from "./loaded-progress.module.css";
import { RetentionFigure } from "./figures/retention-figure.tsx";
import { SetAsidePart } from "./set-aside-part.tsx";
import { StreakFigure } from "./figures/streak-figure.tsx";
import { texts } from "./progress.texts.ts";

const ExamsPart = lazily(() => import("../exam/exams-part.tsx").then((module) => module.ExamsPart), ExamsFailed);

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

/** The exams of all decks, whose code loads after the page. */
export function Exams() {
  return (
    <WhenNear>
      <Suspense>
        <ExamsPart />
      </Suspense>
    </WhenNear>
  );
}

function ExamsFailed({ retry }: { retry: () => void }) {
  return <LoadFailed title={texts.examsFailed} message="" retry={retry} isRetrying={false} />;
}

/** A part starts to load when it is this close to the view. */
const ahead = "300px";

/** Draws its part once the student has scrolled near it, so the page does not wait for its code. */
function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === "undefined");
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: ahead,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear && children}</div>;
}
