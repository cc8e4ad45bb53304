import { createContext } from "react";

/** Where pictures and sounds that a text names are shown from: the student's own media, unless something around says otherwise. */
export const MediaPlace = createContext((name: string): string => `/api/media/${name}`);
