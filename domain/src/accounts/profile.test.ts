import { expect, test } from "vitest";
import { authorLabel, profileProblem, savedProfile } from "./profile.ts";
import { navbarName, usernameInLabel } from "./shown-names.ts";

const typed = { displayName: " Ada ", username: " Ada_L ", bio: " maths ", aboutMe: "\n engines\n", selectedTheme: 3 } as const;

test("a profile is saved trimmed, with the username in lower case", () => {
  expect(savedProfile(typed)).toEqual({ displayName: "Ada", username: "ada_l", bio: "maths", aboutMe: "engines", selectedTheme: 3 });
});

test.each(["", "   ", "\n\t", "\u00A0"])("a blank bio (%j) and about me get the specification's texts", (blank) => {
  const saved = savedProfile({ ...typed, bio: blank, aboutMe: blank });
  expect(saved.bio).toBe("No bio provided");
  expect(saved.aboutMe).toBe("No about me provided");
});

test("saving a saved profile changes nothing, and the input is not modified", () => {
  const before = { ...typed };
  const saved = savedProfile(typed);
  expect(savedProfile(saved)).toEqual(saved);
  expect(typed).toEqual(before);
});

test.each([
  [{ displayName: "" }, "profile/display-name-needed"],
  [{ displayName: "  " }, "profile/display-name-needed"],
  [{ displayName: "x".repeat(101) }, "profile/display-name-too-long"],
  [{ displayName: "😀".repeat(51) }, "profile/display-name-too-long"],
  [{ bio: "x".repeat(501) }, "profile/bio-too-long"],
  [{ aboutMe: "x".repeat(5001) }, "profile/about-me-too-long"],
  [{ displayName: "x".repeat(101), bio: "x".repeat(501) }, "profile/display-name-too-long"],
  [{ displayName: "", aboutMe: "x".repeat(5001) }, "profile/display-name-needed"],
] as const)("a profile that breaks a limit is refused (row %#)", (fields, problem) => {
  expect(profileProblem(fields)).toBe(problem);
});

test("texts of exactly the limit are valid, and spaces at the ends do not count", () => {
  expect(profileProblem({ displayName: "x".repeat(100), bio: "x".repeat(500), aboutMe: "x".repeat(5000) })).toBeNull();
  expect(profileProblem({ displayName: `  ${"x".repeat(100)}  `, bio: `${"x".repeat(500)}\n` })).toBeNull();
});

test("missing fields are not checked", () => {
  expect(profileProblem({})).toBeNull();
  expect(profileProblem({ bio: "" })).toBeNull();
});

test.each([
  ["Ada", "countess@example.org", "Ada"],
  [null, "countess@example.org", "countess"],
  ["", "countess@example.org", "countess"],
  [null, "@example.org", "Unknown User"],
  [null, null, "Unknown User"],
  ["", "", "Unknown User"],
])("the navbar calls %j with the email %j %s", (displayName, email, shown) => {
  expect(navbarName({ displayName, email })).toBe(shown);
});

test.each([
  ["ada", "Ada L", "@ada"],
  ["ada", null, "@ada"],
  [null, "Ada L", "Ada L"],
  ["", "Ada L", "Ada L"],
  [null, "@ada", "ada"],
  [null, " @@ ada@home", "ada@home"],
  [null, "@", "Anonymous"],
  [null, null, "Anonymous"],
  ["", "", "Anonymous"],
])("the author with the username %j and the display name %j is labelled %s", (username, displayName, label) => {
  expect(authorLabel({ username, displayName })).toBe(label);
});

test("an author label never contains the email", () => {
  const user = { username: null, displayName: null, email: "countess@example.org" };
  expect(authorLabel(user)).toBe("Anonymous");
});

test.each([
  [{ username: "ada", displayName: "Ada L" }, "ada"],
  [{ username: null, displayName: "Ada L" }, null],
  [{ username: null, displayName: "@ada" }, null],
  [{ username: null, displayName: null }, null],
])("the label of %j links to the username %j: the author's own or none", (user, username) => {
  expect(usernameInLabel(authorLabel(user))).toBe(username);
});
