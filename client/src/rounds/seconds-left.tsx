import { useEffect, useState } from "react";
import { deviceClock } from "../lib/browser/steady-clock.ts";
import { wholeNumber } from "../lib/language/formats.ts";
import { roundTexts as texts } from "./rounds.texts.ts";
import styles from "./rounds.module.css";

type Props = {
  /** when the time ends, and the server's clock now, in ms since 1970: the device's own clock may be wrong */
  closesAt: number;
  now: number;
  /** of the whole question */
  seconds: number;
  onOver?: () => void;
};

/** The seconds that are left, as a number and a bar. Screen readers say it at the beginning, and when five are left. */
export function SecondsLeft({ closesAt, now, seconds, onOver }: Props) {
  const [left, setLeft] = useState(() => secondsOf(closesAt - now));
  useEffect(() => {
    const clock = deviceClock();
    const aheadMs = now - clock();
    const look = () => setLeft(secondsOf(closesAt - (clock() + aheadMs)));
    look();
    const timer = setInterval(look, 200);
    return () => clearInterval(timer);
    // A later view of the same question has another `now`, and says nothing new.
    // oxlint-disable-next-line exhaustive-deps
  }, [closesAt]);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) onOver?.();
    // oxlint-disable-next-line exhaustive-deps
  }, [isOver]);
  const spoken = left <= 0 ? texts.timeOver : texts.secondsLeft(left <= 5 ? 5 : seconds);
  return (
    <div className={styles.time}>
      <span aria-hidden="true" className={styles.seconds} data-few={left <= 5 || undefined}>
        {wholeNumber(Math.max(0, left))}
      </span>
      <span className={styles.timeTrack} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, Math.max(0, (left / seconds) * 100))}%` }} />
      </span>
      <span role="status" className="visually-hidden">
        {spoken}
      </span>
    </div>
  );
}

function secondsOf(ms: number): number {
  return Math.ceil(ms / 1000);
}
