import type { Media } from "@recollect/domain/media/media.ts";
import sharp from "sharp";

import { jsonOf, type Campus, type CampusStudent } from "./a-campus.ts";

/** A real picture; `colour` makes it a different one. */
export function aPicture({ width = 40, height = 30, colour = "teal" } = {}): Promise<Uint8Array<ArrayBuffer>> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));
}

/** Sends a file as it is. */
export async function sendFile(campus: Campus, { uid }: CampusStudent, bytes: Uint8Array, type = "image/png"): Promise<Response> {
  return campus.request("/api/media", { method: "POST", headers: { cookie: uid, "Content-Type": type }, body: new Uint8Array(bytes) });
}

/** A picture of the student's, as the server returns it. */
export async function sentPicture(campus: Campus, student: CampusStudent, options: { colour?: string } = {}): Promise<Media> {
  return jsonOf<Media>(sendFile(campus, student, await aPicture(options)), 201);
}

/** Its reference on a side of a card. */
export const inText = ({ id }: Pick<Media, "id">, extension = "png") => `![A square](media/${id}.${extension})`;
