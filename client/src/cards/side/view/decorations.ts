import { StateField, type EditorState, type Extension, type Range } from "@codemirror/state";
import { Decoration, EditorView, type DecorationSet } from "@codemirror/view";
import type { SidePart } from "@recollect/domain/cards/text/side-layout.ts";
import styles from "../look/drawn-side.module.css";
import { bullet, gapEnd, gapNumber } from "../widgets/small-widgets.ts";
import { hostedWidget } from "../widgets/hosted-widget.ts";
import { layoutField } from "./layout-field.ts";
import { hiddenSigns, isOpen, type HiddenSigns } from "./signs.ts";

type Drawn = { decorations: DecorationSet; atoms: DecorationSet };

/** How a side is drawn: its marks, and what stands in the place of its signs. The text itself is never touched. */
export function drawnDecorations(): Extension {
  const field = StateField.define<Drawn>({
    create: draw,
    update: (drawn, transaction) =>
      transaction.docChanged || transaction.selection || transaction.state.field(layoutField) !== transaction.startState.field(layoutField)
        ? draw(transaction.state)
        : drawn,
    provide: (self) => [
      EditorView.decorations.from(self, ({ decorations }) => decorations),
      EditorView.atomicRanges.of((view) => view.state.field(self).atoms),
    ],
  });
  return field;
}

function draw(state: EditorState): Drawn {
  const { parts } = state.field(layoutField);
  const hidden = hiddenSigns(state).filter(({ from, to }) => from < to);
  const lines = linesOf(state, parts);
  const marks = parts.flatMap((part) => marksOf(state, part));
  const replaced = hidden.map((signs) => replacementOf(state, signs));
  return {
    decorations: Decoration.set([...lines, ...marks, ...replaced], true),
    atoms: Decoration.set(
      hidden.map(({ from, to }) => plainReplacement.range(from, to)),
      true,
    ),
  };
}

const plainReplacement = Decoration.replace({});

function replacementOf(state: EditorState, { from, to, part, is }: HiddenSigns): Range<Decoration> {
  const widget = widgetOf(state, part, is);
  return (widget === null ? plainReplacement : Decoration.replace({ widget })).range(from, to);
}

function widgetOf(state: EditorState, part: SidePart, is: HiddenSigns["is"]) {
  if (part.kind === "picture" || part.kind === "sound") {
    return hostedWidget({ kind: part.kind, name: `${part.id}.${part.extension}`, text: part.text });
  }
  if (part.kind === "formula") {
    return hostedWidget({ kind: "formula", text: state.sliceDoc(part.from, part.to), isDisplayed: part.isDisplayed });
  }
  if (part.kind === "gap") return is === "opening" ? gapNumber(part.number) : gapEnd(part.hint.trim());
  return part.kind === "item" ? bullet : null;
}

/** The class of a style sheet, whose names the compiler does not know. */
function named(className: string | undefined): { class: string } {
  return { class: className ?? "" };
}

const marked = {
  bold: Decoration.mark({ tagName: "strong" }),
  italic: Decoration.mark({ tagName: "em" }),
  underline: Decoration.mark({ tagName: "u" }),
  strike: Decoration.mark({ tagName: "s" }),
  sub: Decoration.mark({ tagName: "sub" }),
  sup: Decoration.mark({ tagName: "sup" }),
  code: Decoration.mark({ tagName: "code" }),
  link: Decoration.mark(named(styles.link)),
  gap: Decoration.mark(named(styles.gap)),
};
const sign = Decoration.mark(named(styles.sign));
const source = Decoration.mark(named(styles.source));
const numberSign = Decoration.mark(named(styles.number));

/** The look of a part's words, and of its signs while they show. */
function marksOf(state: EditorState, part: SidePart): Range<Decoration>[] {
  if (part.kind === "escape") return isOpen(state, part) ? [sign.range(part.from, part.from + 1)] : [];
  if (part.kind === "item") return part.number === null ? [] : [numberSign.range(part.from, part.to)];
  if (part.kind === "formula") {
    if (!isOpen(state, part)) return [];
    return [source.range(part.from, part.to), sign.range(part.from, part.innerFrom), sign.range(part.innerTo, part.to)];
  }
  if (!("innerFrom" in part)) return [];
  const { from, innerFrom, innerTo, to } = part;
  const signs = [
    [from, innerFrom],
    [innerTo, to],
  ] as const;
  const signMarks = part.kind === "gap" || (part.kind !== "fence" && !isOpen(state, part)) ? [] : signs;
  const look = part.kind === "fence" || innerFrom === innerTo ? [] : [marked[part.kind].range(innerFrom, innerTo)];
  return [...look, ...signMarks.filter(([start, end]) => start < end).map(([start, end]) => sign.range(start, end))];
}

const plainLine = Decoration.line({ attributes: { dir: "auto" } });
const itemLine = Decoration.line(named(styles.item));
const codeLine = Decoration.line(named(styles.code));

/** Each line has the direction of its own words; those of lists and of code have their look. */
function linesOf(state: EditorState, parts: readonly SidePart[]): Range<Decoration>[] {
  const ranges: Range<Decoration>[] = [];
  for (let number = 1; number <= state.doc.lines; number++) ranges.push(plainLine.range(state.doc.line(number).from));
  for (const part of parts) {
    if (part.kind === "item") ranges.push(itemLine.range(state.doc.lineAt(part.from).from));
    if (part.kind !== "fence") continue;
    for (let line = state.doc.lineAt(part.from); ; line = state.doc.line(line.number + 1)) {
      ranges.push(codeLine.range(line.from));
      if (line.to >= part.to || line.number === state.doc.lines) break;
    }
  }
  return ranges;
}
