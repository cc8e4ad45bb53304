import type { SessionInfo } from "../src/identity/sessions/session.ts";

type Request = (path: string, init?: RequestInit) => Promise<Response>;

/** A student with a session, and functions to send requests with it. Bodies are sent as JSON. */
export type SignedUp = {
  uid: string;
  sessionId: string;
  email: string;
  password: string;
  /** the Cookie header */
  cookie: string;
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
};

let students = 0;

export const PASSWORD = "correct horse";

/** Signs up a new student over anything that sends requests: an app without a socket, or a server process. */
export async function signedUp(request: Request): Promise<SignedUp> {
  students += 1;
  const email = `student-${process.pid}-${students}-${Date.now()}@example.org`;
  return session(request, "/api/auth/sign-up/email", { email, password: PASSWORD });
}

/** Opens another session of a student who has an account. */
export function signedIn(request: Request, { email, password }: { email: string; password: string }): Promise<SignedUp> {
  return session(request, "/api/auth/sign-in/email", { email, password });
}

async function session(request: Request, path: string, credentials: { email: string; password: string }): Promise<SignedUp> {
  const reply = await request(path, json("POST", credentials));
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  const { user, session: opened } = (await reply.json()) as SessionInfo;
  const cookie = cookieIn(reply);
  return {
    uid: user.id,
    sessionId: opened.id,
    ...credentials,
    cookie,
    get: (address, headers = {}) => request(address, { headers: { cookie, ...headers } }),
    send: (method, address, body, headers = {}) => request(address, json(method, body, { cookie, ...headers })),
  };
}

/** The Cookie header that a browser would send after this reply. */
export function cookieIn(reply: Response): string {
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

/** A request with a JSON body, if there is one. */
export function json(method: string, body?: unknown, headers: Record<string, string> = {}): RequestInit {
  if (body === undefined) return { method, headers };
  return { method, headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) };
}

/** The catalogue code in an error reply. */
export async function codeIn(reply: Response): Promise<string> {
  return ((await reply.json()) as { error: { code: string } }).error.code;
}
