import { cloneElement, useState, type ComponentType, type KeyboardEvent, type PointerEvent, type ReactElement } from "react";
import { onDemand } from "../../lib/on-demand.ts";
import { toast } from "../toast/toast.ts";
import type { MenuProps, OpenMenu, OpenedBy } from "./menu-content.tsx";

const openingKeys = ["Enter", " ", "ArrowDown"];

/**
 * A menu whose button shows at once; its code loads when the pointer or the focus reaches the button, and an earlier press is remembered.
 * The button must accept a ref and pass its props on.
 */
export function menuOnDemand<Props extends { trigger: ReactElement }>(fetchContent: () => Promise<ComponentType<Props & OpenMenu>>) {
  const content = onDemand<Props & OpenMenu>(fetchContent);
  return function MenuOnDemand(props: Props) {
    const [openedBy, setOpenedBy] = useState<OpenedBy | null>(null);
    const waitingTrigger = cloneElement(props.trigger, {
      "aria-haspopup": "menu",
      "aria-expanded": false,
      "aria-busy": openedBy !== null || undefined,
      onPointerEnter: content.prefetch,
      onFocus: content.prefetch,
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
      // Screen readers and voice control click without a pointer or a key.
      onClick: () => setOpenedBy((before) => before ?? "key"),
    } as object);
    return (
      <content.Part
        isWanted={openedBy !== null}
        props={{ ...props, openedBy }}
        fallback={waitingTrigger}
        onFailure={({ message }) => {
          setOpenedBy(null);
          toast.error(message);
        }}
      />
    );
  };
}

/** Closes on a choice, on Escape and on a click outside. */
export const Menu = menuOnDemand<MenuProps>(() => import("./menu-content.tsx").then((module) => module.MenuContent));
