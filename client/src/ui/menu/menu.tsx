import type { MenuProps } from "./menu-parts.tsx";
import { menuOnDemand } from "./menu-on-demand.tsx";

/** Closes on a choice, on Escape and on a click outside. */
export const Menu = menuOnDemand<MenuProps>(() => import("./menu-parts.tsx").then((module) => module.MenuParts));
