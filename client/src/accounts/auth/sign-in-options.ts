import { signInOptionsIn, type SignInOptions } from "@recollect/domain/accounts/sign-in-options.ts";

/** How to sign in and up here, as the server wrote it into the page. */
export function signInOptions(): SignInOptions {
  return signInOptionsIn(document.documentElement.dataset["signIn"]);
}
