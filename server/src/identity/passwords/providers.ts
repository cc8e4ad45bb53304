/** How the identity library marks an account at the school. */
export const SCHOOL = "school";

/** How the identity library marks an account with a password. */
export const withPassword = { issuer: "local:credential", providerId: "credential" } as const;
