import { nextPlace, type Tally } from "./look-ahead.ts";
import { tableOf } from "../../words/table-of.ts";

/** A link; or a picture or a sound, whose text is its description. `text` may be empty for these two, and only questions have `masks`. */
export type Link =
  | { kind: "link"; text: string; href: string; from: number; to: number }
  | { kind: MediaKind; text: string; id: string; extension: string; masks?: string; from: number; to: number };

export type MediaKind = "picture" | "sound";

/** The kind of a file by its extension. */
const kinds = tableOf<MediaKind>({
  ...Object.fromEntries(["jpg", "jpeg", "png", "webp", "gif", "avif", "svg"].map((extension) => [extension, "picture" as const])),
  ...Object.fromEntries(["mp3", "m4a", "ogg", "opus", "wav", "webm"].map((extension) => [extension, "sound" as const])),
});

/** A name, and in questions the masks over the picture: `masks/mask-view.ts`. */
const mediaName = /media\/([\w-]{1,64})\.([a-z0-9]{2,4})(#o=[^\s()]*)?\)/y;
const webAddress = /https?:\/\//iy;
/** Spaces, control characters, brackets, and direction marks: no address needs them. */
const notInAddress = /[\s\p{Cc}\p{Cf}<>"\\[\]]/u;
export const longestAddress = 2000;

/** Parses `[text](https://…)` and `![description](media/<id>.<ext>)` at a bracket. The innermost brackets win. */
export function linksOf(text: string, tally: Tally): (from: number, limit: number) => Link | null {
  const nextClosing = nextPlace(text, /(?<!\\)(?:\\\\)*\]\(/g, tally, (match) => match.index + match[0].length - 2);
  let closing = -1;
  let opening = -1;

  return (from, limit) => {
    const isMedia = text.charAt(from) === "!";
    const bracket = isMedia ? from + 1 : from;
    const end = nextClosing(bracket + 1);
    if (end === undefined || end >= limit) return null;
    if (end !== closing) {
      closing = end;
      opening = text.lastIndexOf("[", end);
      tally.steps += end - opening;
    }
    if (opening !== bracket) return null;
    const words = text.slice(bracket + 1, end);
    tally.steps += words.length;
    const target = isMedia ? mediaAt(text, end + 2) : addressAt(text, end + 2, tally);
    if (target === null || target.to > limit || (target.kind === "link" && words.trim() === "")) return null;
    return { ...target, text: words.replace(/\\([\\*_~`^\]])/g, "$1"), from };
  };
}

function mediaAt(text: string, from: number) {
  mediaName.lastIndex = from;
  const [all = "", id = "", extension = "", masks = ""] = mediaName.exec(text) ?? [];
  const kind = kinds[extension];
  return kind ? { kind, id, extension, ...(masks && { masks }), to: from + all.length } : null;
}

/** A web address up to its `)`; brackets inside it are balanced, as in `…/wiki/Cell_(biology)`. It can't have a user name. */
function addressAt(text: string, from: number, tally: Tally) {
  webAddress.lastIndex = from;
  const scheme = webAddress.exec(text)?.[0];
  if (scheme === undefined) return null;
  let depth = 0;
  for (let at = from + scheme.length; at < Math.min(text.length, from + longestAddress); at++) {
    const character = text.charAt(at);
    tally.steps++;
    if (character === "(") depth++;
    else if (character === ")" && depth-- === 0) return linkTo(text.slice(from, at), at + 1);
    else if (notInAddress.test(character)) return null;
  }
  return null;
}

function linkTo(href: string, to: number) {
  const [, host = ""] = /^https?:\/\/([^/?#]*)/i.exec(href) ?? [];
  return /^[^@]+$/.test(host) ? { kind: "link" as const, href, to } : null;
}
