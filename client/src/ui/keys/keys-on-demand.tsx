import { useEffect, useState } from "react";
import { useHotkeys } from "../../lib/browser/use-hotkeys.ts";
import { onDemand } from "../../lib/on-demand.ts";
import { toast } from "../toast/toast.ts";
import { keysSheet } from "./screen-keys.ts";

const sheet = onDemand<{ onClose: () => void }>(() => import("./keys-sheet.tsx").then((module) => module.KeysSheet));

/** Opens the keyboard help on "?", on every screen, but not while typing. Its code loads with the first use. */
export function KeysOnDemand() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => keysSheet.onOpen(() => setIsOpen(true)), []);
  useHotkeys((event) => {
    if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return false;
    setIsOpen(true);
    return true;
  });
  if (!isOpen) return null;
  const close = () => setIsOpen(false);
  return (
    <sheet.Part
      isWanted
      props={{ onClose: close }}
      onFailure={({ message }) => {
        close();
        toast.error(message);
      }}
    />
  );
}
