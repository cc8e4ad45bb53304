import type { MadeSlips } from "@recollect/domain/groups/roster/class-list.ts";
import { shownSlipCode } from "@recollect/domain/groups/roster/slip-code.ts";
import { useEffect, useRef } from "react";
import { shortDate } from "../../lib/day-words.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { groupPaths } from "../group-paths.ts";
import { QrCode } from "../qr-code.tsx";
import styles from "./slips.module.css";
import { texts } from "./slips.texts.ts";

type Props = { groupId: string; groupName: string; made: MadeSlips };

/** Slips to print and cut: eight on a sheet, one for each pupil. Their codes are shown this once. And how many codes go by mail instead. */
export function PrintedSlips({ groupId, groupName, made: { slips, until, mailed } }: Props) {
  const heading = useRef<HTMLHeadingElement | null>(null);
  useEffect(() => heading.current?.focus(), []);
  const address = new URL(groupPaths.slip, window.location.origin);
  return (
    <>
      <div className={styles.controls}>
        {(mailed > 0 || slips.length === 0) && (
          <>
            <h2 ref={heading} tabIndex={-1}>
              {texts.areSent(mailed)}
            </h2>
            <p>{texts.ifNoneArrives}</p>
          </>
        )}
        {slips.length === 0 ? (
          <ButtonLink to={groupPaths.classList(groupId)}>{texts.backToList}</ButtonLink>
        ) : (
          <>
            <h2 ref={mailed > 0 ? undefined : heading} tabIndex={-1}>
              {texts.ready(slips.length)}
            </h2>
            <p>{texts.once}</p>
            <Button size="large" onClick={() => window.print()}>
              {texts.print}
            </Button>
          </>
        )}
      </div>
      <ul className={styles.slips} aria-label={texts.slips}>
        {slips.map(({ id, name, code }) => (
          <li key={id} className={styles.slip}>
            <div className={styles.words}>
              <p className={styles.name} dir="auto" translate="no">
                {name}
              </p>
              <p className={styles.group} dir="auto" translate="no">
                {groupName}
              </p>
              <p className={styles.how}>{texts.how(`${address.host}${address.pathname}`)}</p>
              <p className={styles.code} translate="no">
                {shownSlipCode(code)}
              </p>
              <p className={styles.how}>{texts.worksOnce(shortDate(until))}</p>
            </div>
            <QrCode text={new URL(groupPaths.slipOf(code), window.location.origin).href} label={texts.qrCode(name)} />
          </li>
        ))}
      </ul>
    </>
  );
}
