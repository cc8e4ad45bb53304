import { X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import { useState, type FocusEvent, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Button } from "../buttons/button.tsx";
import { IconButton } from "../buttons/icon-button.tsx";
import { useDialogFocus } from "./dialog-focus.ts";
import { useTypedText } from "./use-typed-text.ts";
import { useBackdrop } from "./use-backdrop.ts";
import styles from "./dialog.module.css";
import { texts } from "./dialog-window.texts.ts";

export type DialogProps = {
  title: string;
  subtitle?: ReactNode;
  /** without it the dialog can't be dismissed: no cross, no Escape, no click outside */
  onClose?: (() => void) | undefined;
  /** what was typed is kept, or quickly typed again; otherwise the cross, Escape and a click outside ask before they discard it */
  closesAtOnce?: boolean;
  open?: boolean;
  size?: "small" | "medium" | "large";
  role?: "dialog" | "alertdialog";
  children?: ReactNode;
};

/** The dialog itself. */
export function DialogWindow({
  title,
  subtitle,
  onClose,
  closesAtOnce,
  open = true,
  size = "small",
  role = "dialog",
  children,
}: DialogProps) {
  const { onFocus, ...focus } = useDialogFocus();
  const typedText = useTypedText();
  const [isAsking, setAsking] = useState(false);
  // While it is saved it can't be left, and a save that fails is no wish to leave.
  if (isAsking && (!open || !onClose)) setAsking(false);
  const backdrop = useBackdrop(open, leave);

  function leave(): void {
    if (isAsking) stayHere();
    else if (!closesAtOnce && onClose && typedText.isTyped()) setAsking(true);
    else onClose?.();
  }

  function stayHere(): void {
    setAsking(false);
    typedText.goBack();
  }

  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && leave()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} {...backdrop}>
          <Radix.Content
            role={role}
            {...focus}
            onFocus={(event: FocusEvent) => (onFocus(event), typedText.onFocus(event))}
            // Who sends a form does not leave it.
            onSubmit={() => setAsking(false)}
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
                <IconButton label={texts.close} plain className={styles.close} onClick={leave}>
                  <X size={20} aria-hidden="true" />
                </IconButton>
              )}
            </header>
            {children}
            {isAsking && onClose && (
              <section role="alert" className={styles.ask}>
                <p>{texts.discardTyped}</p>
                <Button variant="danger" size="small" onClick={onClose}>
                  {texts.discard}
                </Button>
                <Button size="small" ref={takeFocus} onClick={stayHere}>
                  {texts.keepWriting}
                </Button>
              </section>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

function stay(event: Event): void {
  event.preventDefault();
}
