import { Link } from "react-router";
import { CloudOff } from "lucide-react";
import { paths } from "../../lib/paths.ts";
import { useWaitingSaves } from "./use-waiting-saves.ts";
import { waitingWords } from "./waiting-words.ts";
import { waitingTexts } from "./waiting.texts.ts";
import styles from "./waiting.module.css";

/** On a deck's page: that it was saved on this device only, and why. */
export function DeckWaits({ uid, deckId }: { uid: string; deckId: number }) {
  const save = useWaitingSaves(uid)?.find((one) => one.deckId === deckId);
  if (!save) return null;
  return (
    <p role="status" className={styles.note}>
      <CloudOff size={18} aria-hidden />
      <span>{waitingWords(save)}</span>
      {(save.refusal !== null || save.edit.choices.length > 0) && <Link to={paths.waiting}>{waitingTexts.look}</Link>}
    </p>
  );
}
