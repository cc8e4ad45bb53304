import { createReadStream } from "node:fs";

/** The lines of a file one after the other, cut at line feeds alone: a JSON text may hold every other character that ends a line. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  let begun: string[] = [];
  for await (const chunk of createReadStream(path, { encoding: "utf8" })) {
    const parts = (chunk as string).split("\n");
    for (const part of parts.slice(0, -1)) {
      yield begun.join("") + part;
      begun = [];
    }
    begun.push(parts.at(-1) ?? "");
  }
  if (begun.some((part) => part !== "")) yield begun.join("");
}
