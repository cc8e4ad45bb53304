/** What the identity library looks at, of what a browser sent. Our own guard has looked at the rest, and lets programs in that send less. */
const handedOn = ["host", "origin"] as const;

/** A browser's name for itself is shown in the list of sessions; longer ones are cut. */
const userAgentMaxLength = 300;

/** The request as the identity library gets it. The body has been checked and goes beside it; of the cookies it gets those that are named. */
export function handedRequest(request: Request, { path, cookieHeader }: { path: string; cookieHeader?: string | undefined }): Request {
  const headers = new Headers();
  for (const name of handedOn) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  headers.set("user-agent", (request.headers.get("user-agent") ?? "").slice(0, userAgentMaxLength));
  if (cookieHeader !== undefined) headers.set("cookie", cookieHeader);
  return new Request(new URL(path, "http://localhost"), { method: request.method, headers });
}
