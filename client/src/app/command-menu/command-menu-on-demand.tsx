import { useEffect } from "react";
import { onDemand } from "../../lib/on-demand.ts";
import { OpenedPart } from "../../ui/opened-part.tsx";
import type { CommandMenuProps } from "./command-menu.tsx";
import { commandOpener } from "./command-opener.ts";

const menu = onDemand<CommandMenuProps>(() => import("./command-menu.tsx").then((module) => module.CommandMenu));

/** Opens the command menu on Ctrl+K or ⌘K, while typing too. */
export function CommandMenuOnDemand({ uid }: { uid: string }) {
  useEffect(() => {
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return <OpenedPart opener={commandOpener} part={menu} props={{ uid }} />;
}

/** In the editor Ctrl+K makes a link, and the editor has taken the key before it comes here. */
function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
  if (event.key.toLowerCase() !== "k") return;
  event.preventDefault();
  if (commandOpener.isOpen()) commandOpener.close();
  else if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) commandOpener.open();
}
