import { Facet } from "@codemirror/state";
import { WidgetType, type EditorView } from "@codemirror/view";
import type { MediaKind } from "@recollect/domain/cards/text/links.ts";
import { listeners } from "../../../lib/listeners.ts";

/** What React draws inside a side. `text` is a medium's description, or the source of a formula. */
export type Hosted = { kind: MediaKind; name: string; text: string } | { kind: "formula"; text: string; isDisplayed: boolean };

type Host = { element: HTMLElement; content: Hosted; key: number };

/** The elements in a side whose content React draws, and the news that they changed. */
export class Hosts {
  readonly #hosts = new Map<HTMLElement, Host>();
  readonly #changes = listeners();
  #list: readonly Host[] = [];
  #lastKey = 0;

  readonly subscribe = (listener: () => void) => this.#changes.add(listener);
  readonly list = () => this.#list;

  set(element: HTMLElement, content: Hosted): void {
    const key = this.#hosts.get(element)?.key ?? ++this.#lastKey;
    this.#hosts.set(element, { element, content, key });
    this.#announce();
  }

  remove(element: HTMLElement): void {
    if (this.#hosts.delete(element)) this.#announce();
  }

  #announce(): void {
    this.#list = [...this.#hosts.values()];
    this.#changes.notify();
  }
}

/** The hosts of a field. */
export const hostsFacet = Facet.define<Hosts, Hosts | null>({ combine: (values) => values[0] ?? null });

class HostedWidget extends WidgetType {
  readonly #content: Hosted;

  constructor(content: Hosted) {
    super();
    this.#content = content;
  }

  override eq(other: HostedWidget): boolean {
    return JSON.stringify(other.#content) === JSON.stringify(this.#content);
  }

  override toDOM(view: EditorView): HTMLElement {
    const element = document.createElement("span");
    element.dataset["hosted"] = this.#content.kind;
    view.state.facet(hostsFacet)?.set(element, this.#content);
    return element;
  }

  /** A picture whose description changes keeps its element, and with it the focus. */
  override updateDOM(element: HTMLElement, view: EditorView): boolean {
    if (element.dataset["hosted"] !== this.#content.kind) return false;
    view.state.facet(hostsFacet)?.set(element, this.#content);
    return true;
  }

  override destroy(element: HTMLElement): void {
    removals.notify(element);
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

/** A widget's element was taken out; the widget does not know its field then. */
export const removals = listeners<[HTMLElement]>();

export function hostedWidget(content: Hosted): WidgetType {
  return new HostedWidget(content);
}
