import type { MessageValues } from "./message.ts";

/** A text in one language, by its English in ICU MessageFormat, which must be a literal (client/build/language extracts it). */
export type Translate = (english: string, values?: MessageValues) => string;

/** English needs no file; for texts without plurals. */
export const inEnglish: Translate = (english, values = {}) => english.replace(/\{(\w+)\}/g, (_place, name: string) => String(values[name]));
