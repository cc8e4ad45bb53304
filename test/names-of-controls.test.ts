import { describe, expect, test } from "vitest";
import { readPo } from "../client/build/language/po-file.ts";
import { inProject } from "../scripts/process/root.mjs";
import { offeredLanguages } from "./offered-languages.ts";

/** Messages on a control, and the name that it has for screen readers: whoever says what is to be read has to be understood. */
const labels: readonly (readonly [label: string, name: string])[] = [
  ["Type the answer", "Type the answer of card {card, number}"],
  ["Study", "Study #{tag} only"],
  ["Suggest this to {author}", "Suggest this to {author}: {words}"],
  ["Go to card", "Go to card {number}"],
  ["Continue", "Continue the import of {name}"],
  ["Log out", "Log out {device}, last used {lastUsedAt}"],
];

describe.each(offeredLanguages)("in $tag", ({ tag }) => {
  const translations = [...readPo(inProject("locales", `${tag}.po`)).byKey.values()];
  const textOf = (message: string) => translations.find(({ english, context }) => english === message && context === "")?.text ?? "";

  test.each(labels)("the name of “%s” contains it", (label, name) => {
    expect(textOf(label)).not.toBe("");
    expect(textOf(name).toLowerCase()).toContain(textOf(label).toLowerCase());
  });
});
