import { readFile } from "node:fs/promises";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { AwsClient } from "aws4fetch";

import type { S3Place } from "../../process/settings/media-place.ts";
import type { MediaFiles } from "./media-files.ts";

/** How long a request may take until it counts as lost, in ms. */
const timeoutMs = 30_000;
/** A service that is busy is asked again, three times, with growing pauses. */
const retries = 3;

/** Files in a bucket of any service that speaks S3's protocol, under `ab/abcdef…`. A file that was put is kept by the service before it answers. */
export function s3Files({ endpoint, bucket, prefix, region, accessKeyId, secretAccessKey }: S3Place): MediaFiles {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries });
  const addressOf = (hash: string) => `${endpoint}/${bucket}/${prefix}${hash.slice(0, 2)}/${hash}`;

  /** Only what the caller expects comes back: anything else is a store that does not work, whatever its reason. */
  async function ask(hash: string, init: RequestInit, expected: readonly number[]): Promise<Response> {
    let reply: Response;
    try {
      reply = await client.fetch(addressOf(hash), { ...init, signal: AbortSignal.timeout(timeoutMs) });
    } catch (cause) {
      throw new AppError("media/store-unreachable", { cause });
    }
    if (expected.includes(reply.status)) return reply;
    await reply.body?.cancel();
    throw new AppError("media/store-unreachable", { cause: new Error(`the media store answered ${reply.status}`) });
  }

  return {
    async put(hash, path) {
      const reply = await ask(hash, { method: "PUT", body: await readFile(path) }, [200]);
      await reply.body?.cancel();
    },

    async read(hash, range) {
      const headers: Record<string, string> = range ? { Range: `bytes=${range.from}-${range.to}` } : {};
      // A part that was asked for and comes as the whole would be sent under a length that it has not.
      const reply = await ask(hash, { headers }, [range ? 206 : 200, 404]);
      if (reply.status !== 404) return reply.body ?? new Uint8Array();
      await reply.body?.cancel();
      return null;
    },

    async removeOlder(hash, before) {
      const reply = await ask(hash, { method: "HEAD" }, [200, 404]);
      if (reply.status === 404 || Date.parse(reply.headers.get("Last-Modified") ?? "") >= before) return;
      const removed = await ask(hash, { method: "DELETE" }, [200, 204, 404]);
      await removed.body?.cancel();
    },
  };
}
