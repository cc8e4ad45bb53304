import { detailedRow, failureMessage, type TranslateFailure } from "@recollect/domain/errors/error-messages.ts";
import type { LocalErrorCode } from "@recollect/domain/errors/local-catalogue.ts";
import { piecesOf, type Message, type MessageFormats } from "@recollect/domain/words/message.ts";

/** The message of an error that the browser detects, in the student's language. */
export function errorText(code: LocalErrorCode): string {
  return failureMessage(code) ?? code;
}

/** Words failures by a catalogue; where it has no message, or the failure lacks a part of it, the English one is whole. */
export function failureTranslator(errorOf: (code: string) => Message | undefined, formats: MessageFormats): TranslateFailure {
  return (code, parameters) => {
    const message = [errorOf(detailedRow(code)), errorOf(code)].find((one) => one !== undefined && hasParts(one, parameters));
    return message === undefined ? undefined : piecesOf<string | number>(message, parameters, formats).join("");
  };
}

function hasParts(message: Message, parameters: object): boolean {
  return typeof message === "string" || message.every((part) => typeof part === "string" || Object.hasOwn(parameters, part[0]));
}
