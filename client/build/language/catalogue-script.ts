import { pageDirection } from "../../../domain/src/accounts/interface-languages.ts";
import { detectedRows } from "../../../domain/src/errors/catalogue.ts";
import { localRows } from "../../../domain/src/errors/local-catalogue.ts";
import type { Message } from "../../../domain/src/words/message.ts";
import { offeredFrom, translatedShare } from "./check-translations.ts";
import { isolatedSource } from "./isolated.ts";
import { errorMessages } from "./messages-of-errors.ts";
import { compiled, messageKey, type ProgramMessage } from "./messages.ts";
import { readPo } from "./po-file.ts";

/**
 * Screens that are opened rarely, by the file of a language that has their messages: the second, the third. The messages of errors that only the server
 * detects are in the second.
 */
const rareScreens = [
  /^client\/src\/(?:exchange\/|study\/(?:progress|exam)\/|accounts\/(?:account|recovery)\/|decks\/trash\/|media\/recording\/)/,
  /^client\/src\/(?:moderation\/(?!notices|reports)|groups\/|rounds\/|practice\/(?:learn|match|mixed|history)\/|decks\/(?:following|suggestions)\/|device\/on-this-device\/)/,
];

/** 0 for the first file, which a page loads before it is shown. */
function fileOf(path: string): number {
  return rareScreens.findIndex((screens) => screens.test(path)) + 1;
}

export function isOfRareScreen(path: string): boolean {
  return fileOf(path) > 0;
}

/** The messages in the order of their numbers, file after file, and the number of messages of each file. A message of several screens is in the earliest file of theirs. */
export function numberedMessages(messages: ReadonlyMap<string, ProgramMessage>): { keys: readonly string[]; counts: readonly number[] } {
  const files = [0, ...rareScreens.map((_, at) => at + 1)].map((file) =>
    [...messages].filter(([, { paths }]) => Math.min(...paths.map(fileOf)) === file).map(([key]) => key),
  );
  return { keys: files.flat(), counts: files.map((keys) => keys.length) };
}

type Texts = { messages: readonly (Message | 0)[]; errors: Readonly<Record<string, Message>> };

/**
 * The scripts that give a page its language: the messages by their numbers in this build, and those of errors by their codes. The first is loaded
 * before the page's first module; `first` gets the addresses of the others, which the page loads once it is shown, or when a rare screen is opened.
 * Null for a language that is not complete enough to be offered.
 */
export function catalogueScripts(
  language: string,
  path: string,
  { keys, counts }: ReturnType<typeof numberedMessages>,
): { first: (others: readonly string[]) => string; others: readonly string[] } | null {
  const po = readPo(path);
  const errors = [...errorMessages().values()];
  if (translatedShare(po, new Set([...keys, ...errors.map(messageKey)])) < offeredFrom) return null;
  const textOf = (key: string): Message | 0 => {
    const { text = "", isFuzzy = false } = po.byKey.get(key) ?? {};
    // English is shown in the place of a message that is missing.
    return text === "" || isFuzzy ? 0 : compiled(text);
  };
  const errorsThat = (areLocal: boolean) =>
    Object.fromEntries(
      errors
        .filter(({ code }) => (Object.hasOwn(localRows, code) || Object.hasOwn(detectedRows, code)) === areLocal)
        .flatMap((error) => {
          const text = textOf(messageKey(error));
          return text === 0 ? [] : [[error.code, text]];
        }),
    );
  const startOf = (file: number) => counts.slice(0, file).reduce((sum, count) => sum + count, 0);
  const files = counts.map((count, file): Texts => {
    const ofErrors = file === 0 ? errorsThat(true) : file === 1 ? errorsThat(false) : {};
    return { messages: keys.slice(startOf(file), startOf(file) + count).map(textOf), errors: ofErrors };
  });
  const isolates = pageDirection(language) === "rtl" ? `isolated:${isolatedSource},` : "";
  const written = ({ messages, errors: ofErrors }: Texts) => `${JSON.stringify(messages)},${JSON.stringify(ofErrors)}`;
  const [first, ...others] = files.map(written);
  return {
    first: (addresses) =>
      `((m,e)=>{let l;globalThis.recollectCatalogue={language:${JSON.stringify(language)},${isolates}messageOf:i=>m[i]||void 0,errorOf:c=>Object.hasOwn(e,c)?e[c]:void 0,add(s,n,f){n.forEach((t,i)=>m[s+i]=t);Object.assign(e,f)},loadRest:()=>l??=Promise.all(${JSON.stringify(addresses)}.map(a=>import(a))).then(()=>!0,()=>!1)}})(${first});\n`,
    // They may arrive in any order, so each has the number of its first message.
    others: others.map((texts, at) => `recollectCatalogue.add(${startOf(at + 1)},${texts});\n`),
  };
}
