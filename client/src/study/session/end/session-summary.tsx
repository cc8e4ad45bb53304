import { weekdayLetters, weekdayNames } from "../../../lib/day-words.ts";
import type { ReactNode } from "react";
import { Check } from "lucide-react";
import { weekdayOf } from "@recollect/domain/study/day-text.ts";
import { classNames } from "../../../ui/class-names.ts";
import type { StudyProgress } from "../../requests/study-api.ts";
import { Friend } from "./friend.tsx";
import { endTexts } from "./session-end.texts.ts";
import styles from "./session-summary.module.css";

type Props = {
  theme: number;
  /** the session had answers: the friend is happy */
  isHappy: boolean;
  /** undefined until it is known */
  progress: Pick<StudyProgress, "streak" | "calendar"> | undefined;
  /** keeps a place for the week */
  isWaiting: boolean;
  children: ReactNode;
};

/** The last card as a receipt: the student's friend looks over it, and this week's days are at its foot. */
export function SessionSummaryView({ theme, isHappy, progress, isWaiting, children }: Props) {
  return (
    <div className={styles.receipt}>
      <Friend theme={theme} isHappy={isHappy} />
      <div className={styles.paper}>
        <div className={styles.words}>{children}</div>
        {isWaiting && <div className={styles.week} />}
        {progress && progress.streak.longest > 0 && <Week {...progress} />}
      </div>
    </div>
  );
}

/** Monday to Sunday, with a tick for each day that was studied. */
function Week({ streak, calendar }: Pick<StudyProgress, "streak" | "calendar">) {
  const today = calendar.at(-1);
  if (!today) return null;
  const monday = today.day - weekdayOf(today.day);
  const names = weekdayNames();
  const { figure, label } = endTexts.streak(streak.current);
  return (
    <div className={styles.week}>
      <p className={styles.streak}>
        <strong>{figure}</strong> {label}
      </p>
      <ol className={styles.days}>
        {weekdayLetters().map((letter, at) => {
          const day = monday + at;
          const isDone = (calendar.find((one) => one.day === day)?.answers ?? 0) > 0;
          const isToday = day === today.day;
          const words = isDone ? endTexts.studied : day > today.day ? endTexts.toCome : endTexts.notStudied;
          return (
            <li key={day} className={classNames(isDone && styles.done, isToday && styles.today)}>
              <span className={styles.tick}>{isDone && <Check size={14} strokeWidth={3} aria-hidden />}</span>
              <span aria-hidden>{letter}</span>
              <span className="visually-hidden">{words(isToday ? endTexts.isToday(names[at] ?? "") : (names[at] ?? ""))}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
