import { countTexts } from "../../cards/counts.texts.ts";
import {
  ArrowLeftRight,
  Asterisk,
  ClipboardList,
  Ellipsis,
  FileInput,
  Keyboard,
  Lightbulb,
  ListChecks,
  Redo2,
  Replace,
  Undo2,
} from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useNavigate } from "react-router";
import { useSideMode } from "../../cards/side/side-mode.ts";
import { keysSheet } from "../../ui/keys/screen-keys.ts";
import { Menu } from "../../ui/menu/menu.tsx";
import { editorTexts } from "./state/editor.texts.ts";
import styles from "./list-head.module.css";
import { texts } from "./deck-editor.texts.ts";

type Props = {
  count: number;
  filter: ReactNode;
  undo: { canUndo: boolean; canRedo: boolean; turn: (type: "undo" | "redo", byKeys: boolean) => void };
  isBothWays: boolean;
  onBothWays: () => void;
  isChoosing: boolean;
  onChoose: () => void;
  onFind: () => void;
  /** how many cards could be better */
  hintCount: number;
  onHints: () => void;
  onAddMany: () => void;
  importTo: string | null;
};

/** The bar above the cards: their number, and the actions on all of them. Labels are hidden where they don't fit. */
export function ListHead(props: Props) {
  const { count, filter, undo, isBothWays, isChoosing, hintCount, importTo } = props;
  const navigate = useNavigate();
  const [mode, chooseMode] = useSideMode();
  return (
    <div className={styles.head}>
      <h2 className={styles.count}>{countTexts.cards(count)}</h2>
      {hintCount > 0 && (
        <Tool words={texts.hints(hintCount)} className={styles.hints} onClick={props.onHints}>
          <Lightbulb size={17} aria-hidden />
        </Tool>
      )}
      {filter}
      <div className={styles.tools}>
        <Tool words={editorTexts.undo} isOff={!undo.canUndo} title={texts.undoHint} onClick={() => undo.turn("undo", false)}>
          <Undo2 size={17} aria-hidden />
        </Tool>
        <Tool words={editorTexts.redo} isOff={!undo.canRedo} title={texts.redoHint} onClick={() => undo.turn("redo", false)}>
          <Redo2 size={17} aria-hidden />
        </Tool>
        <Tool words={texts.choose} aria-pressed={isChoosing} title={texts.chooseHint} onClick={props.onChoose}>
          <ListChecks size={17} aria-hidden />
        </Tool>
        <Tool words={texts.addMany} onClick={props.onAddMany}>
          <ClipboardList size={17} aria-hidden />
        </Tool>
        <Menu
          trigger={
            <Tool words={texts.more} title={texts.moreOfAll}>
              <Ellipsis size={17} aria-hidden />
            </Tool>
          }
          items={[
            { label: texts.find, icon: <Replace size={18} aria-hidden />, onSelect: props.onFind },
            { label: texts.check, icon: <Lightbulb size={18} aria-hidden />, onSelect: props.onHints },
            {
              label: isBothWays ? texts.allAskedBothWays : texts.askAllBothWays,
              icon: <ArrowLeftRight size={18} aria-hidden />,
              onSelect: props.onBothWays,
            },
            {
              label: mode === "text" ? texts.asItLooks : texts.asText,
              icon: <Asterisk size={18} aria-hidden />,
              onSelect: () => chooseMode(mode === "text" ? "drawn" : "text"),
            },
            {
              label: texts.importCards,
              icon: <FileInput size={18} aria-hidden />,
              hidden: importTo === null,
              onSelect: () => importTo !== null && void navigate(importTo),
            },
            { label: texts.showKeys, icon: <Keyboard size={18} aria-hidden />, onSelect: keysSheet.open },
          ]}
        />
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
