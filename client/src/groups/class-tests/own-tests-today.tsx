import { OwnTestRow } from "./own-test-row.tsx";
import { todayTexts as texts } from "./own-tests-today.texts.ts";
import { useOwnTests } from "./use-class-tests.ts";
import lists from "../group-lists.module.css";
import styles from "./class-tests.module.css";

/** The student's tests on My Decks: those that are coming, open, or over lately. Nothing for a student without any. */
export function OwnTestsToday() {
  const { data = [] } = useOwnTests();
  const shown = data.filter(({ state }) => state !== "missed");
  if (shown.length === 0) return null;
  return (
    <section className={styles.today} aria-labelledby="own-tests">
      <h2 id="own-tests" className={lists.title}>
        {texts.heading}
      </h2>
      <ul className={styles.list}>
        {shown.map((test) => (
          <OwnTestRow key={test.id} test={test} withGroup />
        ))}
      </ul>
    </section>
  );
}
