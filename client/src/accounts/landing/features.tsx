import { Layers, ListChecks, Sprout } from "lucide-react";
import styles from "./features.module.css";
import { Reveal } from "./reveal.tsx";

const features = [
  {
    theme: 1,
    icon: Layers,
    title: "Smart Flashcards",
    text: "Write a term and its definition, turn the card, and see what you know. Cards you find hard come back sooner, and easy ones wait.",
  },
  {
    theme: 2,
    icon: ListChecks,
    title: "Practice Tests",
    text: "Multiple choice and open-ended questions, made automatically from your cards, with feedback on what you wrote.",
  },
  {
    theme: 0,
    icon: Sprout,
    title: "Make Learning Stick",
    text: "A few minutes a day, spread over time, beats the long night before. Quick sessions keep it that easy.",
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
