/** The data of a session that the student and the client may see. The token is only in the cookie. */
export type SessionInfo = { user: { id: string; email: string }; session: { id: string } };

/** A reply's body and its cookies. */
export type WithCookies<T> = { body: T; cookies: readonly string[] };

/** Where a request came from: the request itself, the address that limits count by, and whether the browser spoke HTTPS. */
export type From = { request: Request; cookieHeader: string | undefined; address: string; https: boolean };
