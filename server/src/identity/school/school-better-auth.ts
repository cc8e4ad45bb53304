import type { SignUpMode } from "@recollect/domain/accounts/sign-in-options.ts";
import { betterAuth } from "better-auth";
import { APIError } from "better-auth/api";
import { genericOAuth } from "better-auth/plugins/generic-oauth";

import type { SchoolSettings } from "../../process/settings/account-settings.ts";
import { commonOptions, type CommonBetterAuthDeps } from "../sign-in/better-auth.ts";
import { SCHOOL } from "../passwords/providers.ts";

export type SchoolBetterAuthDeps = Omit<CommonBetterAuthDeps, "publicUrl"> & {
  publicUrl: string;
  settings: SchoolSettings;
  signUp: SignUpMode;
  /** called with the school's address and whether it names a teacher, before anything is linked */
  onProfile: (email: string, isTeacher: boolean) => Promise<void>;
};

/** The identity library's part for OpenID Connect. `error` is the library's or the school's name for a failure. */
export type SchoolBetterAuth = {
  begin(request: Request): Promise<{ url: string; cookies: readonly string[] }>;
  finish(request: Request): Promise<{ error: string | null; cookies: readonly string[] }>;
};

/** How a refused account is named in the library's answer: the school did not verify the new student's address. */
const UNVERIFIED_NEW = "new_account_not_verified";

/** Only the standard claim counts, and only as true: some services send it as a text, and the library would take any other text for true. */
function isEmailVerified({ email_verified: claim }: { email_verified?: unknown }): boolean {
  return claim === true || claim === "true";
}

/** Whether the school's claim has the value that names teachers: a text, or one of a list. */
function isTeacherBy(teachers: SchoolSettings["teachers"], profile: Readonly<Record<string, unknown>>): boolean {
  if (teachers === null) return false;
  const claim = Object.hasOwn(profile, teachers.claim) ? profile[teachers.claim] : undefined;
  return claim === teachers.value || (Array.isArray(claim) && claim.includes(teachers.value));
}

/** An unverified address at the school may belong to anybody, so no account is created with it. */
function refuseUnverified({ emailVerified }: { emailVerified: boolean }): void {
  if (!emailVerified) throw new APIError("FORBIDDEN", { code: UNVERIFIED_NEW });
}

/**
 * A separate instance: reading the school's discovery document may fail, and that must not keep anyone from signing in with a password. The
 * school's tokens are not stored, and of its profile only the address.
 */
export async function createSchoolBetterAuth(parts: SchoolBetterAuthDeps): Promise<SchoolBetterAuth> {
  const { settings, publicUrl, signUp, onProfile } = parts;
  const withoutTokens = async <T extends object>(account: T) => ({
    data: { ...account, accessToken: null, refreshToken: null, idToken: null },
  });
  const newUser = async <T extends { emailVerified: boolean }>(user: T) => {
    refuseUnverified(user);
    return { data: { ...user, image: null } };
  };
  const options = commonOptions(parts);
  const auth = betterAuth({
    ...options,
    account: {
      modelName: "accounts",
      updateAccountOnSignIn: false,
      // Addresses here were never verified, so the school decides; an earlier password is removed (school.ts).
      accountLinking: { enabled: true, requireLocalEmailVerified: false },
    },
    databaseHooks: { account: { create: { before: withoutTokens } }, user: { create: { before: newUser } } },
    plugins: [
      genericOAuth({
        config: [
          {
            providerId: SCHOOL,
            name: settings.name,
            discoveryUrl: `${settings.issuer}/.well-known/openid-configuration`,
            clientId: settings.clientId,
            clientSecret: settings.clientSecret,
            scopes: ["openid", "email"],
            pkce: true,
            disableSignUp: signUp === "off" || signUp === "invite",
            async mapProfileToUser(profile: Record<string, unknown>) {
              if (typeof profile["email"] === "string") await onProfile(profile["email"], isTeacherBy(settings.teachers, profile));
              return { name: "", emailVerified: isEmailVerified(profile) };
            },
          },
        ],
      }),
    ],
  });
  await auth.$context;

  return {
    async begin(request) {
      const body = { provider: SCHOOL, callbackURL: `${publicUrl}/decks`, errorCallbackURL: `${publicUrl}/` };
      const apiRequest = { body, request, headers: request.headers, returnHeaders: true, asResponse: false } as const;
      const { response, headers } = await auth.api.signInSocial(apiRequest);
      if (!response.url) throw new Error("the identity library gave no address to sign in at");
      return { url: response.url, cookies: headers.getSetCookie() };
    },

    async finish(request) {
      const { pathname, search } = new URL(request.url);
      const reply = await auth.handler(new Request(new URL(`${pathname}${search}`, publicUrl), { headers: request.headers }));
      const target = URL.parse(reply.headers.get("location") ?? "", publicUrl);
      const error = target === null ? "no_answer" : target.searchParams.get("error");
      return { error, cookies: reply.headers.getSetCookie() };
    },
  };
}
