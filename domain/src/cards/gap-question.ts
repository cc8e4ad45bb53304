import { escaped } from "./text/format.ts";
import { formulaTex } from "./formula-tex.ts";
import type { FormulaPart } from "./text/gaps.ts";
import { pieces, type Piece } from "./text/inline-tokens.ts";
import { blankOf } from "./text/spans.ts";

/** A term's gap as a question: the sentence with a blank, and the answer. */
type GapQuestion = { question: string; answer: string };

/** The gap as a question, with all others filled; null if the term has no such gap. Several places of one gap are one answer. */
export function gapQuestion(term: string, asked: number): GapQuestion | null {
  const answers: string[] = [];
  let question = "";
  let hidden = "";
  const open: number[] = [];
  const isHidden = () => open.includes(asked);

  function add(text: string): void {
    if (isHidden()) hidden += text;
    else question += text;
  }

  function endGap(hint: string): void {
    const wasHidden = isHidden();
    open.pop();
    if (!wasHidden || isHidden()) return;
    question += escaped(blankOf(hint.trim()));
    answers.push(hidden.trim());
    hidden = "";
  }

  for (const piece of pieces(term, { lines: true, gaps: true })) {
    if (piece.kind === "gap") open.push(piece.number);
    else if (piece.kind === "gap end") endGap(piece.hint);
    else if (piece.kind === "formula" && !isHidden()) {
      question += formulaText(piece, asked);
      answers.push(...piece.parts.filter((part) => isAskedPart(part, asked)).map(({ tex }) => `\\(${tex}\\)`));
    } else add(piece.kind === "formula" ? formulaText(piece, null) : term.slice(piece.from, piece.to));
  }
  const answer = [...new Set(answers)].join(", ");
  return answer === "" ? null : { question, answer };
}

function isAskedPart(part: FormulaPart, asked: number): part is Exclude<FormulaPart, string> {
  return typeof part !== "string" && part.number === asked;
}

function formulaText({ parts, isDisplayed }: Extract<Piece, { kind: "formula" }>, asked: number | null): string {
  const tex = formulaTex(parts, asked === null ? null : { asked, isAnswered: false });
  return isDisplayed ? `\\[${tex}\\]` : `\\(${tex}\\)`;
}
