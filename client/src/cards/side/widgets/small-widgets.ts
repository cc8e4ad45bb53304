import { WidgetType } from "@codemirror/view";
import styles from "../look/drawn-side.module.css";
import { texts } from "../look/side.texts.ts";

/** A word or a sign in the place of others, which the caret can't enter. */
class SignWidget extends WidgetType {
  readonly #words: string;
  readonly #className: string | undefined;
  readonly #name: string | null;

  constructor(words: string, className: string | undefined, name: string | null = null) {
    super();
    this.#words = words;
    this.#className = className;
    this.#name = name;
  }

  override eq(other: SignWidget): boolean {
    return other.#words === this.#words && other.#className === this.#className && other.#name === this.#name;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement("span");
    element.className = this.#className ?? "";
    element.textContent = this.#words;
    if (this.#name !== null) {
      element.setAttribute("role", "img");
      element.setAttribute("aria-label", this.#name);
    }
    return element;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

export const bullet = new SignWidget("•", styles.bullet, texts.bullet);

export function gapNumber(number: number): SignWidget {
  return new SignWidget(String(number), styles.gapNumber, texts.gap(number));
}

/** The end of a gap, with its hint. */
export function gapEnd(hint: string): SignWidget {
  return new SignWidget(hint, hint === "" ? styles.gapEnd : styles.gapHint, hint === "" ? texts.gapEnds : texts.gapEndsWithHint(hint));
}
