/** Who can create an account: anyone, invited people, no one, or people with a school account (which is then the only way to sign in). */
export const signUpModes = ["open", "invite", "off", "oidc"] as const;

export type SignUpMode = (typeof signUpModes)[number];

/** The sign-in options of the landing page, from the server's settings. */
export type SignInOptions = {
  signUp: SignUpMode;
  /** whether a password reset can be requested by mail */
  mail: boolean;
  /** the name of the school's accounts; null if there are none */
  school: string | null;
};

/** The options of a page that the server did not fill in: sign-up for all, and nothing that needs a setting. */
export const defaultSignInOptions: SignInOptions = { signUp: "open", mail: false, school: null };

/** The options in the text that the server wrote into the page. */
export function signInOptionsIn(text: string | undefined): SignInOptions {
  try {
    const storedOptions = JSON.parse(text ?? "") as Partial<SignInOptions>;
    const signUp = signUpModes.find((mode) => mode === storedOptions.signUp) ?? defaultSignInOptions.signUp;
    return { signUp, mail: storedOptions.mail === true, school: typeof storedOptions.school === "string" ? storedOptions.school : null };
  } catch {
    return defaultSignInOptions;
  }
}
