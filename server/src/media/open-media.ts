import { join } from "node:path";

import type { Config } from "../process/settings/config.ts";
import type { MediaFiles } from "./files/media-files.ts";
import { openMediaFiles } from "./files/open-media-files.ts";
import { createMediaReader, type MediaReader } from "./reading/media-reader.ts";

/** The media parts of a process; nothing is started or created before the first use. */
export type OpenMedia = { files: MediaFiles; reader: MediaReader; /** the folder where files lie while they come in */ uploads: string };

export function openMedia({ media, dataDir }: Pick<Config, "media" | "dataDir">): OpenMedia {
  return { files: openMediaFiles(media), reader: createMediaReader(), uploads: join(dataDir, "uploads") };
}
