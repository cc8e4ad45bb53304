import { signInOptionsIn, type SignInOptions } from "@recollect/domain/accounts/sign-in-options.ts";

/** The ways to sign in and up on this server, as written into the page. */
export function signInOptions(): SignInOptions {
  return signInOptionsIn(document.documentElement.dataset["signIn"]);
}
