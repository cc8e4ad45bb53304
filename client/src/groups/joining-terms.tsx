import styles from "./groups.module.css";
import { texts } from "./join.texts.ts";

/** What whoever joins agrees to: what teachers see, how long it is kept, and how to leave. `isListed`: there is a class list, too. */
export function JoiningTerms({ day, isListed = false }: { day: string; isListed?: boolean }) {
  return (
    <div className={styles.terms}>
      <h2>{texts.whatTeachersSee}</h2>
      <ul>
        {isListed && <li>{texts.seenOnList}</li>}
        {texts.seen.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p>{texts.notSeen}</p>
      <h2>{texts.howLong}</h2>
      <p>{texts.until(day)}</p>
      <h2>{texts.howToLeave}</h2>
      <p>{texts.leave}</p>
    </div>
  );
}
