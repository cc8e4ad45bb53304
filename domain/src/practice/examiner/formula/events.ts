/** Operators between two events in the brackets of a probability. */
const joints: readonly (readonly [RegExp, string, "ordered" | "any order"])[] = [
  [/\s*\|\s*|\s+given\s+/, "1", "ordered"],
  [/\s*∩\s*|\s*∧\s*|\s*&\s*|\s+and\s+|\s*,\s*/, "2", "any order"],
  [/\s*∪\s*|\s*∨\s*|\s+or\s+/, "3", "any order"],
];

/** Replaces probabilities by single names, so that `P(A|B)` differs from `P(B|A)`. Each event is a letter or its complement. */
export function withEventsNamed(text: string): string {
  return text.replace(/(?<!\p{L})P\s?\(([^()]{1,20})\)/gu, (whole, inside: string) => {
    const found = joints.find(([joint]) => joint.test(inside));
    const events = (found === undefined ? [inside] : inside.split(found[0])).map(codeOf).filter((event) => event !== null);
    if (events.length !== (found === undefined ? 1 : 2)) return whole;
    const ordered = found?.[2] === "any order" ? events.toSorted((a, b) => a.localeCompare(b)) : events;
    return `p_${found?.[1] ?? "0"}${ordered.join("0")}`;
  });
}

function codeOf(event: string): string | null {
  const plain = event.trim().normalize("NFC");
  const [, not, letter, after] = /^(¬|!|~|not\s+)?(\p{Lu})(\u0304|\u0305|'|\^c|\^C|ᶜ)?$/u.exec(plain.normalize("NFD")) ?? [];
  return letter === undefined ? null : `${not !== undefined || after !== undefined ? "9" : ""}${letter.codePointAt(0) ?? 0}`;
}
