/** What a message may contain besides its words. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * A message as the build compiles it (ICU MessageFormat, by Lingui's compiler): its words as they are, or the words and what stands between them.
 * A part is the name of a value, how it is written, and the forms to choose from.
 */
export type Message = string | readonly MessagePart[];
type MessagePart = string | readonly [name: string, format?: string, forms?: string | Forms];
type Forms = Readonly<Record<string, readonly MessagePart[]>>;

/** How numbers are written into messages, and which form of a word they ask for. */
export type MessageFormats = {
  /** a number among words: '2026', 'card 1,200' */ plain: (value: number) => string;
  /** rounded to a whole number: '1,234' */ whole: (value: number) => string;
  /** a share from 0 to 1: '87.3%' */ percent: (value: number) => string;
  /** a text among words; without it, as it is */ text?: ((value: string) => string) | undefined;
  /** the plural form that goes with a whole number */ plural: (value: number) => string;
};

/** The message in pieces, each value in its place; adjacent pieces are not joined. */
export function piecesOf<Value>(message: Message, values: Readonly<Record<string, Value>>, formats: MessageFormats): (string | Value)[] {
  if (typeof message === "string") return [message];
  const pieces: (string | Value)[] = [];
  write(message);
  return pieces;

  /** `counted` is the number that `#` stands for, inside a plural form. */
  function write(parts: readonly MessagePart[] = [], count?: number): void {
    for (const part of parts) {
      if (part === "#" && count !== undefined) pieces.push(formats.whole(count));
      else if (typeof part === "string") pieces.push(part);
      else writeValue(part);
    }
  }

  function writeValue([name, format, forms]: Exclude<MessagePart, string>): void {
    const value = values[name];
    if (typeof forms === "object") {
      const number = Math.round(Number(value));
      const branch =
        format === "plural"
          ? (forms[number] ?? forms[formats.plural(number)])
          : Object.hasOwn(forms, String(value))
            ? forms[String(value)]
            : undefined;
      write(branch ?? forms["other"], format === "plural" ? number : undefined);
    } else if (typeof value === "number") {
      pieces.push(format === "number" ? (forms === "percent" ? formats.percent(value) : formats.whole(value)) : formats.plain(value));
    } else if (typeof value === "string" && formats.text) pieces.push(formats.text(value));
    else if (value !== undefined) pieces.push(value);
  }
}
