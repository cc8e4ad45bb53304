import * as DropdownMenu from "radix-ui/dropdown-menu";
import { Fragment, useRef, type FocusEvent } from "react";
import { classNames } from "./class-names.ts";
import styles from "./menu.module.css";
import type { MenuProps, OpenedBy } from "./menu.tsx";

export type MenuPartsProps = MenuProps & {
  /** what was pressed before this code was there; the menu opens for it at once */
  openedBy: OpenedBy | null;
};

/** The menu itself, with the button that opens it from now on. */
export function MenuParts({ trigger, items, header, align = "end", returnFocus, openedBy }: MenuPartsProps) {
  const isFirstByKey = useRef(openedBy === "key");

  /** Whoever opens a menu by key starts at its first item; of the press that came before this code only we know. */
  function startAtFirstItem({ target, currentTarget }: FocusEvent<HTMLElement>): void {
    if (target !== currentTarget || !isFirstByKey.current) return;
    isFirstByKey.current = false;
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus({ preventScroll: true });
  }

  return (
    <DropdownMenu.Root modal={false} defaultOpen={openedBy !== null}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        {/* It stands outside of the page's parts, so it is a part of its own. */}
        <div role="region" aria-label="Menu">
          <DropdownMenu.Content
            className={styles.menu}
            align={align}
            sideOffset={8}
            collisionPadding={12}
            onFocus={startAtFirstItem}
            onCloseAutoFocus={(event) => {
              const target = returnFocus?.();
              if (!target) return;
              event.preventDefault();
              target.focus({ preventScroll: true });
            }}
          >
            {header && <div className={styles.header}>{header}</div>}
            {items
              .filter((item) => !item.hidden)
              .map((item) => (
                <Fragment key={item.label}>
                  {item.divider && <DropdownMenu.Separator className={styles.divider} />}
                  <DropdownMenu.Item
                    className={classNames(styles.item, item.destructive && styles.destructive)}
                    disabled={item.disabled ?? false}
                    onSelect={item.onSelect}
                  >
                    {item.icon}
                    {item.label}
                  </DropdownMenu.Item>
                </Fragment>
              ))}
          </DropdownMenu.Content>
        </div>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
