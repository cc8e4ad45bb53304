import { useEffect, useState } from "react";
import type { TakenTest } from "@recollect/domain/practice/taken-test.ts";
import { TestList } from "./last-tests.tsx";
import { waitingTests } from "../offline/finished-tests.ts";
import { onTestSent } from "../offline/sent-tests.ts";
import { waitingTestTexts as texts } from "./waiting-tests.texts.ts";
import styles from "./waiting-tests.module.css";

/** The tests of a deck that were taken on this device, and that the server does not have yet. */
export function WaitingTests({ uid, deckId }: { uid: string; deckId: number }) {
  const [tests, setTests] = useState<readonly TakenTest[]>([]);
  useEffect(() => {
    let isHere = true;
    const read = () =>
      void waitingTests.all(uid).then((all) => {
        const ofDeck = all.flatMap(([, waiting]) => (waiting.deckId === deckId ? [waiting.test] : []));
        if (isHere) setTests(ofDeck.toSorted((a, b) => b.finishedAt - a.finishedAt));
      });
    read();
    const stop = onTestSent(read);
    return () => {
      isHere = false;
      stop();
    };
  }, [uid, deckId]);
  if (tests.length === 0) return null;
  return (
    <section className={styles.waiting} aria-labelledby="waiting-tests">
      <h2 id="waiting-tests">{texts.title}</h2>
      <p>{texts.about}</p>
      <TestList tests={tests.map((test) => ({ ...test, missed: null }))} />
    </section>
  );
}
