import { createHmac, timingSafeEqual } from "node:crypto";

/** The session cookie. Over HTTPS its name begins with `__Host-`: then no other host can set it, and it is never sent over HTTP. */
export const SESSION_COOKIE = "session";

const hostPrefix = "__Host-";

/** The secrets of cookies: the first signs, the others are older ones that stay valid. */
export type Secrets = readonly [string, ...string[]];

/**
 * The session token in a Cookie header, if its signature is valid; otherwise null. The format is the identity library's:
 * `session=<token>.<HMAC-SHA256 of the token in base64>`, percent-encoded. It is checked here because this takes microseconds, and every
 * request waits for it. Of two cookies with the name the first counts, as in the library.
 */
export function sessionToken(
  cookieHeader: string | undefined,
  secrets: Secrets,
  https: boolean,
  knownSignatures: KnownSignatures = noneKnown,
): string | null {
  const value = cookieValue(cookieHeader, SESSION_COOKIE, https);
  if (value === null) return null;
  const dot = value.lastIndexOf(".");
  if (dot < 1) return null;
  const [token, signature] = [value.slice(0, dot), value.slice(dot + 1)];
  const expected = knownSignatures.of(token);
  if (expected !== undefined && isSame(expected, signature)) return token;
  if (!secrets.some((secret) => isSame(signatureOf(secret, token), signature))) return null;
  knownSignatures.keep(token, signature);
  return token;
}

/** A cache of checked signatures: computing one costs more than reading a deck. */
export type KnownSignatures = { of(token: string): string | undefined; keep(token: string, signature: string): void };

const noneKnown: KnownSignatures = { of: () => undefined, keep: () => {} };

/** Takes the same time for a wrong signature as for the right one. */
function isSame(expected: string, signature: string): boolean {
  const [ours, theirs] = [Buffer.from(expected), Buffer.from(signature)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

function signatureOf(secret: string, token: string): string {
  return createHmac("sha256", secret).update(token).digest("base64");
}

/** The value of one of our cookies, under its name for this connection. */
export function cookieValue(header: string | undefined, name: string, https: boolean): string | null {
  const cookieName = https ? `${hostPrefix}${name}` : name;
  for (const part of header?.split(";") ?? []) {
    const equals = part.indexOf("=");
    if (equals !== -1 && part.slice(0, equals).trim() === cookieName) return decoded(unquoted(part.slice(equals + 1).trim()));
  }
  return null;
}

function unquoted(value: string): string {
  return value.startsWith('"') ? value.slice(1, -1) : value;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The cookie for a session, signed with the newest secret. */
export function sessionCookie(token: string, [secret]: Secrets, maxAgeSeconds: number): string {
  const value = encodeURIComponent(`${token}.${signatureOf(secret, token)}`);
  return `${SESSION_COOKIE}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax`;
}

/** Makes the browser delete the session cookie. */
export const FORGET_SESSION = `${SESSION_COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`;

/** The cookie for a reply: over HTTPS it is bound to this host, and never sent over HTTP. */
export function securedCookie(cookie: string, https: boolean): string {
  if (!https) return cookie;
  const secure = /;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`;
  return /^(session|device)=/.test(secure) ? `${hostPrefix}${secure}` : secure;
}
