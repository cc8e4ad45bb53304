import { countTexts } from "../../cards/counts.texts.ts";
import { ArrowLeftRight, ClipboardList, FileInput, Keyboard, Redo2, Undo2 } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { keysSheet } from "../../ui/keys/screen-keys.ts";
import { editorTexts } from "./state/editor.texts.ts";
import styles from "./list-head.module.css";
import { texts } from "./deck-editor.texts.ts";

type Props = {
  count: number;
  filter: ReactNode;
  undo: { canUndo: boolean; canRedo: boolean; turn: (type: "undo" | "redo", byKeys: boolean) => void };
  isBothWays: boolean;
  onBothWays: () => void;
  onAddMany: () => void;
  importTo: string;
};

/** The bar above the cards: their number, and the actions on all of them. Labels are hidden where they don't fit. */
export function ListHead({ count, filter, undo, isBothWays, onBothWays, onAddMany, importTo }: Props) {
  return (
    <div className={styles.head}>
      <h2 className={styles.count}>{countTexts.cards(count)}</h2>
      {filter}
      <div className={styles.tools}>
        <Tool words={editorTexts.undo} isOff={!undo.canUndo} title={texts.undoHint} onClick={() => undo.turn("undo", false)}>
          <Undo2 size={17} aria-hidden />
        </Tool>
        <Tool words={editorTexts.redo} isOff={!undo.canRedo} title={texts.redoHint} onClick={() => undo.turn("redo", false)}>
          <Redo2 size={17} aria-hidden />
        </Tool>
        <Tool
          words={isBothWays ? texts.allAskedBothWays : texts.askAllBothWays}
          aria-pressed={isBothWays}
          title={texts.bothWaysHint}
          onClick={onBothWays}
        >
          <ArrowLeftRight size={17} aria-hidden />
        </Tool>
        <Tool words={texts.addMany} onClick={onAddMany}>
          <ClipboardList size={17} aria-hidden />
        </Tool>
        <Link className={styles.tool} to={importTo}>
          <FileInput size={17} aria-hidden /> <span>{texts.importCards}</span>
        </Link>
        <Tool words={texts.showKeys} className={styles.keys} title={texts.keysHint} onClick={keysSheet.open}>
          <Keyboard size={17} aria-hidden />
        </Tool>
      </div>
    </div>
  );
}

/** A disabled tool can still have focus, so that the last press does not lose it. */
function Tool({ words, isOff = false, children, className = "", ...rest }: ComponentProps<"button"> & { words: string; isOff?: boolean }) {
  return (
    <button {...rest} type="button" className={`${styles.tool} ${className}`} aria-disabled={isOff || undefined}>
      {children} <span>{words}</span>
    </button>
  );
}
