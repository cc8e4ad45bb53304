import { createContext } from "react";

/** Opens the editor of masks of the card with this key. It stands beside the list, because the card's options may leave meanwhile. */
export const OpenMasks = createContext<(tool: { masksOf: string }) => void>(() => {});
