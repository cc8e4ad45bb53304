import { onTestFinished } from "vitest";

import { startSchoolLogin, type SchoolLogin } from "./school-login.ts";

/** A school's sign-in for one test, with a registered site at https://cards.example.org. */
export async function aSchoolLogin(): Promise<SchoolLogin> {
  const login = await startSchoolLogin("https://cards.example.org/api/auth/callback/school");
  onTestFinished(login.close);
  return login;
}
