import type { MediaPlace } from "../../process/settings/media-place.ts";
import { folderFiles } from "./folder-files.ts";
import type { MediaFiles } from "./media-files.ts";
import { s3Files } from "./s3-files.ts";

/** The store that the settings name. */
export function openMediaFiles(place: MediaPlace): MediaFiles {
  return place.kind === "folder" ? folderFiles(place.path) : s3Files(place);
}
