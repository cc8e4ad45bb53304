import { cloneElement, useState, type KeyboardEvent, type PointerEvent, type ReactElement, type ReactNode } from "react";
import { onDemand } from "../lib/on-demand.ts";
import type { MenuPartsProps } from "./menu-parts.tsx";
import { toast } from "./toast.ts";

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  destructive?: boolean;
  /** draws a line above the item */
  divider?: boolean;
  /** known, but not shown */
  hidden?: boolean;
};

export type MenuProps = {
  /** the button that opens it; it must take a ref and pass its props on */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** what stands above the items, such as whose menu it is */
  header?: ReactNode;
  align?: "start" | "end";
  /** where the focus goes when the menu closes; null is the trigger */
  returnFocus?: () => HTMLElement | null;
};

export type OpenedBy = "pointer" | "key";

const parts = onDemand<MenuPartsProps>(() => import("./menu-parts.tsx").then((module) => module.MenuParts));
const openingKeys = ["Enter", " ", "ArrowDown"];

/**
 * Closes on a choice, on Escape and on a click outside.
 * The button is there at once; the menu's code comes when somebody reaches for the button, and the first press is kept for it.
 */
export function Menu(props: MenuProps) {
  const [openedBy, setOpenedBy] = useState<OpenedBy | null>(null);
  const waitingTrigger = cloneElement(props.trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    "aria-busy": openedBy !== null || undefined,
    onPointerEnter: parts.prefetch,
    onFocus: parts.prefetch,
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || event.ctrlKey) return;
      event.preventDefault();
      setOpenedBy("pointer");
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!openingKeys.includes(event.key)) return;
      event.preventDefault();
      setOpenedBy("key");
    },
    // Screen readers and voice control press without a pointer and without a key.
    onClick: () => setOpenedBy((before) => before ?? "key"),
  } as object);
  return (
    <parts.Part
      isWanted={openedBy !== null}
      props={{ ...props, openedBy }}
      fallback={waitingTrigger}
      onFailure={({ message }) => {
        setOpenedBy(null);
        toast.error(message);
      }}
    />
  );
}
