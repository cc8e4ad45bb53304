import { detectEncoding, type Encoding } from "@recollect/domain/exchange/text/encoding.ts";
import { ROSTER } from "@recollect/domain/limits/limits.ts";
import { texts } from "./roster.texts.ts";

/** A class list as it was chosen: the file's bytes, so that another alphabet can be tried, or a pasted text. */
export type ListSource = { bytes: Uint8Array<ArrayBuffer> | null; text: string; encoding: Encoding };

/** Reads a chosen file; a text is what is wrong with it. */
export async function readListFile(file: File): Promise<ListSource | string> {
  if (file.size === 0) return texts.fileEmpty;
  if (file.size > ROSTER.maxTextBytes) return texts.fileTooLarge;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const source = inAlphabet(bytes, detectEncoding(bytes));
  return isTable(source.text) ? source : texts.notText;
}

/** The file read in another alphabet. */
export function inAlphabet(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): ListSource {
  return { bytes, encoding, text: new TextDecoder(encoding).decode(bytes) };
}

/** Whether it is text: spreadsheets' own files are packed, and have signs that no table has. */
function isTable(text: string): boolean {
  return !text.includes("\0") && !text.startsWith("PK\u0003\u0004") && !text.startsWith("%PDF");
}
