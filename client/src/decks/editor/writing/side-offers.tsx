import { useRef } from "react";
import { dollarsAsFormulas } from "@recollect/domain/cards/dollar-formulas.ts";
import type { Edit } from "@recollect/domain/cards/text-edits.ts";
import type { Pasted } from "@recollect/domain/exchange/html/pasted-html.ts";
import { useInView } from "../../../media/in-view.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import styles from "./side-offers.module.css";
import { texts } from "./side-offers.texts.ts";

type Props = {
  value: string;
  /** how many cards the pasted lines would make; 0 if they are not cards */
  lines: number;
  isFormulaOffered: boolean;
  isGapNoted: boolean;
  /** formatting that the pasted text had */
  formatting: (Pick<Pasted, "kinds" | "losses"> & { edit: Edit }) | null;
  onFormatting: (next: Edit) => void;
  onCards: () => void;
  /** called with the side's text with formulas */
  onFormulas: (text: string) => void;
  onKeep: () => void;
};

const hasGap = /\{\{c\d+::/;

/** Suggestions for what was pasted or typed. The text is in the field already: ignoring them keeps it. */
export function SideOffers({ value, lines, isFormulaOffered, isGapNoted, formatting, onFormatting, onCards, onFormulas, onKeep }: Props) {
  const formulas = isFormulaOffered && lines === 0 && formatting === null ? dollarsAsFormulas(value) : null;
  return (
    <>
      {isGapNoted && hasGap.test(value) && (
        <p className={styles.note} role="status">
          {texts.gapInDefinition}
        </p>
      )}
      {lines > 0 && <Offer words={texts.linesPasted(lines)} accept={texts.makeCards(lines)} onAccept={onCards} onKeep={onKeep} />}
      {formatting && lines === 0 && (
        <Offer
          words={texts.formattingPasted(formatting.kinds, formatting.losses)}
          accept={texts.keepFormatting}
          onAccept={() => onFormatting(formatting.edit)}
          onKeep={onKeep}
        />
      )}
      {formulas !== null && (
        <Offer words={texts.formulasWritten} accept={texts.makeFormulas} onAccept={() => onFormulas(formulas)} onKeep={onKeep} />
      )}
    </>
  );
}

function Offer({ words, accept, onAccept, onKeep }: { words: string; accept: string; onAccept: () => void; onKeep: () => void }) {
  const offer = useRef<HTMLDivElement | null>(null);
  // Under the last line of a field it would be behind the button at the lower edge.
  useInView(offer, "li");
  return (
    // Tab passes it by; Alt+↓ enters it, as what belongs to the caret.
    <div
      ref={offer}
      role="presentation"
      className={styles.offer}
      data-panel
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        onKeep();
      }}
    >
      <p role="status">{words}</p>
      <Button variant="ghost" size="small" onClick={onAccept}>
        {accept}
      </Button>
      <Button variant="ghost" size="small" onClick={onKeep}>
        {texts.keepAsText}
      </Button>
    </div>
  );
}
