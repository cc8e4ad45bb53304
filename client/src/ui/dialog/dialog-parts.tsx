import { X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { useDialogFocus } from "./dialog-focus.ts";
import { useVeil } from "./use-veil.ts";
import styles from "./dialog.module.css";
import { IconButton } from "../buttons/icon-button.tsx";
import { texts } from "./dialog-parts.texts.ts";

export type DialogProps = {
  title: string;
  subtitle?: ReactNode;
  /** without it the dialog can't be dismissed: no cross, no Escape, no click outside */
  onClose?: (() => void) | undefined;
  open?: boolean;
  size?: "small" | "medium" | "large";
  role?: "dialog" | "alertdialog";
  children?: ReactNode;
};

/** The dialog itself. */
export function DialogParts({ title, subtitle, onClose, open = true, size = "small", role = "dialog", children }: DialogProps) {
  const focus = useDialogFocus();
  const veil = useVeil(open, onClose);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} {...veil}>
          <Radix.Content
            role={role}
            {...focus}
            className={classNames(styles.content, styles[size])}
            {...(subtitle ? {} : { "aria-describedby": undefined })}
            {...(onClose ? {} : { onEscapeKeyDown: stay })}
            onPointerDownOutside={stay}
            onInteractOutside={stay}
          >
            <header className={styles.header}>
              <div>
                <Radix.Title className={styles.title}>{title}</Radix.Title>
                {subtitle && <Radix.Description className={styles.subtitle}>{subtitle}</Radix.Description>}
              </div>
              {onClose && (
                <IconButton label={texts.close} plain className={styles.close} onClick={onClose}>
                  <X size={20} aria-hidden="true" />
                </IconButton>
              )}
            </header>
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

function stay(event: Event): void {
  event.preventDefault();
}
