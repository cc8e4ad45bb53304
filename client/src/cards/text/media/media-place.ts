import { createContext } from "react";
import { addressOf } from "../../../lib/requests/address.ts";

/** Where the media of a text are loaded from: the student's own, unless a parent sets another place. */
export const MediaPlace = createContext((name: string): string => addressOf("GET", "/api/media/:name", { params: { name } }));
