import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * The requests of one connection that may be in progress. Browsers and proxies send the next one after the reply. A sender that does not wait fits two
 * thousand into one chunk of 64 KB, and all other clients would wait until each of them has begun.
 */
const mostAhead = 8;

/** This many further requests get a refusal; a connection with more is closed. */
const mostRefused = 8;

/** A body may have this many chunks of any size; with more, each must have this many bytes on average. */
const crumbs = { pieces: 1000, leastBytes: 16 };

/** Refuses a request that comes after too many unanswered ones of its connection; returns whether it did. */
export function isAhead(unanswered: number, request: IncomingMessage, reply: ServerResponse): boolean {
  if (unanswered < mostAhead) return false;
  if (unanswered >= mostAhead + mostRefused) request.socket.destroy();
  else reply.writeHead(429, { Connection: "close", "Retry-After": "1" }).end();
  return true;
}

/**
 * Aborts a body that comes in tiny chunks, whether or not it is being read: each chunk takes some hundred bytes of memory, so 24 MB in
 * chunks of one byte would take gigabytes.
 */
export function refuseTinyChunks(request: IncomingMessage, reply: ServerResponse): void {
  const push = request.push.bind(request);
  let pieces = 0;
  let bytes = 0;
  request.push = (piece: Buffer | null) => {
    pieces += 1;
    bytes += piece?.byteLength ?? 0;
    if (pieces <= crumbs.pieces || bytes >= pieces * crumbs.leastBytes) return push(piece);
    request.push = () => false;
    const { socket } = request;
    if (reply.headersSent) socket.destroy();
    else socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n", () => socket.destroy());
    return false;
  };
}
