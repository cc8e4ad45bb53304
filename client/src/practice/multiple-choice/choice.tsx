import { useEffect, useRef } from "react";
import { Check, X } from "lucide-react";
import { soundsIn } from "@recollect/domain/cards/card-media.ts";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { wantsReducedMotion } from "../../lib/browser/reduced-motion.ts";
import styles from "./choice.module.css";
import { choiceTexts as texts } from "./choice.texts.ts";
import { Sound } from "../../cards/text/media/side-media.tsx";

/** Before the answer every choice is open; after it the right one is marked, and the chosen one if it was wrong. */
type ChoiceLook = "open" | "right" | "wrong" | "other";

type Props = {
  text: string;
  /** the text's language, if the deck has one */ language: string | null;
  letter: string;
  look: ChoiceLook;
  isPicked: boolean;
  onPick: () => void;
};

/** A lettered choice. After the answer it can't be pressed, but keeps focus; the right one scrolls into view. */
export function Choice({ text, language, letter, look, isPicked, onPick }: Props) {
  const tag = look === "wrong" || (look === "right" && isPicked) ? texts.yourAnswer : look === "right" ? texts.right : null;
  const button = useRef<HTMLButtonElement>(null);
  const isShown = look === "right";
  useEffect(() => {
    if (isShown) button.current?.scrollIntoView({ block: "nearest", behavior: wantsReducedMotion() ? "auto" : "smooth" });
  }, [isShown]);
  return (
    <li className={styles.place}>
      <button
        ref={button}
        type="button"
        className={styles.choice}
        data-look={look === "right" && isPicked ? "hit" : look}
        aria-disabled={look !== "open" || undefined}
        onClick={onPick}
      >
        <span className={styles.letter}>
          {look === "right" && isPicked ? <Check aria-hidden /> : look === "wrong" ? <X aria-hidden /> : null}
          <span>
            {letter}
            <span className={styles.dot}>.</span>
          </span>
        </span>{" "}
        <FormattedText as="span" text={text} language={language} />
        {tag !== null && (
          <>
            <span className={styles.tag} aria-hidden="true">
              {tag}
            </span>{" "}
            <span className="visually-hidden">{lookInWords(look, isPicked)}</span>
          </>
        )}
      </button>
      <SoundsBeside text={text} />
    </li>
  );
}

function lookInWords(look: ChoiceLook, isPicked: boolean): string {
  if (look !== "right") return isPicked ? texts.yourPick : "";
  return isPicked ? texts.yourPickAndRight : texts.theRightAnswer;
}

/** Buttons for the sounds of a side, beside the choice that can only name them. Nothing for a side without sounds. */
function SoundsBeside({ text }: { text: string }) {
  return soundsIn(text).map(({ name, says }) => <Sound key={name} name={name} says={says} isPressable />);
}
