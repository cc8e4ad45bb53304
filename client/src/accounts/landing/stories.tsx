import type { ThemeIndex } from "@recollect/domain/accounts/themes.ts";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { EditorPicture, TestPicture, VisibilityPicture } from "./pictures.tsx";
import { Reveal } from "./reveal.tsx";
import styles from "./stories.module.css";
import { texts } from "./below.texts.ts";

type Story = {
  title: string;
  text: string;
  button: string;
  picture: ReactNode;
  /** each is shown in another colour of the five */ theme: ThemeIndex;
};

const stories: readonly Story[] = [
  {
    title: texts.fromLectureNotes,
    text: texts.typeTabTypeMake,
    button: texts.startCreating,
    picture: <EditorPicture />,
    theme: 0,
  },
  {
    title: texts.yourCardsAreYours,
    text: texts.everyDeckStartsPrivate,
    button: texts.takeControl,
    picture: <VisibilityPicture />,
    theme: 3,
  },
  {
    title: texts.findOutBefore,
    text: texts.takeATestMade,
    button: texts.startNow,
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
          <Button size="large" variant="ghost" onClick={onSignUp} data-opens-form="signup">
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
