import { Suspense, useState, type MouseEvent, type ReactNode } from "react";
import { Link } from "react-router";
import { longTest, type TestOptions } from "@recollect/domain/practice/options/test-options.ts";
import { lazily } from "../../ui/waiting/lazily.tsx";
import { chooserTexts as texts } from "./chooser.texts.ts";
import styles from "./test-card.module.css";

const LongTest = lazily(() => import("./long-test.tsx").then((part) => part.LongTest));

type Props = {
  title: string;
  text: string;
  picture: ReactNode;
  options: TestOptions;
  /** the address of a test with these options */ to: (options: TestOptions) => string;
  /** cards that can't be asked this way */ leftOut: number;
  questionCount: number;
};

/** One kind of test. The whole card is a link, named by its title. A long test asks for confirmation first. */
export function TestCard({ title, text, picture, options, to, leftOut, questionCount }: Props) {
  const [isAsking, setIsAsking] = useState(false);

  function follow(event: MouseEvent): void {
    if (questionCount <= longTest || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setIsAsking(true);
  }

  return (
    <li className={styles.card}>
      <span className={styles.picture}>{picture}</span>
      <h2 className={styles.title}>
        <Link to={to(options)} className={styles.link} onClick={follow}>
          {title}
        </Link>
      </h2>
      <p className={styles.text}>{text}</p>
      {leftOut > 0 && <p className={styles.text}>{texts.leftOut(leftOut)}</p>}
      {isAsking && (
        <Suspense>
          <LongTest count={questionCount} options={options} to={to} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </li>
  );
}
