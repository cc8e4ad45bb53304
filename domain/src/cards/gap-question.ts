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

type GapPlace = { from: number; to: number; hint: string };
/** A term read once: its pieces in order, and unless a formula has gaps, its text with all gaps filled and the places of each gap in it. */
type ReadTerm = {
  term: string;
  inOrder: readonly Piece[];
  filled: { text: string; places: ReadonlyMap<number, readonly GapPlace[]> } | null;
};

/** A one-entry cache: a test asks for each gap of a term, one after the other. */
let last: ReadTerm = { term: "", inOrder: [], filled: null };

function read(term: string): ReadTerm {
  if (last.term !== term) {
    const inOrder = pieces(term, { lines: true, gaps: true });
    last = { term, inOrder, filled: filledOf(term, inOrder) };
  }
  return last;
}

function filledOf(term: string, inOrder: readonly Piece[]): ReadTerm["filled"] {
  let text = "";
  const places = new Map<number, GapPlace[]>();
  const open: { number: number; from: number }[] = [];
  for (const piece of inOrder) {
    if (piece.kind === "gap") open.push({ number: piece.number, from: text.length });
    else if (piece.kind === "gap end") {
      const gap = open.pop();
      // A gap in one of the same number is a part of it.
      if (gap && !open.some(({ number }) => number === gap.number)) {
        const ofNumber = places.get(gap.number) ?? [];
        places.set(gap.number, ofNumber);
        ofNumber.push({ from: gap.from, to: text.length, hint: piece.hint });
      }
    } else if (piece.kind === "formula" && piece.parts.some((part) => typeof part !== "string")) return null;
    else text += textOfPiece(term, piece);
  }
  return open.length === 0 ? { text, places } : null;
}

/** The term with a blank for one gap, of a text without gaps in formulas: it takes as long as the gap has places, not as the term has gaps. */
function blanked(text: string, places: readonly GapPlace[]): GapQuestion {
  let [question, copiedTo] = ["", 0];
  for (const { from, to, hint } of places) {
    question += text.slice(copiedTo, from) + escaped(blankOf(hint.trim()));
    copiedTo = to;
  }
  return {
    question: question + text.slice(copiedTo),
    answer: [...new Set(places.map(({ from, to }) => text.slice(from, to).trim()))].join(", "),
  };
}

function textOfPiece(term: string, piece: Piece): string {
  // Only a gap needs a backslash before them.
  if (piece.kind === "text" && ("}:".includes(piece.text) || (piece.text === "{" && !term.startsWith("{", piece.to)))) return piece.text;
  return piece.kind === "formula" ? formulaText(piece, null) : term.slice(piece.from, piece.to);
}

function withGap(term: string, gapNumber: number): GapQuestion {
  const { inOrder, filled } = read(term);
  if (filled) return blanked(filled.text, filled.places.get(gapNumber) ?? []);
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

  for (const piece of inOrder) {
    if (piece.kind === "gap") open.push(piece.number);
    else if (piece.kind === "gap end") endGap(piece.hint);
    else if (piece.kind === "formula" && !isHidden()) {
      question += formulaText(piece, gapNumber);
      answers.push(...piece.parts.filter((part) => isAskedPart(part, gapNumber)).map(({ tex }) => `\\(${tex}\\)`));
    } else add(textOfPiece(term, piece));
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
