import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ClipboardEvent,
  type KeyboardEvent,
} from "react";
import { createPortal } from "react-dom";
import { EditorSelection } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { withDescription, withMediumMoved, withoutMedium, type MediumPlace } from "@recollect/domain/cards/media-edits.ts";
import type { Edit } from "@recollect/domain/cards/text-edits.ts";
import { sideLayout } from "@recollect/domain/cards/text/side-layout.ts";
import { registerDrawn } from "./drawn-elements.ts";
import styles from "./look/drawn-side.module.css";
import { changesTo, layoutField, textOf } from "./view/layout-field.ts";
import { createSideView, type SideView } from "./view/create-view.ts";
import { isExact } from "./view/whole-signs.ts";
import { DrawnFormula } from "./widgets/drawn-formula.tsx";
import { Hosts, removals } from "./widgets/hosted-widget.ts";
import { MediumTile } from "./widgets/medium-tile.tsx";

export type DrawnSideProps = {
  /** called with the element that has the text and the focus */
  onField: (element: HTMLElement) => void;
  value: string;
  onText: (text: string, isComposing: boolean) => void;
  hasGaps: boolean;
  name: string;
  placeholder: string;
  language: string | null;
  attributes: Readonly<Record<string, string>>;
  /** where the caret of the plain field was; null if the side had not the focus */
  caret: { from: number; to: number } | null;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLElement>) => void;
  /** the caret or the text changed */
  onEdit?: (edit: Edit) => void;
  /** a file for the place of a picture or a sound; a part of the same picture has its description */
  onReplace: (files: readonly File[], name: string, isPart?: boolean) => void;
};

/** One side of a card as it looks, written in place. Its text is the card's own language; nothing is converted. */
export function DrawnSide({
  onField,
  value,
  onText,
  hasGaps,
  name,
  placeholder,
  language,
  attributes,
  caret,
  onKeyDown,
  onPaste,
  onEdit,
  onReplace,
}: DrawnSideProps) {
  const parent = useRef<HTMLDivElement | null>(null);
  const side = useRef<SideView | null>(null);
  const [hosts] = useState(() => new Hosts());
  const hosted = useSyncExternalStore(hosts.subscribe, hosts.list);
  const found = useEffectEvent(onField);
  const change = useEffectEvent(onText);
  const edited = useEffectEvent((edit: Edit) => onEdit?.(edit));
  const described = { name, placeholder, language, attributes };
  const description = JSON.stringify(described);
  const shownDescription = useRef(description);

  useLayoutEffect(() => {
    if (parent.current === null) return undefined;
    const place = parent.current.parentElement?.parentElement;
    const current = createSideView({
      parent: parent.current,
      text: value,
      selection: caret,
      gaps: hasGaps,
      hosts,
      onText: (text, isComposing) => change(text, isComposing),
      onSelection: () => edited(editOf(current.view)),
      ...described,
    });
    const { view } = current;
    side.current = current;
    found(view.contentDOM);
    const forget = registerDrawn(view.contentDOM, {
      edit: () => editOf(view),
      apply: (next) => apply(view, next),
      enter: () => enterMedium(view, hosts),
    });
    const stop = removals.add((element) => hosts.remove(element));
    if (caret !== null) view.focus();
    return () => {
      const caretThen = view.hasFocus ? editOf(view) : null;
      forget();
      stop();
      side.current = null;
      view.destroy();
      // Once the plain field is there, such as for a side that has grown too long: the next key is for it.
      if (caretThen) queueMicrotask(() => enterPlainField(place, caretThen));
    };
    // A field lives as long as its side; what it says and holds follows below.
    // oxlint-disable-next-line exhaustive-deps
  }, []);

  useLayoutEffect(() => side.current?.write(value), [value]);

  useEffect(() => {
    if (shownDescription.current === description) return;
    shownDescription.current = description;
    side.current?.describe(described);
    // Compared by value.
    // oxlint-disable-next-line exhaustive-deps
  }, [description]);

  const openAt = useCallback((element: HTMLElement) => openFormula(side.current?.view, element), []);

  /** Changes the medium that an element draws. */
  function changeMedium(element: HTMLElement, edit: (text: string, medium: MediumPlace) => Edit | null): void {
    const view = side.current?.view;
    const medium = view && mediumOf(view, element);
    const next = view && medium ? edit(textOf(view.state), medium) : null;
    if (view && next) apply(view, next);
  }

  return (
    <div
      ref={parent}
      className={styles.side}
      onKeyDownCapture={(event) => event.target === side.current?.view.contentDOM && onKeyDown(event)}
      onPasteCapture={(event) =>
        event.target instanceof Node && side.current?.view.contentDOM.contains(event.target) && !isInWidget(event.target) && onPaste(event)
      }
    >
      {hosted.map(({ element, content, key }) =>
        createPortal(
          content.kind === "formula" ? (
            <DrawnFormula source={content.text} hasGaps={hasGaps} isDisplayed={content.isDisplayed} element={element} onOpen={openAt} />
          ) : (
            <MediumTile
              {...content}
              onDescribe={(shows) => changeMedium(element, (text, medium) => withDescription(text, medium, shows))}
              onMove={(step) => {
                changeMedium(element, (text, medium) => withMediumMoved(text, medium, step));
                requestAnimationFrame(() => focusStep(side.current?.view, hosts, step));
              }}
              onRemove={() => {
                changeMedium(element, withoutMedium);
                side.current?.view.focus();
              }}
              onReplace={(files) => onReplace(files, content.name)}
              onCrop={(file) => onReplace([file], content.name, true)}
              onLeave={() => leaveTile(side.current?.view, element)}
            />
          ),
          element,
          key,
        ),
      )}
    </div>
  );
}

/** The plain field in the place of the drawn one goes on with its focus and its caret. */
function enterPlainField(place: Element | null | undefined, { from, to }: Edit): void {
  const plain = place?.querySelector("textarea");
  if (!plain?.isConnected) return;
  plain.focus();
  plain.setSelectionRange(from, to);
}

/** Whether a side is anything but plain words. */
export function hasSomethingToDraw(value: string, gaps: boolean): boolean {
  return sideLayout(value, { gaps }).length > 0;
}

function editOf(view: EditorView): Edit {
  const { from, to } = view.state.selection.main;
  return { text: textOf(view.state), from, to };
}

function apply(view: EditorView, next: Edit): void {
  view.dispatch({
    changes: changesTo(view.state, next.text),
    selection: EditorSelection.range(next.from, next.to),
    annotations: isExact.of(true),
    scrollIntoView: true,
    userEvent: "input",
  });
}

function mediumOf(view: EditorView, element: HTMLElement): MediumPlace | null {
  const part = partOf(view, element);
  return part?.kind === "picture" || part?.kind === "sound" ? part : null;
}

function partOf(view: EditorView, element: HTMLElement) {
  const at = view.posAtDOM(element);
  return view.state
    .field(layoutField)
    .parts.find(({ kind, from }) => from === at && (kind === "picture" || kind === "sound" || kind === "formula"));
}

/** The focus goes into the tile at whose edge the caret is. */
function enterMedium(view: EditorView, hosts: Hosts): boolean {
  const { head } = view.state.selection.main;
  const beside = hosts.list().find(({ element }) => {
    const medium = mediumOf(view, element);
    return medium !== null && (medium.from === head || medium.to === head);
  });
  beside?.element.querySelector<HTMLElement>("input:not([type=file])")?.focus();
  return beside !== undefined;
}

/** A moved tile is drawn anew at the caret: the button that moved it has the focus again, to be pressed once more. */
function focusStep(view: EditorView | undefined, hosts: Hosts, step: -1 | 1): void {
  const moved = view && hosts.list().find(({ element }) => mediumOf(view, element)?.to === view.state.selection.main.head);
  moved?.element.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus();
}

/** The caret goes into the formula, which shows its source then. */
function openFormula(view: EditorView | undefined, element: HTMLElement): void {
  const part = view && partOf(view, element);
  if (!view || part?.kind !== "formula") return;
  view.focus();
  view.dispatch({ selection: EditorSelection.cursor(part.innerTo), scrollIntoView: true, userEvent: "select" });
}

/** From a tile's controls back to the text, behind the tile. */
function leaveTile(view: EditorView | undefined, element: HTMLElement): void {
  const part = view && partOf(view, element);
  if (!view || !part) return;
  view.focus();
  view.dispatch({ selection: EditorSelection.cursor(part.to), userEvent: "select" });
}

/** A tile has fields of its own. */
function isInWidget(target: Node): boolean {
  return target instanceof Element && target.closest("[data-hosted]") !== null;
}
