import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * How many requests of one connection are worked on at a time. Browsers and proxies send the next one after the answer. A sender that does
 * not wait has two thousand of them in one portion of 64 KB, and all others wait until each of them has begun.
 */
const mostAhead = 8;

/** So many are told why they are refused; a connection with more is closed. */
const mostRefused = 8;

/** A body may come in so many pieces, whatever they hold; with more of them, each holds so many bytes on average. */
const crumbs = { pieces: 1000, leastBytes: 16 };

/** Whether a request that came behind so many unanswered ones of its connection was refused, and is done with. */
export function isAhead(unanswered: number, request: IncomingMessage, reply: ServerResponse): boolean {
  if (unanswered < mostAhead) return false;
  if (unanswered >= mostAhead + mostRefused) request.socket.destroy();
  else reply.writeHead(429, { Connection: "close", "Retry-After": "1" }).end();
  return true;
}

/**
 * Breaks off a body that comes in crumbs, whether or not anything reads it yet: each piece takes some hundred bytes of memory, so that 24 MB
 * in pieces of one byte would take gigabytes.
 */
export function refuseCrumbs(request: IncomingMessage, reply: ServerResponse): void {
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
