export type AuthMode = "signup" | "login";
