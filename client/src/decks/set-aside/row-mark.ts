import { createContext, type ReactNode } from "react";

/** What a row of the editor says of its card when it was set aside; the code that knows comes after the editor's own. */
export type MarkOfRow = (cardId: string, number: number) => ReactNode;

export const RowMark = createContext<MarkOfRow | null>(null);
