import { translateFailures } from "@recollect/domain/errors/error-messages.ts";
import { catalogue, language } from "./catalogue.ts";
import { failureTranslator } from "./error-text.ts";
import { messageFormats, wholeNumber } from "./formats.ts";

const html = document.documentElement;

/** The page was asked for in another language, whose file could not be loaded: it is in English then, and says so. */
export const isLanguageMissing = !["", "en", language].includes(html.lang);

if (isLanguageMissing) {
  html.lang = language;
  html.dir = "ltr";
}

/** From here on all errors have their messages in the page's language. English has them already. */
if (catalogue) {
  // Limits are counts and sizes, with the marks between thousands.
  translateFailures(failureTranslator(catalogue.errorOf, { ...messageFormats, plain: wholeNumber }));
}
