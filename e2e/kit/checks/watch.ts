import type { BrowserContext, ConsoleMessage } from "@playwright/test";

/** Messages of a page whose server stops: no connection, a reply that breaks off, or the last requests refused. */
export const serverIsAway =
  /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|status of 503/;

/** axe reads the page's style sheets by requests of its own; without a network or a server it says so and checks the rest. */
const axeIsOffline = /^warning in the console: Couldn't load preload assets/;

/** On a busy machine a page may use a style sheet later than the browser expects. */
const isUsedLate = /^warning in the console: The resource \S+ was preloaded using link preload but not used within a few seconds/;

/** What a journey must not do: contact another origin, or leave an error in the console. Checked at the journey's end. */
export type Watch = {
  problems: string[];
  /** Allows console errors that the journey provokes on purpose, such as the browser's own line about a 409. */
  expectConsole(pattern: RegExp): void;
};

/** Watches every page of the context, those that are opened later too. */
export function watch(context: BrowserContext, origin: string): Watch {
  const expected: RegExp[] = [axeIsOffline, isUsedLate];
  const problems: string[] = [];
  const report = (problem: string) => {
    if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== "blob:" && url.protocol !== "data:") report(`a request left the origin: ${url.href}`);
  });
  context.on("console", (message: ConsoleMessage) => {
    if (message.type() === "error" || message.type() === "warning")
      report(`${message.type()} in the console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => report(`an uncaught error: ${error.error().stack ?? error.error().message}`));
  context.on("dialog", (dialog) => {
    report(`a dialog of the browser's own: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { problems, expectConsole: (pattern) => void expected.push(pattern) };
}
