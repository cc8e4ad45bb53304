import { createHmac, timingSafeEqual } from "node:crypto";

/** The one cookie of the server. */
export const SESSION_COOKIE = "session";

/**
 * The session token in a Cookie header, if the signature beside it is ours; null else. The format is the identity
 * library's: `session=<token>.<HMAC-SHA256 of the token in base64>`, percent-encoded. It is checked here because this
 * takes microseconds, and every request waits for it. Of two cookies with the name the first counts, as in the library.
 */
export function sessionToken(cookieHeader: string | undefined, secret: string): string | null {
  const value = cookieValue(cookieHeader, SESSION_COOKIE);
  if (value === null) return null;
  const dot = value.lastIndexOf(".");
  if (dot < 1) return null;
  const token = value.slice(0, dot);
  return isSignedBy(secret, token, value.slice(dot + 1)) ? token : null;
}

function isSignedBy(secret: string, token: string, signature: string): boolean {
  const expected = Buffer.from(createHmac("sha256", secret).update(token).digest("base64"));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function cookieValue(header: string | undefined, name: string): string | null {
  for (const part of header?.split(";") ?? []) {
    const equals = part.indexOf("=");
    if (equals !== -1 && part.slice(0, equals).trim() === name) return decoded(unquoted(part.slice(equals + 1).trim()));
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

/** What makes the browser forget the session. */
export const FORGET_SESSION = `${SESSION_COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`;

/** The cookie as it leaves: over HTTPS it must never be sent over anything else. */
export function securedCookie(cookie: string, https: boolean): string {
  return https && !/;\s*secure\b/i.test(cookie) ? `${cookie}; Secure` : cookie;
}
