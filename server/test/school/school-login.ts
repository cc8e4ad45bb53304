import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { Provider } from "oidc-provider";

import type { SchoolSettings } from "../../src/process/settings/account-settings.ts";

/** A school's sign-in on this machine: a real OpenID provider, where every browser is signed in as `person`. */
export type SchoolLogin = {
  issuer: string;
  settings: SchoolSettings;
  /** who signs in next */
  person: { sub: string; email: string; email_verified?: boolean; groups?: readonly string[] };
  /** Goes through the school's sign-in like a browser; returns the address that it redirects to. */
  through: (url: string, answer?: "yes" | "no") => Promise<string>;
  /** From now on it reads requests without answering; resolves with the first of them. */
  fallSilent: () => Promise<void>;
  close: () => Promise<void>;
};

/** Starts it for a site with this redirect address. */
export async function startSchoolLogin(redirect: string): Promise<SchoolLogin> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let isSilent = false;
  const login: SchoolLogin = {
    issuer,
    settings: { issuer, clientId: "cards", clientSecret: "a secret that the two share", name: "Springfield High", teachers: null },
    person: { sub: "1", email: "ada@example.org", email_verified: true },
    through: (url, answer = "yes") => walk(url, issuer, answer),
    fallSilent: async () => {
      isSilent = true;
      await once(server, "request");
    },
    close: () => new Promise<void>((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  };
  const provider = new Provider(issuer, {
    clients: [{ client_id: "cards", client_secret: "a secret that the two share", redirect_uris: [redirect] }],
    claims: { openid: ["sub"], email: ["email", "email_verified", "groups"] },
    conformIdTokenClaims: false,
    findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => ({ ...login.person, sub }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, interaction: { uid: string }) => `/interaction/${interaction.uid}` },
    cookies: { keys: ["a key of the tests"] },
    loadExistingGrant: async (context: GrantContext) => {
      const grant = new context.oidc.provider.Grant({ accountId: context.oidc.session.accountId, clientId: "cards" });
      grant.addOIDCScope("openid email");
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on("request", (request, reply) => {
    if (isSilent) return;
    if (!request.url?.startsWith("/interaction/")) return void answer(request, reply);
    const result = request.url.endsWith("?no")
      ? { error: "access_denied", error_description: "no" }
      : { login: { accountId: login.person.sub } };
    void provider.interactionFinished(request, reply, result, { mergeWithLastSubmission: false });
  });
  return login;
}

type GrantContext = {
  oidc: {
    session: { accountId: string };
    provider: { Grant: new (properties: object) => { addOIDCScope: (scope: string) => void; save: () => Promise<string> } };
  };
};

/** Follows the school's redirects with its cookies until one leaves it. */
async function walk(start: string, issuer: string, answer: "yes" | "no"): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let step = 0; step < 10 && url.startsWith(issuer); step += 1) {
    const address = url.includes("/interaction/") && answer === "no" ? `${url}?no` : url;
    const reply = await fetch(address, { redirect: "manual", headers: { cookie: [...cookies].map(([k, v]) => `${k}=${v}`).join("; ") } });
    for (const cookie of reply.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";", 1);
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    const next = reply.headers.get("location");
    if (next === null) throw new Error(`the school answered ${reply.status}: ${(await reply.text()).slice(0, 300)}`);
    url = new URL(next, url).href;
  }
  return url;
}
