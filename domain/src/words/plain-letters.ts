import { tableOf } from "./table-of.ts";

/** Latin letters that Unicode does not decompose, as the plain letters that they look like. */
export const plainLetters = tableOf<string>({ ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l", ı: "i" });
