import { pageDirection } from "../../../domain/src/accounts/interface-languages.ts";
import { localRows } from "../../../domain/src/errors/local-catalogue.ts";
import type { Message } from "../../../domain/src/words/message.ts";
import type { ProgramMessage } from "./all-messages.ts";
import { offeredFrom, translatedShare } from "./check-translations.ts";
import { isolatedSource } from "./isolated.ts";
import { errorMessages } from "./messages-of-errors.ts";
import { compiled, messageKey } from "./messages.ts";
import { readPo } from "./po-file.ts";

/** Screens that are opened rarely: their messages are the second file of a language, and so are those of errors that only the server detects. */
const rareScreens =
  /^client\/src\/(?:moderation\/(?!notices|reports)|exchange\/|groups\/|rounds\/|study\/(?:progress|exam)\/|accounts\/(?:account|recovery)\/|decks\/trash\/|media\/recording\/)/;

export function isOfRareScreen(path: string): boolean {
  return rareScreens.test(path);
}

/** The messages in the order of their numbers: those of the first file, then those that rare screens alone have. */
export function numberedMessages(messages: ReadonlyMap<string, ProgramMessage>): { keys: readonly string[]; firstCount: number } {
  const isRare = ([, { paths }]: [string, ProgramMessage]) => paths.every(isOfRareScreen);
  const [rare = [], first = []] = [true, false].map((wanted) => [...messages].filter((entry) => isRare(entry) === wanted));
  return { keys: [...first, ...rare].map(([key]) => key), firstCount: first.length };
}

type Texts = { messages: readonly (Message | 0)[]; errors: Readonly<Record<string, Message>> };

/**
 * The two scripts that give a page its language: the messages by their numbers in this build, and those of errors by their codes. The first is loaded
 * before the page's first module; `first` gets the address of the second, which the page loads once it is shown, or when a rare screen is opened.
 * Null for a language that is not complete enough to be offered.
 */
export function catalogueScripts(
  language: string,
  path: string,
  { keys, firstCount }: ReturnType<typeof numberedMessages>,
): { first: (restAddress: string) => string; rest: string } | null {
  const file = readPo(path);
  const errors = [...errorMessages().values()];
  if (translatedShare(file, new Set([...keys, ...errors.map(messageKey)])) < offeredFrom) return null;
  const textOf = (key: string): Message | 0 => {
    const { text = "", isFuzzy = false } = file.byKey.get(key) ?? {};
    // English is shown in the place of a message that is missing.
    return text === "" || isFuzzy ? 0 : compiled(text);
  };
  const textsOf = (isLocal: boolean): Texts => ({
    messages: (isLocal ? keys.slice(0, firstCount) : keys.slice(firstCount)).map(textOf),
    errors: Object.fromEntries(
      errors
        .filter(({ code }) => Object.hasOwn(localRows, code) === isLocal)
        .flatMap((error) => {
          const text = textOf(messageKey(error));
          return text === 0 ? [] : [[error.code, text]];
        }),
    ),
  });
  const isolates = pageDirection(language) === "rtl" ? `isolated:${isolatedSource},` : "";
  const written = ({ messages, errors: ofErrors }: Texts) => `${JSON.stringify(messages)},${JSON.stringify(ofErrors)}`;
  return {
    first: (restAddress) =>
      `((m,e)=>{let l;globalThis.recollectCatalogue={language:${JSON.stringify(language)},${isolates}messageOf:i=>m[i]||void 0,errorOf:c=>Object.hasOwn(e,c)?e[c]:void 0,add(n,f){m.push(...n);Object.assign(e,f)},loadRest:()=>l??=import(${JSON.stringify(restAddress)}).then(()=>!0,()=>!1)}})(${written(textsOf(true))});\n`,
    rest: `recollectCatalogue.add(${written(textsOf(false))});\n`,
  };
}
