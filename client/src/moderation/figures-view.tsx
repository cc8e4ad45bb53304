import { locale, wholeNumber } from "../lib/language/formats.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { useQuery } from "@tanstack/react-query";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { LoadFailed } from "../ui/messages/load-failed.tsx";
import { Spinner } from "../ui/waiting/spinner.tsx";
import styles from "./moderation.module.css";
import { readDays, type Days } from "./moderation-api.ts";
import { texts } from "./moderation.texts.ts";

const dayWords = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });

/** Sign-ups and students who studied, day by day. */
export function FiguresView() {
  const { data, error, isFetching, refetch } = useQuery<Days, AppError>({
    queryKey: queryKeys.moderation("days"),
    queryFn: ({ signal }) => readDays(signal),
  });
  if (!data && error)
    return <LoadFailed title={texts.theFiguresCould} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />;
  if (!data) return <Spinner label={texts.loading} />;
  return (
    <>
      <Figure title={texts.studentsWhoStudied} days={data} of="active" />
      <Figure title={texts.newAccounts} days={data} of="signUps" />
    </>
  );
}

const [width, height, gap] = [600, 120, 4];

function Figure({ title, days, of }: { title: string; days: Days; of: "signUps" | "active" }) {
  const id = `desk-days-${of}`;
  const most = Math.max(0, ...days.map((day) => day[of]));
  const step = width / days.length;
  const all = days.reduce((sum, day) => sum + day[of], 0);
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      <p className={styles.quiet}>{of === "signUps" ? texts.lastDaysWithAll(days.length, most, all) : texts.lastDays(days.length, most)}</p>
      <svg data-drawing viewBox={`0 0 ${width} ${height}`} className={styles.figure} aria-hidden="true" preserveAspectRatio="none">
        {days.map((day, index) => {
          const tall = (day[of] / Math.max(1, most)) * (height - 4);
          return <rect key={day.day} x={index * step} y={height - tall - 1} width={step - gap} height={tall + 1} rx={2} />;
        })}
      </svg>
      <details className={styles.cards}>
        <summary>{texts.theSame}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{dayWords.format(day.day * dayMs)}</th>
                <td>{wholeNumber(day[of])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
