import { Check, Flame, Globe, GripVertical, Link2, Lock } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";
import styles from "./pictures.module.css";

/** Two rows of the card editor, one of them being lifted. */
export function EditorPicture() {
  return (
    <div className={styles.editor}>
      <div className={styles.row}>
        <GripVertical size={18} />
        <b>1</b>
        <span>osmosis</span>
        <span>
          water moves through a <strong>membrane</strong>
        </span>
      </div>
      <div className={classNames(styles.row, styles.lifted)}>
        <GripVertical size={18} />
        <b>2</b>
        <span>ribosome</span>
        <span>
          builds <em>proteins</em> from <code>mRNA</code>
        </span>
      </div>
      <div className={styles.row}>
        <GripVertical size={18} />
        <b>3</b>
        <span>enzyme</span>
        <span className={styles.typing}>speeds up a</span>
      </div>
      <div className={styles.add}>ADD A CARD</div>
    </div>
  );
}

/** Who may see a deck. */
export function VisibilityPicture() {
  return (
    <div className={styles.choices}>
      <div className={styles.choice}>
        <Globe size={22} />
        <p>
          <b>Public</b>
          Everybody finds it in the library
        </p>
      </div>
      <div className={styles.choice}>
        <Link2 size={22} />
        <p>
          <b>Unlisted</b>
          Anyone with the link
        </p>
      </div>
      <div className={classNames(styles.choice, styles.chosen)}>
        <Lock size={22} />
        <p>
          <b>Private</b>
          Only you
        </p>
        <Check size={20} className={styles.tick} />
      </div>
    </div>
  );
}

/** A question of the multiple choice test, answered well. */
export function TestPicture() {
  return (
    <div className={styles.test}>
      <div className={styles.score}>
        <span>Question 11 of 20</span>
        <span className={styles.streak}>
          <Flame size={16} />
          Streak 3
        </span>
      </div>
      <div className={styles.track}>
        <i />
      </div>
      <p className={styles.question}>Which organelle packages proteins for export?</p>
      <div className={styles.answers}>
        <span>
          <i>A.</i>Lysosome
        </span>
        <span className={styles.right}>
          <i>B.</i>Golgi apparatus
          <Check size={18} />
        </span>
        <span>
          <i>C.</i>Smooth ER
        </span>
        <span>
          <i>D.</i>Nucleus
        </span>
      </div>
    </div>
  );
}
