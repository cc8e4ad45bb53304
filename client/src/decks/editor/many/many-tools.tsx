import type { Dispatch, RefObject } from "react";
import type { DeckForm, FormCard } from "@recollect/domain/decks/deck-form.ts";
import type { EditorStep } from "../state/editor-state.ts";
import { FindDialog } from "./find-dialog.tsx";
import { HintsDialog } from "./hints-dialog.tsx";
import { ManyBar } from "./many-bar.tsx";
import { MasksOfCard } from "./masks-of-card.tsx";
import { useToastsOfForm } from "./toasts-of-form.ts";
import type { ChosenRows } from "./use-chosen.ts";

/** A dialog about all cards, or about the masks of the one with this key. */
export type OpenTool = "find" | "hints" | { masksOf: string };

export type ManyToolsProps = {
  form: DeckForm;
  /** the visible cards */
  shown: readonly FormCard[];
  chosen: ChosenRows;
  dispatch: Dispatch<EditorStep>;
  page: RefObject<HTMLElement | null>;
  tool: OpenTool | null;
  onTool: (tool: OpenTool | null) => void;
  /** goes to a card's row */
  onGo: (key: string) => void;
  /** choosing is over */
  onDone: () => void;
};

/** The actions on several cards, and the dialogs of the form. */
export function ManyTools({ form, shown, chosen, dispatch, page, tool, onTool, onGo, onDone }: ManyToolsProps) {
  useToastsOfForm();
  const close = () => onTool(null);
  const go = (key: string) => {
    close();
    onGo(key);
  };
  return (
    <>
      {chosen.keys && <ManyBar {...{ form, shown, chosen, dispatch, page, onDone }} keys={chosen.keys} />}
      {tool === "find" && <FindDialog {...{ form, dispatch }} onClose={close} />}
      {tool === "hints" && <HintsDialog {...{ form, dispatch }} onGo={go} onClose={close} />}
      {tool !== null && typeof tool === "object" && <MasksOfCard {...{ form, dispatch, page, onGo }} of={tool.masksOf} onClose={close} />}
    </>
  );
}
