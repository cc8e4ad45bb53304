import type { Replacement } from "@recollect/domain/decks/many-cards/find-and-replace.ts";
import styles from "./find-dialog.module.css";
import { texts } from "./find.texts.ts";

type Props = {
  replacements: readonly Replacement[];
  replacement: string;
  isTicked: (one: Replacement) => boolean;
  onTick: (one: Replacement, isTicked: boolean) => void;
  /** the number of the card, counted from 1 */
  numberOf: (key: string) => number;
};

/** How many characters around a place are shown, and how many places of a side. */
const around = 40;
const mostPlaces = 6;

/** The sides that would change, each with its places as they are and as they would be. */
export function FoundPlaces({ replacements, replacement, isTicked, onTick, numberOf }: Props) {
  return (
    <ul
      className={styles.places}
      aria-label={texts.places}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
      tabIndex={0}
    >
      {replacements.map((one) => (
        <li key={`${one.side} ${one.key}`}>
          <label>
            <input type="checkbox" checked={isTicked(one)} onChange={({ target }) => onTick(one, target.checked)} />
            <span className={styles.where}>{texts[one.side](numberOf(one.key))}</span>
            <span className={styles.text} dir="auto" translate="no">
              <Changed {...one} replacement={replacement} />
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** The text around its places, with what goes and what comes. */
function Changed({ before, found, replacement }: Replacement & { replacement: string }) {
  const shown = found.slice(0, mostPlaces);
  return (
    <>
      {shown.map(({ from, to }, at) => {
        const previous = shown[at - 1]?.to ?? 0;
        const gap = before.slice(previous, from);
        const isFirst = at === 0;
        return (
          <span key={from}>
            {gap.length <= 2 * around ? gap : `${isFirst ? "" : gap.slice(0, around)}…${gap.slice(-around)}`}
            <del>{before.slice(from, to)}</del>
            {replacement !== "" && <ins>{replacement}</ins>}
          </span>
        );
      })}
      {tail(before.slice(shown.at(-1)?.to ?? 0), found.length > mostPlaces)}
    </>
  );
}

function tail(rest: string, isCut: boolean): string {
  return rest.length > around || isCut ? `${rest.slice(0, around)}…` : rest;
}
