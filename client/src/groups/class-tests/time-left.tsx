import { useEffect, useState } from "react";
import { deviceClock } from "../../lib/browser/steady-clock.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { clockText } from "./moments.ts";
import { takingTexts as texts } from "./taking.texts.ts";
import styles from "./class-tests.module.css";

type Props = {
  /** when the time ends, and the server's clock now, in ms since 1970: the device's own clock may be wrong */
  deadline: number;
  now: number;
  onOver: () => void;
};

/**
 * The time left, once a second. Screen readers are not told each second: a button reads the time when it is asked for.
 */
export function TimeLeft({ deadline, now, onOver }: Props) {
  const [serverClock] = useState(() => {
    const clock = deviceClock();
    const aheadMs = now - clock();
    return () => clock() + aheadMs;
  });
  const [leftMs, setLeftMs] = useState(() => deadline - serverClock());
  const [words, setWords] = useState("");
  const isOver = leftMs <= 0;
  useEffect(() => {
    const timer = setInterval(() => setLeftMs(deadline - serverClock()), 1000);
    return () => clearInterval(timer);
  }, [deadline, serverClock]);
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);

  function read(): void {
    const seconds = Math.max(0, Math.ceil((deadline - serverClock()) / 1000));
    setWords(texts.timeLeftWords(Math.floor(seconds / 60), seconds % 60));
  }

  return (
    <div className={styles.time}>
      <span aria-hidden="true">
        {texts.timeLeft} <b className={styles.clock}>{clockText(leftMs)}</b>
      </span>
      <Button size="small" variant="ghost" onClick={read}>
        {texts.readTime}
      </Button>
      <span role="status" className={styles.spoken}>
        {words}
      </span>
    </div>
  );
}
