import { useRef } from "react";
import { dollarsAsFormulas } from "@recollect/domain/cards/formulas/dollar-formulas.ts";
import { useInView } from "../../../media/in-view.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import styles from "./side-offers.module.css";
import { texts } from "./writing.texts.ts";

type Props = {
  value: string;
  /** how many cards the lines of the last paste would make; 0 when they are no cards */
  lines: number;
  isFormulaOffered: boolean;
  isGapNoted: boolean;
  onCards: () => void;
  /** gets the side's text with its formulas */
  onFormulas: (text: string) => void;
  onKeep: () => void;
};

const hasGap = /\{\{c\d+::/;

/** What can be made of what was pasted or typed. The text stands in the field meanwhile: to say nothing is to keep it. */
export function SideOffers({ value, lines, isFormulaOffered, isGapNoted, onCards, onFormulas, onKeep }: Props) {
  const formulas = isFormulaOffered && lines === 0 ? dollarsAsFormulas(value) : null;
  return (
    <>
      {isGapNoted && hasGap.test(value) && (
        <p className={styles.note} role="status">
          {texts.gapInDefinition}
        </p>
      )}
      {lines > 0 && <Offer words={texts.linesPasted(lines)} accept={texts.makeCards(lines)} onAccept={onCards} onKeep={onKeep} />}
      {formulas !== null && (
        <Offer words={texts.formulasWritten} accept={texts.makeFormulas} onAccept={() => onFormulas(formulas)} onKeep={onKeep} />
      )}
    </>
  );
}

function Offer({ words, accept, onAccept, onKeep }: { words: string; accept: string; onAccept: () => void; onKeep: () => void }) {
  const offer = useRef<HTMLDivElement | null>(null);
  // Under the last line of a field it would lie behind the button at the lower edge.
  useInView(offer, "li");
  return (
    <div ref={offer} className={styles.offer}>
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
