import { decimal } from "../../lib/language/formats.ts";
import { Switch } from "../../ui/fields/switch.tsx";
import styles from "./best-times.module.css";
import { matchTexts as texts } from "./match.texts.ts";
import type { KnownTimes, MatchTimes } from "./use-match-times.ts";

/** The student's best times, and the lists of their groups that have the deck: of the members who chose to be in it. */
export function BestTimes({ times: { times, isFailed, show } }: { times: KnownTimes }) {
  if (isFailed) return <p className={styles.note}>{texts.notRead}</p>;
  if (!times) return null;
  return (
    <div className={styles.lists}>
      <section aria-labelledby="own-times">
        <h2 id="own-times" className={styles.title}>
          {texts.best}
        </h2>
        {times.best.length === 0 ? (
          <p className={styles.note}>{texts.noBest}</p>
        ) : (
          <ol className={styles.times}>
            {times.best.map(({ ms, pairs, playedAt }) => (
              <li key={playedAt}>
                <Time ms={ms} /> <span className={styles.note}>{texts.pairs(pairs)}</span>
              </li>
            ))}
          </ol>
        )}
      </section>
      {times.groups.map((group) => (
        <GroupList key={group.groupId} group={group} onShow={(isShown) => show(group.groupId, isShown)} />
      ))}
    </div>
  );
}

type GroupListProps = { group: MatchTimes["groups"][number]; onShow: (isShown: boolean) => void };

function GroupList({ group: { groupId, name, isShown, times }, onShow }: GroupListProps) {
  const id = `times-${groupId}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {texts.bestOf}{" "}
        <bdi className={styles.name} translate="no">
          {name}
        </bdi>
      </h2>
      <Switch label={texts.showMe} isOn={isShown} onChange={onShow} />
      {times.length === 0 ? (
        <p className={styles.note}>{texts.nobody}</p>
      ) : (
        <ol className={styles.times}>
          {times.map((time, at) => (
            <li key={at}>
              <bdi className={styles.name} translate="no">
                {time.name}
              </bdi>{" "}
              {time.isYou && <span className={styles.note}>({texts.you})</span>} <Time ms={time.ms} />{" "}
              <span className={styles.note}>{texts.pairs(time.pairs)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Time({ ms }: { ms: number }) {
  return <strong className={styles.time}>{texts.seconds(decimal(ms / 1000, 1))}</strong>;
}
