import { createContext } from "react";

/** Where the media of a text are loaded from: the student's own, unless a parent sets another place. */
export const MediaPlace = createContext((name: string): string => `/api/media/${name}`);
