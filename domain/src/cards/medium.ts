import { blocksOf } from "./text/blocks.ts";
import type { Block, Span } from "./text/spans.ts";

/** What a side consists of, judged roughly: a formula beside words counts as words. */
export type Medium = "words" | "formula" | "code" | "picture" | "sound" | "nothing";

/** Picks picture over sound over text; a formula with any word beside it counts as text. */
export function mediumOf(side: string): Medium {
  if (!/\\[([]|\]\(media\/|```/.test(side)) return side.trim() === "" ? "nothing" : "words";
  const media = new Set(blocksOf(side, { gaps: true }).flatMap(mediaOfBlock));
  return (["picture", "sound", "words", "formula", "code"] as const).find((medium) => media.has(medium)) ?? "nothing";
}

/** Whether a side has text besides its pictures and sounds. */
export function hasWriting(side: string): boolean {
  if (!side.includes("](media/")) return side.trim() !== "";
  return blocksOf(side, { gaps: true })
    .flatMap(mediaOfBlock)
    .some((medium) => medium === "words" || medium === "formula" || medium === "code");
}

function mediaOfBlock(block: Block): Medium[] {
  if (block.kind === "code block") return ["code"];
  return block.kind === "list" ? block.items.flatMap(({ spans }) => spans.flatMap(mediaOfSpan)) : block.spans.flatMap(mediaOfSpan);
}

function mediaOfSpan(span: Span): Medium[] {
  if ("children" in span) return span.children.flatMap(mediaOfSpan);
  if (span.kind === "picture" || span.kind === "sound" || span.kind === "formula") return [span.kind];
  return span.text.trim() === "" ? [] : ["words"];
}
