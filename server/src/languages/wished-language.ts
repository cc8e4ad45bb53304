import {
  chosenLanguage,
  interfaceLanguages,
  LANGUAGE_COOKIE,
  type InterfaceLanguage,
} from "@recollect/domain/accounts/interface-languages.ts";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { parseAccept } from "hono/utils/accept";

/** What the server writes is there in every language, also in those whose screens are not offered yet. */
export const allTags: readonly string[] = interfaceLanguages.map(({ tag }) => tag);

/** Longer headers are cut: no browser lists so many languages. */
const mostCharacters = 500;

/** The language that a request wishes: the choice kept in its cookie, else the first of its browser's that is offered. */
export function wishedLanguage(c: Context, offeredLanguages: readonly string[]): InterfaceLanguage {
  const chosenTag = getCookie(c, LANGUAGE_COOKIE);
  const header = (c.req.header("accept-language") ?? "").slice(0, mostCharacters);
  const accepted = parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
  return chosenLanguage([...(chosenTag === undefined ? [] : [chosenTag]), ...accepted], offeredLanguages);
}
