import { Check, Flame, Globe, GripVertical, Link2, Lock } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";
import styles from "./pictures.module.css";
import { texts } from "./below.texts.ts";

/** Two rows of the card editor, one of them lifted. */
export function EditorPicture() {
  return (
    <div className={styles.editor}>
      <div className={styles.row}>
        <GripVertical size={18} />
        <b>1</b>
        <span>{texts.osmosis}</span>
        <span>{texts.waterMovesThrough(<strong key="membrane">{texts.membrane}</strong>)}</span>
      </div>
      <div className={classNames(styles.row, styles.lifted)}>
        <GripVertical size={18} />
        <b>2</b>
        <span>{texts.ribosome}</span>
        <span>{texts.buildsFrom(<em key="proteins">{texts.proteins}</em>, <code key="messenger">{texts.messenger}</code>)}</span>
      </div>
      <div className={styles.row}>
        <GripVertical size={18} />
        <b>3</b>
        <span>{texts.enzyme}</span>
        <span className={styles.typing}>{texts.speedsUp}</span>
      </div>
      <div className={styles.add}>{texts.addACard}</div>
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
          <b>{texts.public}</b>
          {texts.everybodyFinds}
        </p>
      </div>
      <div className={styles.choice}>
        <Link2 size={22} />
        <p>
          <b>{texts.unlisted}</b>
          {texts.anyoneWithTheLink}
        </p>
      </div>
      <div className={classNames(styles.choice, styles.chosen)}>
        <Lock size={22} />
        <p>
          <b>{texts.private}</b>
          {texts.only}
        </p>
        <Check size={20} className={styles.tick} />
      </div>
    </div>
  );
}

/** A question of the multiple choice test, answered right. */
export function TestPicture() {
  return (
    <div className={styles.test}>
      <div className={styles.score}>
        <span>{texts.question11Of20}</span>
        <span className={styles.streak}>
          <Flame size={16} />
          {texts.streak3}
        </span>
      </div>
      <div className={styles.track}>
        <i />
      </div>
      <p className={styles.question}>{texts.whichOrganellePackagesProteins}</p>
      <div className={styles.answers}>
        <span>
          <i>{texts.a}</i>
          {texts.lysosome}
        </span>
        <span className={styles.right}>
          <i>{texts.b}</i>
          {texts.golgiApparatus}
          <Check size={18} />
        </span>
        <span>
          <i>{texts.c}</i>
          {texts.smoothEr}
        </span>
        <span>
          <i>{texts.d}</i>
          {texts.nucleus}
        </span>
      </div>
    </div>
  );
}
