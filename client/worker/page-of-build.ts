/**
 * Whether the reply is our page of the build with this first script. A sign-in page of a public network, a proxy's error and a newer build's page are
 * not: kept, they would open instead of the app, or ask for files that are not kept. The reply can still be read afterwards.
 */
export async function isPageOf(entry: string, reply: Response): Promise<boolean> {
  if (reply.status !== 200 || reply.redirected || !/^text\/html\b/.test(reply.headers.get("content-type") ?? "")) return false;
  return (await reply.clone().text()).includes(`src="${entry}"`);
}
