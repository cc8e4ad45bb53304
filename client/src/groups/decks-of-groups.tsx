import { Link } from "react-router";
import { Button } from "../ui/buttons/button.tsx";
import { useFirstRows } from "../ui/use-first-rows.ts";
import { groupPaths } from "./group-paths.ts";
import styles from "./groups.module.css";
import { texts } from "./decks-of-groups.texts.ts";
import { useGroups } from "./use-groups.ts";

/** More would push what follows far down. */
const mostShown = 5;

/** Where a student without own decks finds those of the groups: one link to each group that has some. Nothing for a student without any. */
export function DecksOfGroups() {
  const { data } = useGroups();
  const groups = data?.groups.filter(({ decks }) => decks > 0) ?? [];
  const { shown, hasMore, showAll, refOf } = useFirstRows(groups, mostShown);
  if (groups.length === 0) return null;
  return (
    <section className={styles.ofGroups} aria-labelledby="decks-of-groups">
      <h2 id="decks-of-groups" className={styles.name}>
        {texts.heading}
      </h2>
      <ul className={styles.list} aria-labelledby="decks-of-groups">
        {shown.map(({ id, name, decks }, at) => (
          <li key={id} ref={refOf(at)} className={styles.row}>
            <h3 className={styles.name} dir="auto">
              <Link to={groupPaths.group(id)}>{name}</Link>
            </h3>
            <p className={styles.facts}>{texts.decks(decks)}</p>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button size="small" variant="ghost" onClick={showAll}>
          {texts.showAll(groups.length)}
        </Button>
      )}
    </section>
  );
}
