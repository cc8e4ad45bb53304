import type { Message } from "@recollect/domain/words/message.ts";

/** The messages of the student's language. The page loads them before the app's first module, as a script of their own; English has none. */
export type Catalogue = {
  /** the tag of the language, such as 'pt-BR' */
  language: string;
  /** undefined for a message that is not translated; `id` is its number in this build */
  messageOf: (id: number | undefined, english: Message) => Message | undefined;
  /** the message of an error's code, with `{limits}` */
  errorOf: (code: string) => Message | undefined;
  /** A text among the words of a message, with its own direction; a language from left to right has none. */
  isolated?: (text: string) => string;
  /** Loads the messages of rarely used screens, once; false if they could not be loaded, and are English then. */
  loadRest?: () => Promise<boolean>;
};

declare global {
  var recollectCatalogue: Catalogue | undefined;
}

/** Undefined while the page is in English, also because the catalogue could not be loaded. */
export const catalogue = globalThis.recollectCatalogue;

/** The language of the page's words. */
export const language = catalogue?.language ?? "en";
