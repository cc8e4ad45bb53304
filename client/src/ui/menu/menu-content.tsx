import * as DropdownMenu from "radix-ui/dropdown-menu";
import { Fragment, useId, useRef, type FocusEvent, type ReactElement, type ReactNode } from "react";
import { isRightToLeft } from "../../lib/browser/direction.ts";
import { classNames } from "../class-names.ts";
import styles from "./menu.module.css";
import { texts } from "./menu-content.texts.ts";

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  destructive?: boolean;
  /** draws a line above the item */
  divider?: boolean;
  /** in the list, but not shown */
  hidden?: boolean;
};

/** Custom content between the items, such as a MenuChoice. */
type MenuSlot = { key: string; part: ReactNode };

/** Items under a heading. */
export type MenuGroup = { heading: string; items: readonly MenuItem[] };

export type MenuProps = {
  /** the button that opens it; it must accept a ref and pass its props on */
  trigger: ReactElement;
  items: readonly (MenuItem | MenuSlot | MenuGroup)[];
  /** above the items, such as the student's name */
  header?: ReactNode;
  align?: "start" | "end";
  /** the element to focus when the menu closes, by Escape or otherwise; null means the trigger */
  returnFocus?: (closing: { isEscape: boolean }) => HTMLElement | null;
};

export type OpenedBy = "pointer" | "key";

/** The press before this code was loaded: the menu then opens at once. */
export type OpenMenu = { openedBy: OpenedBy | null };

/** More items than fit below their button in the window of a laptop. */
const longMenu = 12;

/** The menu with its button. */
export function MenuContent({ trigger, items, header, align = "end", returnFocus, openedBy }: MenuProps & OpenMenu) {
  const isEscape = useRef(false);
  const isFirstByKey = useRef(openedBy === "key");
  // Where it would be cut off, it gets the whole height beside its button, instead of a part above or below.
  const count = items.reduce((sum, item) => sum + ("heading" in item ? item.items.length : 1), 0);
  const isSheet = count > longMenu && matchMedia("(max-width: 639px)").matches;
  const isBeside = matchMedia(count > longMenu ? "(max-height: 480px), (min-width: 768px)" : "(max-height: 480px)").matches;

  /** A menu opened by key starts at its first item; the library does not know of a press before its code was loaded. */
  function startAtFirstItem({ target, currentTarget }: FocusEvent<HTMLElement>): void {
    if (target !== currentTarget || !isFirstByKey.current) return;
    isFirstByKey.current = false;
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus({ preventScroll: true });
  }

  return (
    <DropdownMenu.Root modal={false} defaultOpen={openedBy !== null}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        {/* It is outside of the page's landmarks, so it is one of its own. */}
        <div role="region" aria-label={texts.menu}>
          <DropdownMenu.Content
            className={styles.menu}
            data-long={count > longMenu || undefined}
            align={isBeside ? "start" : align}
            side={isBeside ? besideTrigger() : "bottom"}
            sideOffset={8}
            collisionPadding={12}
            onFocus={startAtFirstItem}
            // A sheet may come up under the pointer that opened it: letting go there is no choice. A tap on an item is a click.
            onPointerUpCapture={isSheet ? (event) => event.stopPropagation() : undefined}
            onEscapeKeyDown={() => (isEscape.current = true)}
            onCloseAutoFocus={(event) => {
              const target = returnFocus?.({ isEscape: isEscape.current });
              isEscape.current = false;
              if (!target) return;
              event.preventDefault();
              target.focus({ preventScroll: true });
            }}
          >
            {header && <div className={styles.header}>{header}</div>}
            {items.map((item) => {
              if ("part" in item) return <Fragment key={item.key}>{item.part}</Fragment>;
              return "heading" in item ? <Group key={item.heading} {...item} /> : <Item key={item.label} {...item} />;
            })}
          </DropdownMenu.Content>
        </div>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Group({ heading, items }: MenuGroup) {
  const id = useId();
  return (
    <DropdownMenu.Group className={styles.group} aria-labelledby={id}>
      <DropdownMenu.Label id={id} className={styles.heading}>
        {heading}
      </DropdownMenu.Label>
      {items.map((item) => (
        <Item key={item.label} {...item} />
      ))}
    </DropdownMenu.Group>
  );
}

function Item({ label, icon, onSelect, disabled = false, destructive, divider, hidden }: MenuItem) {
  if (hidden) return null;
  return (
    <>
      {divider && <DropdownMenu.Separator className={styles.divider} />}
      <DropdownMenu.Item className={classNames(styles.item, destructive && styles.destructive)} disabled={disabled} onSelect={onSelect}>
        {icon}
        {label}
      </DropdownMenu.Item>
    </>
  );
}

function besideTrigger(): "left" | "right" {
  return isRightToLeft() ? "right" : "left";
}
