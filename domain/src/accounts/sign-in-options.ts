/** Who can make an account: anyone, those who were invited, no one, or those with an account of the school (who then sign in by that alone). */
export const signUpModes = ["open", "invite", "off", "oidc"] as const;

export type SignUpMode = (typeof signUpModes)[number];

/** What the landing page offers, as the server's settings say. */
export type SignInOptions = {
  signUp: SignUpMode;
  /** whether a forgotten password can be asked for by mail */
  mail: boolean;
  /** the name of the school's accounts; null where there are none */
  school: string | null;
};

/** What a page offers that the server did not write into: sign-up for all, and nothing that needs a setting. */
export const defaultSignInOptions: SignInOptions = { signUp: "open", mail: false, school: null };

/** The options in the text that the server wrote into the page. */
export function signInOptionsIn(text: string | undefined): SignInOptions {
  try {
    const given = JSON.parse(text ?? "") as Partial<SignInOptions>;
    const signUp = signUpModes.find((mode) => mode === given.signUp) ?? defaultSignInOptions.signUp;
    return { signUp, mail: given.mail === true, school: typeof given.school === "string" ? given.school : null };
  } catch {
    return defaultSignInOptions;
  }
}
