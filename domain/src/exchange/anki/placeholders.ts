/**
 * What must pass through the conversion of HTML untouched (formulas, gaps, media) stands in the text as one character of a private
 * plane meanwhile, which no card of people's own holds. The text is emptied of these characters first, so that none can be forged.
 */
const first = 0xf0000;
const last = 0xffffd;
const any = /[\u{F0000}-\u{FFFFD}]/gu;

export type Placeholder =
  | { kind: "formula"; tex: string; isBlock: boolean }
  | { kind: "gap-opens"; number: number }
  | { kind: "gap-hint" }
  | { kind: "gap-closes" }
  | { kind: "media"; name: string; alt: string };

export function createPlaceholders() {
  const held: Placeholder[] = [];
  return {
    held: held as readonly Placeholder[],
    /** The character that stands for it; nothing when there are more of them than characters. */
    put(placeholder: Placeholder): string {
      if (first + held.length > last) return "";
      held.push(placeholder);
      return String.fromCodePoint(first + held.length - 1);
    },
    /** The text with some of its placeholders, and what matches `others`, replaced; null leaves one. */
    replaced(text: string, others: RegExp, write: (found: Placeholder | string) => string | null): string {
      return text.replace(new RegExp(`${any.source}|${others.source}`, "gu"), (found) => {
        const placeholder = held[(found.codePointAt(0) ?? 0) - first];
        return write(placeholder ?? found) ?? found;
      });
    },
    /** The text with each placeholder replaced. */
    resolve(text: string, write: (placeholder: Placeholder) => string): string {
      return text.replace(any, (character) => {
        const placeholder = held[(character.codePointAt(0) ?? first) - first];
        return placeholder ? write(placeholder) : "";
      });
    },
  };
}

export type Placeholders = ReturnType<typeof createPlaceholders>;

/** The text without the characters that placeholders are made of. */
export function withoutPrivate(text: string): string {
  return text.replace(any, "");
}
