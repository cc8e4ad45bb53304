import { extensionOfType, extensions, type MediaExtension } from "@recollect/domain/media/media.ts";

/** A file's kind: by its type, which systems don't know for every kind, otherwise by its extension. */
export function kindOf({ type, name }: Pick<File, "type" | "name">): MediaExtension | "heic" | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  if (/^image\/hei[cf]/.test(type) || ending === "heic" || ending === "heif") return "heic";
  const aliases: Readonly<Record<string, MediaExtension>> = { jpeg: "jpg", opus: "ogg", oga: "ogg", mp4: "m4a" };
  return extensionOfType(type) ?? extensions.find((one) => one === ending) ?? aliases[ending] ?? null;
}

/** Whether a file is heard, not seen. */
export function isSoundFile(file: File): boolean {
  const kind = kindOf(file);
  return file.type.startsWith("audio/") || kind === "mp3" || kind === "m4a" || kind === "ogg" || kind === "wav" || kind === "webm";
}
