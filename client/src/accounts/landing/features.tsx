import { Layers, ListChecks, Sprout } from "lucide-react";
import styles from "./features.module.css";
import { Reveal } from "./reveal.tsx";
import { texts } from "./below.texts.ts";

const features = [
  {
    theme: 1,
    icon: Layers,
    title: texts.smartFlashcards,
    text: texts.writeATerm,
  },
  {
    theme: 2,
    icon: ListChecks,
    title: texts.practiceTests,
    text: texts.multipleChoiceAndOpen,
  },
  {
    theme: 0,
    icon: Sprout,
    title: texts.makeLearningStick,
    text: texts.aFewMinutes,
  },
] as const;

export function Features() {
  return (
    <Reveal>
      <ul className={styles.features}>
        {features.map(({ theme, icon: Icon, title, text }) => (
          <li key={title} data-theme={theme} className={styles.feature}>
            <span className={styles.icon} aria-hidden="true">
              <Icon size={24} />
            </span>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Reveal>
  );
}
