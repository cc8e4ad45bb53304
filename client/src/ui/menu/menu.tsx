import { cloneElement, useState, type KeyboardEvent, type PointerEvent } from "react";
import { onDemand } from "../../lib/on-demand.ts";
import type { MenuPartsProps, MenuProps, OpenedBy } from "./menu-parts.tsx";
import { toast } from "../toast/toast.ts";

const parts = onDemand<MenuPartsProps>(() => import("./menu-parts.tsx").then((module) => module.MenuParts));
const openingKeys = ["Enter", " ", "ArrowDown"];

/**
 * Closes on a choice, on Escape and on a click outside.
 * The button is there at once; the menu's code comes when the pointer or the focus reaches the button, and the first press is kept for it.
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
