import { locale } from "../../lib/language/formats.ts";
import { dayFromText } from "@recollect/domain/study/day-text.ts";
import { minutesFor } from "@recollect/domain/study/progress/answer-pace.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { Check } from "lucide-react";
import { Link } from "react-router";
import { calendarDay } from "../../lib/calendar-day.ts";
import { dayInWords, shortDayWithWeekday } from "../../lib/day-words.ts";
import { paths } from "../../lib/paths.ts";
import type { StudySummary, StudyToday } from "../../study/requests/study-api.ts";
import { useStudiedDecks } from "../../study/use-studied-decks.ts";
import { dueText } from "../card/deck-words.ts";
import { todayTexts as texts } from "./today.texts.ts";
import styles from "./today.module.css";

/** Shown where there is enough space. */
const hint = `${styles.small} ${styles.hint}`;

export type TodayDetailsProps = { counts: StudySummary["counts"]; today: StudyToday };

/** How long the day's work takes, the week, and the next exam. */
export function TodayDetails({ counts, today }: TodayDetailsProps) {
  return (
    <>
      <Words counts={counts} pace={today.pace} />
      <Week {...today} />
      <Exam exam={today.exam} today={today.today} />
    </>
  );
}

function Words({ counts, pace }: Pick<TodayDetailsProps, "counts"> & Pick<StudyToday, "pace">) {
  const minutes = minutesFor(counts, pace);
  return (
    <div className={styles.words}>
      <p className={styles.figure}>{minutes === 0 ? texts.caughtUp : texts.about(minutes)}</p>
      {minutes === 0 ? (
        <NextCards />
      ) : (
        <>
          <p>{texts.waits(counts.due + counts.learning, counts.newCards)}</p>
          <p className={hint}>{texts.pace(Math.max(1, Math.round(pace.answerMs / 1000)), pace.answers)}</p>
        </>
      )}
    </div>
  );
}

/** When there is something to study again. Due cards that wait for another day's limit don't count. */
function NextCards() {
  const studied = useStudiedDecks();
  if (!studied) return null;
  const due = Math.min(...studied.decks.map(({ nextDue }) => nextDue ?? Infinity));
  const when = Number.isFinite(due) ? dueText(due, studied) : "today";
  return when === "today" ? null : <p>{texts.nextCards(when)}</p>;
}

const weekday = new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "long" });
const letter = new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "narrow" });

function Week({ streak, week, today }: Pick<StudyToday, "streak" | "week" | "today">) {
  const streakHint = streak.isTodayDone ? texts.tickDone : streak.current > 0 ? texts.keepStreak : texts.beginStreak;
  return (
    <div className={styles.week}>
      <p className={styles.small}>{texts.streak}</p>
      <p className={styles.figure}>{texts.days(streak.current)}</p>
      <p className={hint}>{calendarDay(today) === today ? streakHint : texts.stillGoesOn(streakHint, weekday.format(today * dayMs))}</p>
      <ul aria-label={texts.week} className={styles.ticks}>
        {week.map(({ day, isDone }) => (
          <li key={day} data-done={isDone || undefined} data-today={day === today || undefined}>
            <i aria-hidden>
              <Check size={13} strokeWidth={3} />
            </i>
            <span aria-hidden>{letter.format(day * dayMs)}</span>
            <span className="visually-hidden">{wordsOfDay({ day, isDone }, today)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function wordsOfDay({ day, isDone }: StudyToday["week"][number], today: number): string {
  if (isDone) return texts.weekDone(dayInWords(day));
  if (day === today) return texts.weekOpen(dayInWords(day));
  return (day < today ? texts.weekMissed : texts.weekToCome)(dayInWords(day));
}

function Exam({ exam, today }: Pick<StudyToday, "exam" | "today">) {
  if (!exam) {
    return (
      <div className={styles.exam}>
        <p className={styles.small}>{texts.nextExam}</p>
        <p className={styles.figure}>{texts.noExam}</p>
        <p className={hint}>{texts.noExamHint}</p>
      </div>
    );
  }
  const day = dayFromText(exam.day);
  return (
    <div className={styles.exam}>
      <div className={styles.both}>
        <div>
          <p className={styles.small}>
            <Link to={exam.examId === undefined ? paths.deck(exam.deckId) : paths.progress} className={styles.deck} dir="auto">
              {exam.title}
            </Link>
          </p>
          {day !== null && (
            <p className={styles.small}>
              {shortDayWithWeekday(day)}
              {exam.decks !== undefined && <span className={styles.decks}>{texts.examDecks(exam.decks)}</span>}
            </p>
          )}
          <p className={styles.figure}>{texts.examIn(day === null ? exam.daysLeft : day - calendarDay(today))}</p>
        </div>
        <div className={styles.end}>
          <p className={styles.small}>{texts.recall}</p>
          <p className={styles.figure}>{percent(exam.recall)}</p>
        </div>
      </div>
      <Recall recall={exam.recall} without={exam.recallWithoutStudy} goal={exam.asked} />
    </div>
  );
}

/** Two levels on one scale: recall without studying and with the plan, and the line of the requested retention. */
function Recall({ recall, without, goal }: { recall: number; without: number; goal: number }) {
  return (
    <div className={styles.recall}>
      <span className={styles.scale} aria-hidden>
        <i style={{ inlineSize: percent(recall) }} />
        <i style={{ inlineSize: percent(without) }} />
        <b style={{ insetInlineStart: percent(goal) }} />
      </span>
      <p className={styles.caption}>
        <span>{texts.withoutStudy(percent(without))}</span>
        <span>{texts.goal(percent(goal))}</span>
      </p>
    </div>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
