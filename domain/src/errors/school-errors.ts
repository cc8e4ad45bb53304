import type { Row } from "./row.ts";

/** Why a sign-in with the school's account failed. The browser returns with only the code, in its address. */
export const schoolRows = {
  "auth/user-disabled": { status: 403, message: "This account has been disabled" },
  "auth/sign-up-off": { status: 403, message: "New accounts can't be created here. Please ask the people who run this site." },
  "auth/school-unreachable": { status: 503, message: "Your school's login can't be reached. Please try again later." },
  "auth/school-cancelled": { status: 403, message: "The login with your school was cancelled." },
  "auth/school-not-verified": {
    status: 403,
    message: "Your school did not verify your email address, so it can't be linked to the account with this address.",
  },
  "auth/school-address-unverified": {
    status: 403,
    message: "Your school did not verify your email address, so no account was created. Please ask your school to verify it.",
  },
  "auth/school-without-email": {
    status: 403,
    message: "Your school does not tell us your email address. Please ask the people who run this site.",
  },
  "auth/school-failed": { status: 403, message: "The login with your school did not work. Please try again." },
} as const satisfies Record<string, Row>;
