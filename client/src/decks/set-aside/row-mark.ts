import { createContext, type ReactNode } from "react";

/** What an editor row says about its card when it was set aside; the code for it loads after the editor's own. */
export type MarkOfRow = (cardId: string, number: number) => ReactNode;

export const RowMark = createContext<MarkOfRow | null>(null);
