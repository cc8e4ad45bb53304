import { Compartment, EditorSelection, EditorState, type Extension } from "@codemirror/state";
import { EditorView, placeholder } from "@codemirror/view";
import { Hosts, hostsFacet } from "../widgets/hosted-widget.ts";
import { drawnDecorations } from "./decorations.ts";
import { changesTo, hasGaps, layoutField, setFocus, textOf } from "./layout-field.ts";
import { sideKeys } from "./side-keys.ts";
import { isExact, wholeSigns } from "./whole-signs.ts";

/** What a drawn side says of itself to the browser and to screen readers. */
export type SideAttributes = { name: string; placeholder: string; language: string | null; attributes: Readonly<Record<string, string>> };

export type SideViewOptions = SideAttributes & {
  parent: HTMLElement;
  text: string;
  selection: { from: number; to: number } | null;
  gaps: boolean;
  hosts: Hosts;
  /** a change by the student; not one that came from outside */
  onText: (text: string, isComposing: boolean) => void;
  onSelection: () => void;
};

export type SideView = {
  view: EditorView;
  /** takes over a text from outside, such as by undo */
  write: (text: string) => void;
  describe: (attributes: SideAttributes) => void;
};

type SideStateOptions = { text: string; gaps: boolean; selection?: { from: number; to: number } | null; extensions?: Extension };

/** The state of a side's text: text in is text out, with every line break as it came. */
export function sideState({ text, gaps, selection = null, extensions = [] }: SideStateOptions): EditorState {
  return EditorState.create({
    doc: text,
    ...(selection !== null && { selection: EditorSelection.range(selection.from, selection.to) }),
    extensions: [
      // Otherwise a carriage return would be lost.
      EditorState.lineSeparator.of("\n"),
      hasGaps.of(gaps),
      layoutField,
      drawnDecorations(),
      wholeSigns(),
      extensions,
    ],
  });
}

export function createSideView({ parent, text, selection, gaps, hosts, onText, onSelection, ...described }: SideViewOptions): SideView {
  const attributes = new Compartment();
  let isFromOutside = false;
  const view = new EditorView({
    parent,
    state: sideState({
      text,
      gaps,
      selection,
      extensions: [
        hostsFacet.of(hosts),
        attributes.of(attributesOf(described)),
        sideKeys(),
        EditorView.lineWrapping,
        clipboard(),
        EditorView.perLineTextDirection.of(true),
        EditorView.focusChangeEffect.of((_state, hasFocus) => setFocus.of(hasFocus)),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !isFromOutside) onText(textOf(update.state), update.view.composing);
          if (update.selectionSet || update.docChanged || update.focusChanged) onSelection();
        }),
      ],
    }),
  });
  return {
    view,
    write(next) {
      if (textOf(view.state) === next) return;
      isFromOutside = true;
      view.dispatch({ changes: changesTo(view.state, next), annotations: isExact.of(true) });
      isFromOutside = false;
    },
    describe: (next) => view.dispatch({ effects: attributes.reconfigure(attributesOf(next)) }),
  };
}

/** As in a plain field: files belong to the side around it, nothing is copied where nothing is selected, and a paste has one kind of line break. */
function clipboard(): Extension {
  const isNothing = (_event: Event, view: EditorView) => view.state.selection.main.empty;
  return [
    EditorView.clipboardInputFilter.of((text) => text.replaceAll(/\r\n?/g, "\n")),
    EditorView.domEventHandlers({
      copy: isNothing,
      cut: isNothing,
      drop: (event) => (event.dataTransfer?.files.length ?? 0) > 0,
    }),
  ];
}

function attributesOf({ name, placeholder: words, language, attributes }: SideAttributes): Extension {
  return [
    placeholder(words),
    EditorView.contentAttributes.of({
      ...attributes,
      "aria-label": name,
      // For tools that look a field up by its placeholder.
      placeholder: words,
      // What scrolls has to be reachable by keyboard, for tools that know no editable content.
      tabindex: "0",
      spellcheck: "true",
      autocorrect: "on",
      autocapitalize: "sentences",
      ...(language !== null && { lang: language }),
    }),
  ];
}
