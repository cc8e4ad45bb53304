/** The maximum size of the service's reply, in bytes; a chunk's questions are a hundredth of it. */
const MAX_REPLY_BYTES = 2 * 1024 * 1024;

/** The service's reply exceeds the limit. */
export class ReplyTooLong extends Error {}

/**
 * `fetch` for the chat service: reads at most `maxBytes` of a reply (after decompression), and of an error only its status and headers. Throws
 * ReplyTooLong beyond that.
 */
export function boundedFetch(maxBytes: number = MAX_REPLY_BYTES): typeof fetch {
  return async (input, init) => {
    // A redirect would turn the request into a GET without a body, to an address that is not configured.
    const reply = await fetch(input, { ...init, redirect: "manual" });
    const { status, statusText, headers } = reply;
    if (!reply.ok) {
      await reply.body?.cancel();
      return new Response(null, { status, statusText, headers });
    }
    return new Response(await firstBytes(reply, maxBytes), { status, statusText, headers });
  };
}

async function firstBytes(reply: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of reply.body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop cancels the rest of the reply.
    if (length > maxBytes) throw new ReplyTooLong(`The chat service sent more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
