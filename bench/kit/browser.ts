import { chromium, type Browser } from "@playwright/test";

import { browserFlags, browserPath } from "../../scripts/machine/browser.mjs";

export async function openBrowser(extraFlags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: [...browserFlags, ...extraFlags] });
}

/** The cookies of a `Cookie` header, for a browser's context. */
export function cookiesOf(header: string, origin: string) {
  return header.split("; ").map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return { name, value: value.join("="), url: origin };
  });
}
