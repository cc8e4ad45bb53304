import type { ByteRange } from "../../media/files/media-files.ts";

/**
 * The part of a file that a Range header asks for (RFC 9110, section 14): null for the whole, which is also the answer to several parts at
 * once and to what is no range of bytes; "none" when the file has no such part.
 */
export function rangeIn(header: string | undefined, size: number): ByteRange | "none" | null {
  const match = /^\s*bytes\s*=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i.exec(header ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return null;
  if (match[1] === "") {
    const last = Number(match[2]);
    return last === 0 || size === 0 ? "none" : { from: Math.max(0, size - last), to: size - 1 };
  }
  const from = Number(match[1]);
  if (match[2] !== "" && Number(match[2]) < from) return null;
  return from >= size ? "none" : { from, to: match[2] === "" ? size - 1 : Math.min(Number(match[2]), size - 1) };
}
