/** Who may make an account: anyone, those who were invited, no one, or whoever has an account with the school (who then signs in by that alone). */
export const signUpModes = ["open", "invite", "off", "oidc"] as const;

export type SignUpMode = (typeof signUpModes)[number];
