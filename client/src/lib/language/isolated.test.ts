import { afterEach, describe, expect, test } from "vitest";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { piecesOf, type Message, type MessageValues } from "@recollect/domain/words/message.ts";
import { messageFormats } from "./formats.ts";
import { isolated } from "./isolated.ts";

const written = (message: string, values: MessageValues) =>
  piecesOf<string | number>(compileMessage(message) as Message, values, messageFormats).join("");

afterEach(() => document.documentElement.removeAttribute("dir"));

describe("a text among the words of a message", () => {
  test.each([
    ["ltr", "Torts: negligence"],
    ["ltr", "2024"],
    ["ltr", "漢字"],
    ["ltr", "Русский"],
    ["rtl", "تحيات"],
    ["rtl", "12 × 3"],
    ["rtl", "שלום"],
  ])("(%s) stays as it is if it has the direction of the page: %s", (direction, text) => {
    document.documentElement.dir = direction;
    expect(isolated(text)).toBe(text);
  });

  test.each([
    ["ltr", "تحيات"],
    ["ltr", "Kitab كتاب"],
    ["ltr", "שלום!"],
    ["ltr", "\u{1e900}\u{1e901}"],
    ["rtl", "Torts: negligence"],
    ["rtl", "漢字"],
    ["rtl", "C++"],
    ["rtl", "دليل Recollect"],
  ])("(%s) is isolated if it has letters of the other direction: %s", (direction, text) => {
    document.documentElement.dir = direction;
    expect(isolated(text)).toBe(`\u2068${text}\u2069`);
  });

  test("is isolated by every message, wherever it stands, and numbers are not", () => {
    document.documentElement.dir = "rtl";
    expect(written("Delete “{title}”?", { title: "Rivers" })).toBe("Delete “\u2068Rivers\u2069”?");
    expect(written("{count, plural, one {# card of {title}} other {# cards of {title}}}", { count: 2, title: "Rivers" })).toBe(
      "2 cards of \u2068Rivers\u2069",
    );
  });
});
