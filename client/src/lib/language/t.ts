import { catalogue } from "./catalogue.ts";
import { messageFormats } from "./formats.ts";
import { piecesOf, type Message, type MessageValues } from "@recollect/domain/words/message.ts";

/**
 * A message in the student's language. Texts files write it in English, in ICU MessageFormat: 'Study {what}', '{count, plural, one {# card} other {# cards}}'.
 * `context` separates messages that are one word in English and two in other languages ("New" card, "New" deck).
 * The build replaces it by the message's number and the English text by its compiled form (client/build/language), so both must be literals.
 */
export function t(english: string, values?: MessageValues | null, context?: string): string {
  // Without values the build puts the number in their place: most messages have none.
  const message = messageFor(english, typeof values === "number" ? values : context);
  return typeof message === "string" ? message : piecesOf<string | number>(message, values ?? {}, messageFormats).join("");
}

/** The same as a list, for values that are elements: 'By {author}' with a link to the author. */
export function tNodes<Node>(
  english: string,
  values: Readonly<Record<string, Node | string | number>>,
  context?: string,
): (Node | string | number)[] {
  return piecesOf(messageFor(english, context), values, messageFormats);
}

/** The parameters' types are those of the source; the build calls with a compiled message and its number. */
function messageFor(english: unknown, id: unknown): Message {
  return catalogue?.messageOf(id as number | undefined, english as Message) ?? (english as Message);
}
