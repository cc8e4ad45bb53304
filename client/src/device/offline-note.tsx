import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { whenText } from "../lib/moment-text.ts";
import { deviceCopy } from "../lib/requests/shown-copies.ts";
import styles from "./offline-note.module.css";
import { texts } from "./offline-note.texts.ts";

/** Says, in one place for all screens, that they show what this device keeps, and as of when; and on a screen that needs a network, that it does. */
export function OfflineNote() {
  const asOf = useSyncExternalStore(deviceCopy.subscribe, deviceCopy.get);
  const isSlow = useSyncExternalStore(deviceCopy.subscribe, deviceCopy.isSlow);
  const { pathname, search } = useLocation();
  if (asOf === null) return null;
  const need = isSlow ? null : needOf(pathname, search);
  return (
    <p role="status" className={styles.note}>
      {isSlow ? texts.slow(whenText(asOf)) : texts.offline(whenText(asOf))}
      {need !== null && <> {need}</>}
    </p>
  );
}

/** What a screen can't do without a network; each keeps its place, and goes on when the network is back. */
const needs: readonly (readonly [address: RegExp, words: string])[] = [
  [/^\/import/, texts.imports],
  [
    /^\/(?:decks\?(?:.*&)?tab=library|users\/|desk|account|trash|groups|progress|\d+\/(?:history|suggestions|co-authors|learn\/round))/,
    texts.page,
  ],
];

function needOf(pathname: string, search: string): string | null {
  return needs.find(([address]) => address.test(pathname + search))?.[1] ?? null;
}
