import { escaped } from "./text/format.ts";
import { formulaTex } from "./formula-tex.ts";
import type { FormulaPart } from "./text/gaps.ts";
import { pieces, type Piece } from "./text/inline-tokens.ts";
import { blankOf } from "./text/spans.ts";

/** A term's gap as a question: the sentence with a blank, and the answer. */
type GapQuestion = { question: string; answer: string };

/** The gap as a question, with all others filled; null if the term has no such gap. Several places of one gap are one answer. */
export function gapQuestion(term: string, gapNumber: number): GapQuestion | null {
  const asked = withGap(term, gapNumber);
  return asked.answer === "" ? null : asked;
}

/** The term with all of its gaps filled, as text in which nothing is hidden. */
export function filledTerm(term: string): string {
  return term.includes("{{c") ? withGap(term, 0).question : term;
}

/** A one-entry cache: a test asks for each gap of a term, one after the other. */
let last: { term: string; pieces: readonly Piece[] } = { term: "", pieces: [] };

function piecesOf(term: string): readonly Piece[] {
  if (last.term !== term) last = { term, pieces: pieces(term, { lines: true, gaps: true }) };
  return last.pieces;
}

function withGap(term: string, gapNumber: number): GapQuestion {
  const answers: string[] = [];
  let question = "";
  let hiddenText = "";
  const open: number[] = [];
  const isHidden = () => open.includes(gapNumber);

  function add(text: string): void {
    if (isHidden()) hiddenText += text;
    else question += text;
  }

  function endGap(hint: string): void {
    const wasHidden = isHidden();
    open.pop();
    if (!wasHidden || isHidden()) return;
    question += escaped(blankOf(hint.trim()));
    answers.push(hiddenText.trim());
    hiddenText = "";
  }

  for (const piece of piecesOf(term)) {
    if (piece.kind === "gap") open.push(piece.number);
    else if (piece.kind === "gap end") endGap(piece.hint);
    else if (piece.kind === "formula" && !isHidden()) {
      question += formulaText(piece, gapNumber);
      answers.push(...piece.parts.filter((part) => isAskedPart(part, gapNumber)).map(({ tex }) => `\\(${tex}\\)`));
    } else if (piece.kind === "text" && ("}:".includes(piece.text) || (piece.text === "{" && !term.startsWith("{", piece.to)))) {
      // Only a gap needs a backslash before them.
      add(piece.text);
    } else add(piece.kind === "formula" ? formulaText(piece, null) : term.slice(piece.from, piece.to));
  }
  return { question, answer: [...new Set(answers)].join(", ") };
}

function isAskedPart(part: FormulaPart, gapNumber: number): part is Exclude<FormulaPart, string> {
  return typeof part !== "string" && part.number === gapNumber;
}

function formulaText({ parts, isDisplayed }: Extract<Piece, { kind: "formula" }>, gapNumber: number | null): string {
  const tex = formulaTex(parts, gapNumber === null ? null : { askedGap: gapNumber, isAnswered: false });
  return isDisplayed ? `\\[${tex}\\]` : `\\(${tex}\\)`;
}
