import {
  interfaceLanguages,
  isInterfaceLanguage,
  LANGUAGE_COOKIE,
  type InterfaceLanguage,
} from "@recollect/domain/accounts/interface-languages.ts";
import { page } from "../../lib/browser/reload.ts";
import { language } from "../../lib/language/catalogue.ts";

const yearSeconds = 365 * 24 * 60 * 60;
const triedKey = "recollect:language-tried";

/** The languages that this server's build has; English is always there. */
export function offeredLanguages(): (typeof interfaceLanguages)[number][] {
  const builtLanguages = (document.documentElement.dataset["languages"] ?? "").split(" ");
  return interfaceLanguages.filter(({ tag }) => tag === "en" || builtLanguages.includes(tag));
}

/** Keeps the choice on this device, for the server, and loads the page in that language. */
export function switchLanguage(tag: InterfaceLanguage): void {
  const isSecure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${LANGUAGE_COOKIE}=${tag}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${isSecure}`;
  page.reload();
}

/**
 * A student who chose a language on another device gets it here too, with one reload after signing in. Without cookies the page stays as it is,
 * instead of loading again and again.
 */
export function followAccount(ownLanguage: string | null): void {
  if (!isInterfaceLanguage(ownLanguage) || ownLanguage === language) return;
  if (!offeredLanguages().some(({ tag }) => tag === ownLanguage)) return;
  try {
    if (sessionStorage.getItem(triedKey) === ownLanguage) return;
    sessionStorage.setItem(triedKey, ownLanguage);
  } catch {
    return;
  }
  switchLanguage(ownLanguage);
}
