import { Ellipsis } from "lucide-react";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { menuOnDemand } from "../../ui/menu/menu-on-demand.tsx";
import type { SessionMenuProps } from "./session-menu-parts.tsx";
import { texts } from "./session.texts.ts";

const MenuLater = menuOnDemand<SessionMenuProps>(() => import("./session-menu-parts.tsx").then((module) => module.SessionMenuParts));

/** The '...' menu of the card in view. */
export function SessionMenu(props: Omit<SessionMenuProps, "trigger">) {
  return (
    <MenuLater
      {...props}
      trigger={
        <IconButton label={texts.cardMenu} title={texts.more}>
          <Ellipsis size={20} aria-hidden />
        </IconButton>
      }
    />
  );
}
