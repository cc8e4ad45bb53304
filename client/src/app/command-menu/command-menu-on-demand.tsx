import { useEffect, useSyncExternalStore } from "react";
import { onDemand } from "../../lib/on-demand.ts";
import { toast } from "../../ui/toast/toast.ts";
import type { CommandMenuProps } from "./command-menu.tsx";
import { commandOpener } from "./command-opener.ts";

const menu = onDemand<CommandMenuProps>(() => import("./command-menu.tsx").then((module) => module.CommandMenu));

/** Opens the command menu on Ctrl+K or ⌘K, while typing too. Its code loads with the first opening. */
export function CommandMenuOnDemand({ uid }: { uid: string }) {
  const isOpen = useSyncExternalStore(commandOpener.subscribe, commandOpener.isOpen);
  useEffect(() => {
    window.addEventListener("keydown", onKey);
    return () => {
      window.removeEventListener("keydown", onKey);
      // The next student to sign in finds it closed.
      commandOpener.close();
    };
  }, []);
  if (!isOpen) return null;
  return (
    <menu.Part
      isWanted
      props={{ uid, onClose: commandOpener.close }}
      onFailure={({ message }) => {
        commandOpener.close();
        toast.error(message);
      }}
    />
  );
}

/** In the editor Ctrl+K makes a link, and the editor has taken the key before it comes here. */
function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.altKey || event.shiftKey) return;
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "k") return;
  event.preventDefault();
  if (commandOpener.isOpen()) commandOpener.close();
  else if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) commandOpener.open();
}
