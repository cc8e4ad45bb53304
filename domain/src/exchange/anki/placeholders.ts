/**
 * Parts that must survive the conversion of HTML (formulas, gaps, media) are replaced by one private-use character each. These characters
 * are first removed from the text, so that none can be forged.
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
  const placeholders: Placeholder[] = [];
  return {
    placeholders: placeholders as readonly Placeholder[],
    /** The character that replaces it; empty if there are more parts than characters. */
    put(placeholder: Placeholder): string {
      if (first + placeholders.length > last) return "";
      placeholders.push(placeholder);
      return String.fromCodePoint(first + placeholders.length - 1);
    },
    /** The text with some placeholders, and matches of `others`, replaced; null leaves one. */
    replaced(text: string, others: RegExp, write: (match: Placeholder | string) => string | null): string {
      return text.replace(new RegExp(`${any.source}|${others.source}`, "gu"), (match) => {
        const placeholder = placeholders[(match.codePointAt(0) ?? 0) - first];
        return write(placeholder ?? match) ?? match;
      });
    },
    /** The text with each placeholder replaced. */
    resolve(text: string, write: (placeholder: Placeholder) => string): string {
      return text.replace(any, (character) => {
        const placeholder = placeholders[(character.codePointAt(0) ?? first) - first];
        return placeholder ? write(placeholder) : "";
      });
    },
  };
}

export type Placeholders = ReturnType<typeof createPlaceholders>;

/** The text without the characters used as placeholders. */
export function withoutPrivate(text: string): string {
  return text.replace(any, "");
}
