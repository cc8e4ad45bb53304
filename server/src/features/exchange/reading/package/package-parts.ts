import { join } from "node:path";
import { createZstdDecompress, zstdDecompressSync } from "node:zlib";
import { AppError } from "@recollect/domain/errors/app-error.ts";

import { IMPORT } from "../untrusted/limits.ts";
import { numberIn, readMessage, textIn } from "../untrusted/protobuf.ts";
import type { OpenZip } from "../untrusted/open-zip.ts";
import type { RoomLeft } from "../untrusted/room.ts";

type PackageLayout = "legacy-1" | "legacy-2" | "latest";

export type UnpackedPackage = {
  layout: PackageLayout;
  /** where the unpacked collection is */
  collection: string;
  /** The bytes of a medium by its name; null when the package lists it without containing it. Throws as `OpenZip.read` does. */
  media: ReadonlyMap<string, () => Promise<Buffer>>;
};

/** Whether an archive is an Anki package at all. */
export function isAnkiPackage(names: ReadonlySet<string>): boolean {
  return ["collection.anki2", "collection.anki21", "collection.anki21b"].some((name) => names.has(name));
}

/**
 * The collection of a package and its media, in any of the three layouts. `meta` says which; without it the newest file counts, since the
 * older one beside it only contains a card that says to update. The collection is unpacked into the folder.
 */
export async function readParts(zip: OpenZip, folder: string, roomLeft?: RoomLeft): Promise<UnpackedPackage> {
  const layout = await layoutOf(zip);
  const file = { "legacy-1": "collection.anki2", "legacy-2": "collection.anki21", latest: "collection.anki21b" }[layout];
  if (!zip.names.has(file)) throw new AppError("import/damaged");
  const collection = join(folder, "collection");
  await zip.unpack(file, {
    path: collection,
    most: IMPORT.maxCollectionBytes,
    ...(roomLeft ? { roomLeft } : {}),
    ...(layout === "latest" ? { through: createZstdDecompress() } : {}),
  });
  const names = await mediaNames(zip, layout);
  const media = new Map<string, () => Promise<Buffer>>();
  for (const [entry, name] of names) {
    if (!zip.names.has(entry)) continue;
    media.set(name.normalize("NFC"), async () => {
      const bytes = await zip.read(entry, IMPORT.maxMediaBytes);
      return layout === "latest" ? unzstd(bytes, IMPORT.maxMediaBytes) : bytes;
    });
  }
  return { layout, collection, media };
}

async function layoutOf(zip: OpenZip): Promise<PackageLayout> {
  if (!zip.names.has("meta")) {
    if (zip.names.has("collection.anki21b")) return "latest";
    return zip.names.has("collection.anki21") ? "legacy-2" : "legacy-1";
  }
  const version = numberIn(readMessage(await zip.read("meta", 64 * 1024)), 1);
  const layout = ([undefined, "legacy-1", "legacy-2", "latest"] as const)[version];
  if (!layout) throw new AppError("import/newer-format");
  return layout;
}

/** Entry and name of each medium. If the list is unreadable, the cards are still imported. */
async function mediaNames(zip: OpenZip, layout: PackageLayout): Promise<[entry: string, name: string][]> {
  if (!zip.names.has("media")) return [];
  const raw = await zip.read("media", IMPORT.maxListBytes);
  if (layout === "latest") {
    const entries = readMessage(unzstd(raw, IMPORT.maxListBytes), IMPORT.maxListed)?.get(1) ?? [];
    return entries.flatMap((bytes, index) => {
      const message = bytes instanceof Uint8Array ? readMessage(bytes) : null;
      const legacy = message?.get(255)?.[0];
      return message ? [[String(typeof legacy === "number" ? legacy : index), textIn(message, 1)] as [string, string]] : [];
    });
  }
  try {
    const list: unknown = JSON.parse(raw.toString("utf8"));
    if (typeof list !== "object" || list === null) return [];
    return Object.entries(list).filter((pair): pair is [string, string] => typeof pair[1] === "string");
  } catch {
    return [];
  }
}

/** Unpacks one zstd frame, up to `most` bytes. Throws `import/inflates-too-far`, `import/damaged`. */
export function unzstd(bytes: Uint8Array, most: number): Buffer {
  try {
    return zstdDecompressSync(bytes, { maxOutputLength: most });
  } catch (cause) {
    const isTooLong = cause instanceof RangeError || (cause as { code?: string }).code === "ERR_BUFFER_TOO_LARGE";
    throw new AppError(isTooLong ? "import/inflates-too-far" : "import/damaged", { cause });
  }
}
