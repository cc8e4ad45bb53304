import { describe, expect, test } from "vitest";
import { AppError, UNKNOWN_ERROR } from "./app-error.ts";
import { catalogue, type ErrorCode } from "./catalogue.ts";
import { messageFor } from "./message-for.ts";

const codes = Object.keys(catalogue) as ErrorCode[];

describe.each(codes)("%s", (code) => {
  const words = catalogue[code].message;

  test("is looked up as a string, and as the code of any error", () => {
    expect(messageFor<string>(code)).toBe(words);
    expect(messageFor({ code })).toBe(words);
    expect(messageFor(Object.assign(new Error("raw words"), { code }))).toBe(words);
  });

  test("an application error without its own message has this one", () => {
    expect(messageFor(new AppError(code))).toBe(words);
  });
});

test.each(codes.filter((code) => code !== "unknown"))("%s is recognized inside a message", (code) => {
  expect(messageFor(`Error (${code}).`)).toBe(catalogue[code].message);
  expect(messageFor(new Error(`Provider: Error (${code}).`))).toBe(catalogue[code].message);
  expect(messageFor({ code: "ERR_42", message: `it was ${code}` })).toBe(catalogue[code].message);
});

test("an application error has its own message, even if the message contains another known code", () => {
  expect(messageFor(new AppError("deck/not-found", { message: "Your deck was moved (auth/required)." }))).toBe(
    "Your deck was moved (auth/required).",
  );
});

test("of two codes inside a message the longer one counts", () => {
  expect(messageFor("request/invalid and profile/not-found")).toBe(catalogue["profile/not-found"].message);
  expect(messageFor("it was auth/invalid-email")).toBe(catalogue["auth/invalid-email"].message);
});

test("the word unknown in a sentence is not a code", () => {
  expect(messageFor("The host is unknown to us")).toBe("The host is unknown to us");
});

test("any other message is shown unchanged", () => {
  expect(messageFor("The moon is full")).toBe("The moon is full");
  expect(messageFor(new TypeError("The moon is full"))).toBe("The moon is full");
  expect(messageFor({ message: "The moon is full", code: 7 })).toBe("The moon is full");
});

test.each([undefined, null, 0, 42, {}, [], Symbol("x"), { message: 5 }, "", "  ", new Error(""), { code: "nobody/knows" }])(
  "an error without a message (%o) is the unexpected error",
  (failure) => {
    expect(messageFor(failure)).toBe("An unexpected error occurred. Please try again.");
  },
);

describe("the application error", () => {
  test("has a message, a code and details; without a code it is UNKNOWN_ERROR", () => {
    const error = new AppError(undefined, { message: "Odd", details: { field: "title" } });
    expect(error).toMatchObject({ message: "Odd", code: "UNKNOWN_ERROR", details: { field: "title" }, name: "AppError", status: 500 });
    expect(new AppError()).toMatchObject({ code: UNKNOWN_ERROR, message: catalogue.unknown.message, details: undefined });
  });

  test("has the status of its code", () => {
    expect(new AppError("username/taken").status).toBe(409);
    expect(new AppError("unknown").status).toBe(500);
  });

  test("keeps its cause", () => {
    const cause = new Error("disk");
    expect(new AppError("database/network-error", { cause }).cause).toBe(cause);
  });
});
