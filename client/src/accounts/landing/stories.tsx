import type { ThemeIndex } from "@recollect/domain/accounts/themes.ts";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { EditorPicture, TestPicture, VisibilityPicture } from "./pictures.tsx";
import { Reveal } from "./reveal.tsx";
import styles from "./stories.module.css";

type Story = {
  title: string;
  text: string;
  button: string;
  picture: ReactNode;
  /** each is shown in another colour of the five */ theme: ThemeIndex;
};

const stories: readonly Story[] = [
  {
    title: "From lecture notes to a deck in minutes",
    text: "Type, tab, type. Make a word bold, set a formula as code, strike out the old rule. Drag the cards into the order you want, on a laptop or a phone.",
    button: "Start creating",
    picture: <EditorPicture />,
    theme: 0,
  },
  {
    title: "Your cards are yours",
    text: "Every deck starts private. Share it with a link, or put it in the library for everybody, and change your mind whenever you like.",
    button: "Take control",
    picture: <VisibilityPicture />,
    theme: 3,
  },
  {
    title: "Find out before the exam does",
    text: "Take a test made from your own cards: pick an answer and keep your streak, or explain it in your own words and read what was missing.",
    button: "Start now",
    picture: <TestPicture />,
    theme: 4,
  },
];

export function Stories({ onSignUp }: { onSignUp: (() => void) | null }) {
  return stories.map(({ title, text, button, picture, theme }) => (
    <section key={title} className={styles.story} data-theme={theme}>
      <Reveal className={styles.words}>
        <h2>{title}</h2>
        <p>{text}</p>
        {onSignUp && (
          <Button size="large" variant="ghost" onClick={onSignUp} data-opens-form>
            {button}
          </Button>
        )}
      </Reveal>
      <Reveal className={styles.picture}>
        {/* A drawing of the product in use; the words beside it say the same. */}
        <div aria-hidden="true">{picture}</div>
      </Reveal>
    </section>
  ));
}
