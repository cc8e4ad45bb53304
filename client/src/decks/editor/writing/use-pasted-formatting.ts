import { useState, type ClipboardEvent, type RefObject } from "react";
import type { Edit } from "@recollect/domain/cards/text-edits.ts";
import type { Pasted } from "@recollect/domain/exchange/html/pasted-html.ts";
import { editOf } from "./apply-edit.ts";

/** A paste as plain text, which is in the field, and the same with its formatting. */
type Formatted = Pick<Pasted, "kinds" | "losses"> & { plain: string; edit: Edit };

export type PastedFormatting = {
  /** what the pasted text had, while the field holds just the paste */
  offer: Formatted | null;
  see: (event: ClipboardEvent) => void;
  end: () => void;
};

/** Formatting of a paste is never taken silently: the text is pasted, and what it had is offered. */
export function usePastedFormatting(field: RefObject<HTMLElement | null>, value: string): PastedFormatting {
  const [formatted, setFormatted] = useState<Formatted | null>(null);

  function see({ clipboardData }: ClipboardEvent): void {
    setFormatted(null);
    const html = clipboardData.getData("text/html");
    if (html === "" || field.current === null || html.length > longestRead) return;
    const { text, from, to } = editOf(field.current);
    const plain = text.slice(0, from) + clipboardData.getData("text/plain").replaceAll(/\r\n?/g, "\n") + text.slice(to);
    import("../../../exchange/html/parse-html.ts").then(
      ({ readPasted }) => {
        const pasted = readPasted(html);
        if (pasted === null) return;
        const caret = from + pasted.text.length;
        const edit = { text: text.slice(0, from) + pasted.text + text.slice(to), from: caret, to: caret };
        setFormatted({ kinds: pasted.kinds, losses: pasted.losses, plain, edit });
      },
      // Without the code the text stays as it was pasted.
      () => undefined,
    );
  }

  return { offer: formatted?.plain === value ? formatted : null, see, end: () => setFormatted(null) };
}

/** Of HTML, in characters: a copied book would hold up the page. */
const longestRead = 500_000;
