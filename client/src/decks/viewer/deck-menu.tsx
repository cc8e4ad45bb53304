import {
  ArrowLeft,
  CalendarDays,
  ClipboardCheck,
  Download,
  Ellipsis,
  FolderInput,
  GraduationCap,
  Layers,
  LoaderCircle,
  Printer,
  Puzzle,
  Shuffle,
  SkipBack,
  SkipForward,
  Tag,
} from "lucide-react";
import { useRef, useState, type ReactElement } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../lib/paths.ts";
import { waysPaths } from "../../practice/ways-paths.ts";
import { onDemand } from "../../lib/on-demand.ts";
import type { ExamDialogProps } from "../../study/exam/exam-dialog.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import type { ExportProps } from "../../exchange/exporting/export-dialog.tsx";
import type { OpenMenu } from "../../ui/menu/menu-content.tsx";
import { MenuContent, type MenuItem } from "../../ui/menu/menu-content.tsx";
import type { DeckTagsProps } from "../folders/deck-tags-dialog.tsx";
import type { MoveDeckProps } from "../folders/move-deck-dialog.tsx";
import { toast } from "../../ui/toast/toast.ts";
import styles from "./deck-menu.module.css";
import { texts } from "./deck-menu.texts.ts";

/** What the menu needs of the cards. */
export type MenuOfCards = {
  uid: string;
  deckId: number;
  deckTitle: string;
  hasCards: boolean;
  onMove: (where: "shuffle" | "first" | "last") => void;
  /** the button, as shown before this code loads */
  trigger: ReactElement;
};

type Props = MenuOfCards &
  OpenMenu & {
    isOwn: boolean;
    mayExport?: boolean;
    /** a note about the deck, above all items */
    note?: string | null;
    /** the first group: what can be done with the deck as a whole */
    deckItems: readonly MenuItem[];
    /** the end of the last group */
    lastItems?: readonly MenuItem[];
    /** the action in progress, such as 'Copying deck...' */
    busyLabel?: string | null;
  };

const moveDialog = onDemand<MoveDeckProps>(() => import("../folders/move-deck-dialog.tsx").then((module) => module.MoveDeckDialog));
const tagsDialog = onDemand<DeckTagsProps>(() => import("../folders/deck-tags-dialog.tsx").then((module) => module.DeckTagsDialog));
const exportDialog = onDemand<ExportProps>(() =>
  import("../../exchange/exporting/export-dialog.tsx").then((module) => module.ExportDialog),
);
const exam = onDemand<ExamDialogProps>(() => import("../../study/exam/exam-dialog.tsx").then((module) => module.ExamDialog));

/** The '...' menu of a deck in four groups; the specification's items are in its order. */
export function DeckMenu({
  uid,
  isOwn,
  mayExport = true,
  deckId,
  deckTitle,
  hasCards,
  onMove,
  openedBy,
  deckItems,
  lastItems = [],
  busyLabel = null,
  note = null,
}: Props) {
  const navigate = useNavigate();
  const [isExamOpen, setExamOpen] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const [isTagging, setTagging] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const go = (address: string) => () => void navigate(address);
  const hasMoved = useRef(false);
  const lastOpenedBy = useRef(openedBy);
  const moveItem = (where: "shuffle" | "first" | "last") => ({
    disabled: !hasCards,
    onSelect: () => {
      hasMoved.current = true;
      onMove(where);
    },
  });

  /**
   * After a shuffle or a jump, and after Escape closed a menu that the pointer opened, the card has the keys again: Space turns it instead
   * of opening the menu.
   */
  function faceAfter({ isEscape }: { isEscape: boolean }): HTMLElement | null {
    const isForCard = hasMoved.current || (isEscape && lastOpenedBy.current === "pointer");
    hasMoved.current = false;
    return isForCard ? document.querySelector<HTMLElement>("[data-shown-text]") : null;
  }

  return (
    <>
      <p role="status" className="visually-hidden">
        {busyLabel}
      </p>
      <MenuContent
        openedBy={openedBy}
        returnFocus={faceAfter}
        header={note}
        trigger={
          <IconButton
            label={texts.deckMenu}
            title={busyLabel ?? texts.more}
            aria-busy={busyLabel !== null || undefined}
            onPointerDownCapture={() => (lastOpenedBy.current = "pointer")}
            onKeyDownCapture={() => (lastOpenedBy.current = "key")}
          >
            {busyLabel === null ? <Ellipsis size={20} aria-hidden /> : <LoaderCircle size={20} aria-hidden className={styles.busy} />}
          </IconButton>
        }
        items={[
          { heading: texts.groups.deck, items: deckItems },
          {
            heading: texts.groups.study,
            items: [
              {
                label: texts.study,
                icon: <GraduationCap size={18} aria-hidden />,
                disabled: !hasCards,
                onSelect: go(paths.studyDeck(deckId)),
              },
              {
                label: texts.learn,
                icon: <Layers size={18} aria-hidden />,
                disabled: !hasCards,
                onSelect: go(waysPaths.learn(deckId)),
              },
              {
                label: texts.match,
                icon: <Puzzle size={18} aria-hidden />,
                disabled: !hasCards,
                onSelect: go(waysPaths.match(deckId)),
              },
              {
                label: texts.examDate,
                icon: <CalendarDays size={18} aria-hidden />,
                disabled: !hasCards,
                onSelect: () => setExamOpen(true),
              },
              { label: texts.practiceTest, icon: <ClipboardCheck size={18} aria-hidden />, onSelect: go(paths.test(deckId)) },
            ],
          },
          {
            heading: texts.groups.cards,
            items: [
              { label: texts.shuffle, icon: <Shuffle size={18} aria-hidden />, ...moveItem("shuffle") },
              { label: texts.first, icon: <SkipBack size={18} aria-hidden />, ...moveItem("first") },
              { label: texts.last, icon: <SkipForward size={18} aria-hidden />, ...moveItem("last") },
            ],
          },
          {
            heading: texts.groups.file,
            items: [
              {
                label: isOwn ? texts.moveToFolder : texts.addToFolder,
                icon: <FolderInput size={18} aria-hidden />,
                onSelect: () => setMoving(true),
              },
              { label: texts.tags, icon: <Tag size={18} aria-hidden />, onSelect: () => setTagging(true) },
              { label: texts.print, icon: <Printer size={18} aria-hidden />, disabled: !hasCards, onSelect: go(paths.printDeck(deckId)) },
              {
                label: texts.export,
                icon: <Download size={18} aria-hidden />,
                disabled: !hasCards,
                hidden: !mayExport,
                onSelect: () => setExporting(true),
              },
              { label: texts.backToDecks, icon: <ArrowLeft data-mirrors size={18} aria-hidden />, onSelect: go(paths.decks) },
              ...lastItems,
            ],
          },
        ]}
      />
      {isMoving && (
        <moveDialog.Part
          isWanted
          props={{ uid, deck: { id: deckId, title: deckTitle, isOwn }, onClose: () => setMoving(false) }}
          onFailure={({ message }) => {
            setMoving(false);
            toast.error(message);
          }}
        />
      )}
      {isTagging && (
        <tagsDialog.Part
          isWanted
          props={{ uid, deck: { id: deckId, title: deckTitle, isOwn }, onClose: () => setTagging(false) }}
          onFailure={({ message }) => {
            setTagging(false);
            toast.error(message);
          }}
        />
      )}
      {isExporting && (
        <exportDialog.Part
          isWanted
          props={{ uid, deck: { id: deckId, title: deckTitle, isOwn }, onClose: () => setExporting(false) }}
          onFailure={({ message }) => {
            setExporting(false);
            toast.error(message);
          }}
        />
      )}
      {isExamOpen && (
        <exam.Part
          isWanted
          props={{ deckId, deckTitle, onClose: () => setExamOpen(false) }}
          onFailure={({ message }) => {
            setExamOpen(false);
            toast.error(message);
          }}
        />
      )}
    </>
  );
}
