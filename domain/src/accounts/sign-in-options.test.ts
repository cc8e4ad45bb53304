import { expect, test } from "vitest";
import { defaultSignInOptions, signInOptionsIn, type SignInOptions } from "./sign-in-options.ts";

test("options are read back from the text that contains them", () => {
  const options: SignInOptions = { signUp: "invite", mail: true, school: "Springfield High" };
  expect(signInOptionsIn(JSON.stringify(options))).toEqual(options);
});

test.each([undefined, "", "%SIGN_IN%", "null", '{"signUp":"everyone","mail":1,"school":7}'])("%j gives the defaults", (text) => {
  expect(signInOptionsIn(text)).toEqual(defaultSignInOptions);
});
