import type { Dispatch, RefObject } from "react";
import type { DeckForm, FormCard } from "@recollect/domain/decks/deck-form.ts";
import { onDemand } from "../../../lib/on-demand.ts";
import { toast } from "../../../ui/toast/toast.ts";
import type { EditorStep } from "../state/editor-state.ts";
import type { FindDialogProps } from "./find-dialog.tsx";
import type { HintsDialogProps } from "./hints-dialog.tsx";
import type { ManyBarProps } from "./many-bar.tsx";
import type { ChosenRows } from "./use-chosen.ts";

const manyBar = onDemand<ManyBarProps>(() => import("./many-bar.tsx").then((module) => module.ManyBar));
const findDialog = onDemand<FindDialogProps>(() => import("./find-dialog.tsx").then((module) => module.FindDialog));
const hintsDialog = onDemand<HintsDialogProps>(() => import("./hints-dialog.tsx").then((module) => module.HintsDialog));

/** A dialog about all cards. */
export type OpenTool = "find" | "hints";

type Props = {
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

/** The actions on several cards. Each is loaded when it is opened. */
export function ManyTools({ form, shown, chosen, dispatch, page, tool, onTool, onGo, onDone }: Props) {
  const close = () => onTool(null);
  const go = (key: string) => {
    close();
    onGo(key);
  };
  const onFailure = (end: () => void) => (failure: Error) => {
    end();
    toast.error(failure.message);
  };
  return (
    <>
      {chosen.keys && (
        <manyBar.Part isWanted props={{ form, shown, keys: chosen.keys, chosen, dispatch, page, onDone }} onFailure={onFailure(onDone)} />
      )}
      {tool === "find" && <findDialog.Part isWanted props={{ form, dispatch, onClose: close }} onFailure={onFailure(close)} />}
      {tool === "hints" && <hintsDialog.Part isWanted props={{ form, dispatch, onGo: go, onClose: close }} onFailure={onFailure(close)} />}
    </>
  );
}
