import { translateFailures } from "@recollect/domain/errors/error-messages.ts";
import { catalogue } from "./catalogue.ts";
import { messageFormats, wholeNumber } from "./formats.ts";
import { piecesOf } from "./message.ts";

/** From here on all errors have their messages in the page's language. English has them already. */
if (catalogue) {
  // Limits are counts and sizes, with the marks between thousands.
  const formats = { ...messageFormats, plain: wholeNumber };
  const { errorOf } = catalogue;
  translateFailures((code, parameters) => {
    const message = errorOf(code);
    return message === undefined ? undefined : piecesOf<string | number>(message, parameters, formats).join("");
  });
}
