/** The headers that the identity library checks. Our own guard has checked the rest, and allows programs that send less. */
const handedOn = ["host", "origin"] as const;

/** The user agent is shown in the list of sessions; longer ones are cut. */
const userAgentMaxLength = 300;

/** The request for the identity library. The body was validated and is passed separately; only the named cookies are included. */
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
