import styles from "./groups.module.css";
import { rowFields, texts } from "./join.texts.ts";

const figures = [...new Set(Object.values(rowFields))];

/** What whoever joins agrees to: what teachers see, how long it is kept, and how to leave. `isListed`: there is a class list, too. */
export function JoiningTerms({ day, isListed = false }: { day: string; isListed?: boolean }) {
  return (
    <div className={styles.terms}>
      <h2>{texts.whatTeachersSee}</h2>
      <ul>
        <li>{texts.seenName}</li>
        {isListed && <li>{texts.seenOnList}</li>}
        <li>
          {texts.seenFigures}
          <ul>
            {figures.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </li>
        {texts.seen.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p>{texts.seeIt}</p>
      <p>{texts.notSeen}</p>
      <h2>{texts.howLong}</h2>
      <p>{texts.until(day)}</p>
      <h2>{texts.howToLeave}</h2>
      <p>{texts.leave}</p>
    </div>
  );
}
