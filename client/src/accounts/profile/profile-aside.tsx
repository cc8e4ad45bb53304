import { PROFILE } from "@recollect/domain/limits/limits.ts";
import { wholeNumber } from "../../lib/language/formats.ts";
import type { Profile } from "./profiles-api.ts";
import styles from "./profile-aside.module.css";
import { texts } from "./profile.texts.ts";

/** The figures of the shared decks, and the user's own text. */
export function ProfileAside({ profile: { user, decks } }: { profile: Profile }) {
  const cards = decks.reduce((sum, { cardCount }) => sum + cardCount, 0);
  return (
    <aside className={styles.aside} aria-label={texts.figuresAndAbout}>
      <dl className={styles.stats}>
        <Figure name={texts.decksLabel} value={decks.length} />
        <Figure name={texts.cards} value={cards} />
      </dl>
      <section className={styles.about}>
        <h2>{texts.about}</h2>
        {user.aboutMe === PROFILE.defaultAboutMe ? <p className={styles.none}>{texts.noAboutMe}</p> : <p dir="auto">{user.aboutMe}</p>}
      </section>
    </aside>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{wholeNumber(value)}</dd>
    </div>
  );
}
