import { cloneElement, useState, type ComponentType, type KeyboardEvent, type PointerEvent, type ReactElement } from "react";
import { onDemand } from "../../lib/on-demand.ts";
import { toast } from "../toast/toast.ts";

type OpenedBy = "pointer" | "key";

/** the press before this code was loaded; the menu then opens at once */
export type Opened = { openedBy: OpenedBy | null };

const openingKeys = ["Enter", " ", "ArrowDown"];

/**
 * A menu whose button shows at once; its code loads when the pointer or the focus reaches the button, and an earlier press is remembered.
 * The button must accept a ref and pass its props on.
 */
export function menuOnDemand<Props extends { trigger: ReactElement }>(fetchParts: () => Promise<ComponentType<Props & Opened>>) {
  const parts = onDemand<Props & Opened>(fetchParts);
  return function MenuOnDemand(props: Props) {
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
      // Screen readers and voice control click without a pointer or a key.
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
  };
}
