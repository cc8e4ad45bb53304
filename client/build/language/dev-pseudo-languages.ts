import type { Plugin } from "vite";
import { pseudoCatalogueInput, setPseudoCatalogue, type PseudoLanguage } from "./pseudo-language.ts";

const pseudoLanguages = ["en-XA", "ar-XB"] as const satisfies readonly PseudoLanguage[];

/**
 * In development a page speaks a language that is made of English once it was opened with `?pseudo=en-XA`, or `?pseudo=ar-XB` from right to left: what
 * is not in brackets is no message. The tab stays in it until `?pseudo=off`.
 */
export function devPseudoLanguages(): Plugin {
  return {
    name: "dev-pseudo-languages",
    apply: "serve",
    transformIndexHtml() {
      const inputs = Object.fromEntries(pseudoLanguages.map((tag) => [tag, pseudoCatalogueInput(tag)]));
      // A script must not end inside of a message.
      const children = `(${String(speakChosen)})(${JSON.stringify(inputs).replaceAll("<", "\\u003c")}, ${String(setPseudoCatalogue)});`;
      return [{ tag: "script", children, injectTo: "head-prepend" }];
    },
  };
}

/** Runs in the page, before its first module. */
function speakChosen(
  inputs: Record<string, ReturnType<typeof pseudoCatalogueInput>>,
  setCatalogue: (input: ReturnType<typeof pseudoCatalogueInput>) => void,
): void {
  const key = "recollect:pseudo-language";
  const chosen = new URLSearchParams(location.search).get("pseudo");
  if (chosen !== null) sessionStorage.setItem(key, chosen);
  const input = inputs[sessionStorage.getItem(key) ?? ""];
  if (input === undefined) return;
  document.documentElement.lang = input.tag;
  document.documentElement.dir = input.tag === "ar-XB" ? "rtl" : "ltr";
  setCatalogue(input);
}
