/** What a session's student and the client may know of it. `expiresAt` is ms since 1970. The token is in the cookie alone. */
export type SessionInfo = { user: { id: string; email: string }; session: { id: string; expiresAt: number } };

/** A body to answer with, and the cookies that go with it. */
export type WithCookies<T> = { body: T; cookies: readonly string[] };

/** Where a request came from: the request itself, the address that limits count by, and whether the browser spoke HTTPS. */
export type From = { request: Request; cookieHeader: string | undefined; address: string; https: boolean };
