import { useState } from "react";
import type { Edit } from "@recollect/domain/cards/text-edits.ts";

type Caret = Edit & { /** the text before the caret was just written */ isFresh: boolean };

export type CaretState = {
  /** the side with its selection, if it is that of the current text */
  edit: Edit | null;
  /** the same, only right after something was written at the caret */
  fresh: Edit | null;
  see: (edit: Edit) => void;
  /** until more is written */
  calm: () => void;
};

/** Where the caret of a side is, for what is offered beside it. */
export function useCaret(value: string): CaretState {
  const [caret, setCaret] = useState<Caret | null>(null);

  function see({ text, from, to }: Edit): void {
    setCaret((before) => {
      if (before === null) return { text, from, to, isFresh: false };
      const isSamePlace = before.from === from && before.to === to;
      if (before.text === text && isSamePlace) return before;
      return { text, from, to, isFresh: before.text !== text };
    });
  }

  const edit = caret?.text === value ? caret : null;
  return {
    edit,
    fresh: edit?.isFresh && edit.from === edit.to ? edit : null,
    see,
    calm: () => setCaret((before) => before && { ...before, isFresh: false }),
  };
}
